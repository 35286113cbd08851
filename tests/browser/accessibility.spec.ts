import { expect, type Page, test } from '@playwright/test'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { setLargeText } from '../support/client-page.ts'
import { sample } from '../support/sample.ts'

type Look = (typeof LOOKS)[number]

/**
 * The looks in which axe checks a page. Dark pages have the same markup as light ones, so only
 * their contrast is checked. Large text needs the contrast of level AAA.
 */
const LOOKS = [
  { name: 'light', colorScheme: 'light', isElder: false, isContrastOnly: false },
  { name: 'dark', colorScheme: 'dark', isElder: false, isContrastOnly: true },
  { name: 'large', colorScheme: 'light', isElder: true, isContrastOnly: false },
  { name: 'large and dark', colorScheme: 'dark', isElder: true, isContrastOnly: true },
  { name: 'black on white', colorScheme: 'dark', isElder: true, chosen: 'w', isContrastOnly: true },
  {
    name: 'white on black',
    colorScheme: 'light',
    isElder: true,
    chosen: 'b',
    isContrastOnly: true,
  },
  { name: 'largest', colorScheme: 'light', isElder: true, chosen: 'lbpx', isContrastOnly: false },
] as const

function findings(page: Page, { isElder, isContrastOnly }: Look): Promise<string[]> {
  const contrast = isElder ? 'color-contrast-enhanced' : 'color-contrast'
  return axeFindings(page, { isContrastOnly, contrast })
}

/** Pages with results: a search with highlights, a filter and groups; a route in several parts. */
const ANSWERS = ['/en/search?q=lighthouse', '/service/traffic?from=north-reef']

// Runs in one window only (`@once`), because phones get the same markup.
test.describe('axe', { tag: '@once' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  const addresses = sample(PAGE_ADDRESSES, 6).map(({ address }) => address)
  for (const address of [...addresses, ...ANSWERS]) {
    test(`finds nothing on ${address}, in light, dark and large text`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const look of LOOKS) {
        await page.emulateMedia({ colorScheme: look.colorScheme })
        await setLargeText(page, look.isElder, 'chosen' in look ? look.chosen : '')
        expect.soft(await findings(page, look), look.name).toEqual([])
      }
    })
  }
})
