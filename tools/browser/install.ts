import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { startCommand } from '../command.ts'
import {
  type EngineName,
  ENGINES,
  installOldChromium,
  missingCommands,
  OLD_CHROMIUM_NAMES,
  CHROMIUM,
  HEADLESS_SHELL,
} from './engines.ts'

/**
 * Installs the browsers for the tests. As root on Debian and Ubuntu, installs packages: Chromium,
 * its headless shell, a Chinese font, Firefox and WebKitGTK. On other systems, installs
 * Playwright's Chromium. Also downloads two old builds of Chromium from npm. Only the new Chromium
 * is required. If another browser is missing, the command reports that and the tests skip it.
 */
startCommand({ usage: 'npm run browser' })

const PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk']
const isRoot = process.getuid?.() === 0
const hasApt = existsSync('/usr/bin/apt-get')

if (hasApt && isRoot) {
  if (![CHROMIUM, HEADLESS_SHELL].every(existsSync) || !hasChineseFont()) {
    run('apt-get', ['update', '-qq'])
    // One command for both packages, because the shell needs the same version as Chromium.
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES])
  }
  // The headless shell may be missing: then the tests only take longer.
  if (!existsSync(CHROMIUM) || !hasChineseFont())
    throw new Error(`${PACKAGES.join(' ')} could not be installed`)
} else if (!existsSync(CHROMIUM) && !run('npx', ['playwright', 'install', 'chromium'])) {
  throw new Error('Chromium could not be installed')
}

for (const name of ['firefox', 'webkit'] as const) installEngine(name)

for (const name of OLD_CHROMIUM_NAMES) {
  await installOldChromium(name).catch((error: unknown) => {
    console.warn(`${name} could not be installed (${String(error)}): the tests skip it`)
  })
}

function installEngine(name: EngineName): void {
  const packages = ENGINES[name].packages
  if (missingCommands(name).length > 0 && hasApt && isRoot) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  }
  if (missingCommands(name).length > 0)
    console.warn(`${packages.join(' and ')} could not be installed: the tests skip ${name}`)
}

function hasChineseFont(): boolean {
  return (
    spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout?.trim().length > 0
  )
}

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
