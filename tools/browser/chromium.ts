import { existsSync } from 'node:fs'
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
