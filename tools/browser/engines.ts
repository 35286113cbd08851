import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { type Browser, chromium, type LaunchOptions } from '@playwright/test'

export const CHROMIUM = '/usr/bin/chromium'
export const HEADLESS_SHELL = `${CHROMIUM}-headless-shell`

/** Options for the full browser: Debian's Chromium if it is installed, otherwise Playwright's. */
export const launchOptions: LaunchOptions = existsSync(CHROMIUM)
  ? { executablePath: CHROMIUM }
  : { channel: 'chromium' }

/**
 * Options for the headless shell: the same engine without windows, tabs and profiles. It takes half
 * the CPU time. It has no back/forward cache, and loads lazy pictures even on a slow connection.
 */
export const shellOptions: LaunchOptions = existsSync(HEADLESS_SHELL)
  ? { executablePath: HEADLESS_SHELL }
  : launchOptions

/** Starts a browser. If none is installed, throws an error that says how to install one. */
export async function launchChromium(): Promise<Browser> {
  try {
    return await chromium.launch(shellOptions)
  } catch (error) {
    throw new Error('Chromium is not installed or does not start: npm run browser installs it', {
      cause: error,
    })
  }
}

/** The Debian packages and commands that tests need, for each engine besides Chromium. */
export const ENGINES = {
  firefox: { packages: ['firefox-esr'], commands: ['/usr/bin/firefox-esr'] },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    commands: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
} as const

/** Name of an engine, and of its project in the test runner. */
export type EngineName = keyof typeof ENGINES

export function missingCommands(name: EngineName): string[] {
  return ENGINES[name].commands.filter((command) => !existsSync(command))
}

/**
 * Old versions of Chromium from npm, pinned by hash. The site's styles support 99 and newer,
 * because they need `@layer`. 102 is the oldest such version on npm; 92 has no `@layer`.
 */
const OLD_CHROMIUMS = {
  'chromium-102': {
    package: '@sparticuz/chrome-aws-lambda@14.0.0',
    integrity:
      'sha512-wV+gaKsLCV9abG1BFfuqQbptdxok6xMP5qFZJ+xZhOwWsVNL27Wgow/ad+Pfwc9GAbMZk7C/66Strw4q3K6AzA==',
  },
  'chromium-92': {
    package: '@sparticuz/chromium@92.0.0',
    integrity:
      'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  },
} as const

/** Name of an old Chromium, and of its project in the test runner. */
export type OldChromium = keyof typeof OLD_CHROMIUMS

export const OLD_CHROMIUM_NAMES = Object.keys(OLD_CHROMIUMS).filter(isOldChromium)

const FOLDER = '.tmp/browsers'
const decompress = promisify(brotliDecompress)

export function isOldChromium(name: string): name is OldChromium {
  return Object.hasOwn(OLD_CHROMIUMS, name)
}

/** Returns the absolute path of an old Chromium, installed or not. */
export function commandOf(name: OldChromium): string {
  return join(import.meta.dirname, '../..', FOLDER, name)
}

/** Downloads and unpacks an old Chromium, unless it is there. Throws if it cannot run here. */
export async function installOldChromium(name: OldChromium): Promise<void> {
  if (existsSync(commandOf(name))) return
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the build is for Linux on x64')
  const folder = `${commandOf(name)}-package`
  await mkdir(folder, { recursive: true })
  try {
    const archive = join(folder, download(name, folder))
    run('tar', ['-xzf', archive, '-C', folder, 'package/bin/chromium.br'])
    const packed = await readFile(join(folder, 'package/bin/chromium.br'))
    await writeFile(commandOf(name), await decompress(packed), { mode: 0o755 })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Downloads the package to `folder`. Returns the archive's name. Throws if its hash differs. */
function download(name: OldChromium, folder: string): string {
  const { package: source, integrity } = OLD_CHROMIUMS[name]
  const answer = run('npm', ['pack', source, '--json', '--silent', '--pack-destination', folder])
  const [archive] = JSON.parse(answer)
  if (archive.integrity !== integrity) throw new Error(`${source} does not have the expected hash`)
  return archive.filename
}

function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${stderr}`)
  return stdout
}
