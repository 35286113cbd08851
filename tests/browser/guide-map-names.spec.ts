import { expect, type Page, test } from '@playwright/test'
import { expectMap, GUIDES } from '../support/guide-page.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]

for (const { path } of GUIDES)
  for (const viewport of SIZES) {
    test(`${path} opens with the names of all landmarks, ${viewport.width} px @once`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expectMap(page)
      await expectNames(page, '.leaflet-points-pane')
    })

    test(`the drawing of ${path} has the names of all landmarks, ${viewport.width} px @once`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.route(/early-map/, (route) => route.abort())
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expectNames(page, '.map-marks')
    })
  }

/** Expects that each landmark has a name, which nothing covers. */
async function expectNames(page: Page, marks: string): Promise<void> {
  const names = await page
    .locator('.map-marks > .map-mark-landmark')
    .evaluateAll((all) => [...new Set(all.map((mark) => mark.getAttribute('aria-label') ?? ''))])
  expect(names.length).toBeGreaterThan(2)
  await expect(async () => {
    const { shown, faults } = await namesIn(page, marks)
    expect(faults).toEqual([])
    expect(shown.toSorted()).toEqual(names.toSorted())
  }).toPass({ timeout: 10_000 })
}

/**
 * Returns the shown names of landmarks, and a text for each name that is covered or outside the
 * visible map.
 */
function namesIn(page: Page, marks: string): Promise<{ shown: string[]; faults: string[] }> {
  return page.evaluate((pane) => {
    const all = document.querySelectorAll.bind(document)
    const edges = (selector: string): DOMRect =>
      all(selector)[0]?.getBoundingClientRect() ?? new DOMRect()
    const [stage, list] = [edges('.guide-stage'), edges('.guide-side')]
    // On phones the list covers the lower edge of the map.
    const bottom = list.left < stage.right && list.right > stage.left ? list.top : stage.bottom
    const onMap = [...all(`${pane} > .map-mark`)].filter((mark) => {
      const { left, right, top } = mark.getBoundingClientRect()
      return right > stage.left && left < stage.right && top < bottom
    })
    const landmarks = onMap.filter((mark) => mark.classList.contains('map-mark-landmark'))
    const names = landmarks.flatMap((mark) => {
      const style = getComputedStyle(mark, '::after')
      if (style.content === 'none') return []
      const { x, y } = mark.getBoundingClientRect()
      const { e, f } = new DOMMatrix(style.transform)
      const [left, top, width, height] = [style.left, style.top, style.width, style.height].map(
        Number.parseFloat,
      )
      const box = new DOMRect(x + (left ?? 0) + e, y + (top ?? 0) + f, width, height)
      return [{ name: mark.getAttribute('aria-label') ?? '', box }]
    })
    const others = [
      ...landmarks.flatMap((mark) => [...mark.children]),
      ...onMap.filter((mark) => mark.classList.contains('map-mark-cluster')),
      ...all('.map-controls, .map-legend summary, .map-scale'),
    ].map((part) => ({
      name: `${part.className} ${part.textContent}`,
      box: part.getBoundingClientRect(),
    }))
    const faults = names.flatMap(({ name, box }) => {
      const covering = [...names, ...others].filter(
        (other) =>
          other.box !== box &&
          box.left < other.box.right - 1 &&
          other.box.left < box.right - 1 &&
          box.top < other.box.bottom - 1 &&
          other.box.top < box.bottom - 1,
      )
      const isOutside =
        box.left < stage.left ||
        box.right > stage.right ||
        box.top < stage.top ||
        box.bottom > bottom
      return [
        ...covering.map((other) => `${name} and ${other.name}`),
        ...(isOutside ? [`${name} is outside`] : []),
      ]
    })
    return { shown: names.map(({ name }) => name), faults }
  }, marks)
}
