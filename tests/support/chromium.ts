import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** How every browser is launched: Debian's Chromium where it is installed, else Playwright's own. */
export const launchOptions: LaunchOptions = existsSync(DEBIAN_CHROMIUM)
  ? { executablePath: DEBIAN_CHROMIUM }
  : {}
