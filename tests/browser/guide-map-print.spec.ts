import { expect, type Page, test } from '@playwright/test'
import { GUIDES, openGuide, walkPanel } from '../support/guide-page.ts'

for (const words of GUIDES) {
  test(`${words.path} prints a walk with its map, and without the list @once`, async ({ page }) => {
    await openGuide(page, `${words.path}#walk-64-1`)
    const panel = walkPanel(page, words)
    await expect(panel.locator('.walk-code')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    for (const seen of ['.guide-map', '.drawn-walk path', '.walk-steps', '.walk-code svg'])
      await expect(page.locator(seen).first()).toBeVisible()
    for (const left of ['li.point', 'li.trail', '.walk-turn', '.map-canvas'])
      await expect(page.locator(left).first()).toBeHidden()
    // A map that is cut off has another shape than its drawing.
    const shapes = await page.locator('.guide-map > svg').evaluate((svg: SVGSVGElement) => {
      const box = svg.getBoundingClientRect()
      return [box.width / box.height, svg.viewBox.baseVal.width / svg.viewBox.baseVal.height]
    })
    expect(shapes[0]).toBeCloseTo(shapes[1] ?? 0, 2)
    // Two sheets: the walk needs the second one if it does not fit below the map.
    expect(await countSheets(page)).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'screen' })
    await panel.getByRole('button', { name: words.clear }).click()
    await page.emulateMedia({ media: 'print' })
    expect(await countSheets(page)).toBeGreaterThan(2)
  })
}

test('the printed map has names, a scale and a telephone number @once', async ({ page }) => {
  await openGuide(page, '/infomation/guide')
  await page.emulateMedia({ media: 'print' })
  const map = page.locator('.guide-map > svg')
  const { width } = (await map.boundingBox()) ?? { width: 0 }
  const scale = page.locator('.paper-scale')
  await expect(scale).toHaveText(/\d\s?(?:米|公里|m|km)/)
  const share = ((await scale.boundingBox())?.width ?? 0) / width
  expect(share).toBeGreaterThan(0.03)
  expect(share).toBeLessThan(0.25)
  await expect(page.locator('.paper-facts [href^="tel:"]')).toBeVisible()
  const names = await page
    .locator('.map-marks > .map-mark-landmark')
    .evaluateAll((all) => all.map((mark) => getComputedStyle(mark, '::after').content))
  expect(names.length).toBeGreaterThan(1)
  expect(names).not.toContain('none')
})

async function countSheets(page: Page): Promise<number> {
  const file = (await page.pdf({ format: 'A4' })).toString('latin1')
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
