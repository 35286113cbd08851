import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface AxeOptions {
  /** Whether to check only the contrast, because the markup was already checked in another look. */
  isContrastOnly?: boolean
  /** The rule for contrast of level AA or AAA. */
  contrast?: 'color-contrast' | 'color-contrast-enhanced'
}

/** Returns axe's findings on the page, one per line. */
export async function axeFindings(
  page: Page,
  { isContrastOnly = false, contrast = 'color-contrast' }: AxeOptions = {},
): Promise<string[]> {
  // At the end of the page, the purchase bar covers no link. Links that it covers elsewhere are no
  // problem, because a visitor can scroll.
  await page.evaluate(() => {
    if (document.querySelector('.goods-purchase')) scrollTo({ top: 1e6, behavior: 'instant' })
  })
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      ...(isContrastOnly
        ? { runOnly: [contrast, 'link-in-text-block'] }
        : {
            runOnly: LEVEL_AA,
            // axe's rule `target-size` is off by default.
            rules: { 'target-size': { enabled: true }, [contrast]: { enabled: true } },
          }),
    })
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  )
}
