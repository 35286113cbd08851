import { existsSync } from 'node:fs'

/** Debian packages and commands that drive each engine besides Chromium. */
export const ENGINES = {
  firefox: { packages: ['firefox-esr'], commands: ['/usr/bin/firefox-esr'] },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    commands: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
} as const

/** Name of an engine and of its project in the test runner. */
export type EngineName = keyof typeof ENGINES

/** Returns the commands that this machine lacks to drive an engine. */
export function missingCommands(name: EngineName): string[] {
  return ENGINES[name].commands.filter((command) => !existsSync(command))
}
