import { existsSync } from 'node:fs'
import { type Browser, chromium, type LaunchOptions } from '@playwright/test'

/** Where Debian has it. */
export const CHROMIUM = '/usr/bin/chromium'
export const HEADLESS_SHELL = `${CHROMIUM}-headless-shell`

/** The whole browser: Debian's Chromium where it is installed, else Playwright's own. */
export const launchOptions: LaunchOptions = existsSync(CHROMIUM)
  ? { executablePath: CHROMIUM }
  : { channel: 'chromium' }

/**
 * The same engine without windows, tabs and profiles, for half the work. It keeps no page in a back/forward cache, and
 * fetches lazy pictures however slow the connection is.
 */
export const shellOptions: LaunchOptions = existsSync(HEADLESS_SHELL)
  ? { executablePath: HEADLESS_SHELL }
  : launchOptions

/** A running browser for a command. Throws an error that says how to get one. */
export async function launchChromium(): Promise<Browser> {
  try {
    return await chromium.launch(shellOptions)
  } catch (error) {
    throw new Error('Chromium is not there, or does not start: npm run browser installs it', {
      cause: error,
    })
  }
}
