import { existsSync } from 'node:fs'

/** What drives each engine beside Chromium in which the site is tested: Debian's packages and the commands in them. */
export const ENGINES = {
  firefox: { packages: ['firefox-esr'], commands: ['/usr/bin/firefox-esr'] },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    commands: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
} as const

/** The name of an engine, which is that of the test runner's project too. */
export type EngineName = keyof typeof ENGINES

/** The commands that this machine lacks to drive an engine. */
export function missingCommands(name: EngineName): string[] {
  return ENGINES[name].commands.filter((command) => !existsSync(command))
}
