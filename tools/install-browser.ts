import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { startCommand } from './command.ts'

/**
 * Installs what the browser tests need and the machine lacks: as root on Debian and Ubuntu Chromium, its headless shell and a
 * Chinese font with the package manager, elsewhere Playwright's own Chromium.
 */
startCommand({ usage: 'npm run browser' })

const CHROMIUM = '/usr/bin/chromium'
const PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk']
const isRoot = process.getuid?.() === 0
const hasApt = existsSync('/usr/bin/apt-get')

if (hasApt && isRoot) {
  if (![CHROMIUM, `${CHROMIUM}-headless-shell`].every(existsSync) || !hasChineseFont()) {
    run('apt-get', ['update', '-qq'])
    // All of them: one version of the shell needs the same version of the other.
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES])
  }
  // Without the shell the tests only take longer.
  if (!existsSync(CHROMIUM) || !hasChineseFont())
    throw new Error(`${PACKAGES.join(' ')} could not be installed`)
} else if (!existsSync(CHROMIUM) && !run('npx', ['playwright', 'install', 'chromium'])) {
  throw new Error('Chromium could not be installed')
}

function hasChineseFont(): boolean {
  return (
    spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout?.trim().length > 0
  )
}

/** Whether the command succeeded; what went wrong is in its output. */
function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
