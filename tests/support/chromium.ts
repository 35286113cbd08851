import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** The whole browser: Debian's Chromium where it is installed, else Playwright's own. */
export const launchOptions: LaunchOptions = existsSync('/usr/bin/chromium')
  ? { executablePath: '/usr/bin/chromium' }
  : { channel: 'chromium' }

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The same engine without windows, tabs and profiles, for half the work. It keeps no page in a back/forward cache, and
 * fetches lazy pictures however slow the connection is.
 */
export const shellOptions: LaunchOptions = existsSync(HEADLESS_SHELL)
  ? { executablePath: HEADLESS_SHELL }
  : launchOptions
