import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs what the browser tests need and the machine lacks: as root on Debian and Ubuntu Chromium and a Chinese font
 * with the package manager, elsewhere Playwright's own Chromium.
 */
const isRoot = process.getuid?.() === 0
const hasApt = existsSync('/usr/bin/apt-get')

if (hasApt && isRoot) {
  const missing = [
    ...(existsSync('/usr/bin/chromium') ? [] : ['chromium']),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk']),
  ]
  if (missing.length > 0) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing])
  }
} else if (!existsSync('/usr/bin/chromium')) {
  run('npx', ['playwright', 'install', 'chromium'])
}

function hasChineseFont(): boolean {
  return (
    spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout?.trim().length > 0
  )
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}
