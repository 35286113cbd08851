import { expect, type Page, test } from '@playwright/test'
import { boxOf } from '../support/client-page.ts'
import { openGuide } from '../support/guide-page.ts'

/** Returns the upper edges of all elements that match a selector. */
function topsOf(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll((found) => found.map((each) => each.getBoundingClientRect().top))
}

test.describe('side by side', { tag: '@once' }, () => {
  test('on a tablet the text of an opening is beside its painting', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    for (const path of ['/mall/ticket', '/accessibility']) {
      await page.goto(path)
      const lead = await boxOf(page.locator('.area-opening-lead'))
      expect(lead.x + lead.width, path).toBeLessThan(768 * 0.6)
    }
  })

  test('the facts about the area have the same number in each row', async ({ page }) => {
    for (const width of [768, 1100, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/scenic/intro')
      const rows = Map.groupBy(await topsOf(page, '.introduction > .facts > div'), (top) => top)
      expect(new Set([...rows.values()].map(({ length }) => length)).size, `${width} px`).toBe(1)
    }
  })

  test('the facts of a visit guide are above its map, next to its stops', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/service/strategy/4001')
    const [facts, map, stops] = [
      await boxOf(page.locator('.article > .facts')),
      await boxOf(page.locator('.article > .place-map')),
      await boxOf(page.locator('.stops')),
    ]
    expect(map.y).toBeGreaterThan(facts.y + facts.height)
    expect([map.x, stops.y]).toEqual([facts.x, facts.y])
    expect(stops.x + stops.width).toBeLessThan(facts.x)
  })

  test('four links of a point form two rows of two @long', async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await openGuide(page, '/infomation/guide')
      const tops = await topsOf(page, '.point-links:has([href*="?map="]) li')
      const rows = Map.groupBy(tops.slice(0, 4), (top) => top)
      expect(
        [...rows.values()].map(({ length }) => length),
        `${width} px`,
      ).toEqual([2, 2])
    }
  })

  test('no guide filter is alone in its row', async ({ page }) => {
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/infomation/guide')
      const rows = Map.groupBy(await topsOf(page, '.category-filter li'), (top) => top)
      const lengths = [...rows.values()].map(({ length }) => length)
      expect(Math.min(...lengths), `${width} px`).toBeGreaterThan(1)
    }
  })

  test('tickets side by side have level rows, buttons and conditions', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/mall/ticket')
    const parts = ['.ticket-audience', '.ticket-price', '.ticket-buy > .button', '.ticket-details']
    for (const part of parts) {
      const [first, second, third] = await topsOf(page, part)
      expect([second, third], part).toEqual([first, first])
    }
  })

  test('the price of a restaurant is at the end of its row, above the hours', async ({ page }) => {
    for (const path of ['/mall/restaurant', '/en/mall/restaurant'])
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        const wrong = await page.locator('.menu .item').evaluateAll(
          (items) =>
            items.filter((item) => {
              const price = item.querySelector('.item-figure')?.getBoundingClientRect()
              const facts = item.querySelector('.item-overline')?.getBoundingClientRect()
              if (!price || !facts) return true
              const isAtEnd = Math.abs(price.right - item.getBoundingClientRect().right) < 1
              return !isAtEnd || price.bottom > facts.top + 1
            }).length,
        )
        expect(wrong, `${path}, ${width} px`).toBe(0)
      }
  })

  test('the search field of the error page is as wide as the status', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/nothing')
    const status = await boxOf(page.locator('h1'))
    const field = await boxOf(page.locator('.error-view search'))
    expect(Math.abs(field.width - status.width)).toBeLessThan(20)
  })

  test('visitor types are in one row with equal widths', async ({ page }) => {
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/mall/ticket')
      const boxes = await page
        .locator('.party-count')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
      expect(boxes.length).toBeGreaterThan(3)
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size, `${width} px`).toBe(1)
      expect(new Set(boxes.map((each) => Math.round(each.width))).size, `${width} px`).toBe(1)
    }
  })

  test('on a wide screen hours and address have the same top edge', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/infomation/contact')
    const headings = await topsOf(page, 'main h2')
    expect(headings.length).toBeGreaterThan(2)
    expect(headings.at(-1)).toBe(headings.at(-2))
  })

  test('two links to articles are separated by a line, and a single link has no line', async ({
    page,
  }) => {
    const next = page.locator('.article-neighbours [rel="next"]')
    await page.goto('/scenic/information/2002')
    await expect(next).toHaveCSS('border-left-width', '1px')
    await page.goto('/scenic/information/2001')
    await expect(next).toHaveCSS('border-left-width', '0px')
  })
})

test('a room without a picture has no empty column @once', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/mall/hotel/101')
    const room = page.locator('.room').first()
    await room.locator('.picture').evaluate((picture) => picture.remove())
    expect((await boxOf(room.locator('h3'))).x, `${width} px`).toBe((await boxOf(room)).x)
  }
})

/** Returns the parts of texts (between punctuation and spaces) that break across lines. */
function brokenPartsOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((texts) =>
    texts.flatMap(({ childNodes }) =>
      [...childNodes].flatMap((node) =>
        node.nodeType !== Node.TEXT_NODE
          ? []
          : [...(node.textContent ?? '').matchAll(/[^\p{P}\s]+/gu)].flatMap(
              ({ 0: part, index }) => {
                const range = document.createRange()
                range.setStart(node, index)
                range.setEnd(node, index + part.length)
                return range.getClientRects().length > 1 ? [part] : []
              },
            ),
      ),
    ),
  )
}

test('lines of Chinese leads and overlines end after punctuation @once', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/infomation/activity')
    await expect(page.locator('.item-overline').first()).toBeVisible()
    const texts = '.area-opening-lead, .item-overline, .item-overline > span'
    expect(await brokenPartsOf(page, texts), `${width} px`).toEqual([])
  }
})

test('on a phone a fact above a title does not break across lines @once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/mall/hotel', '/en/mall/hotel', '/infomation/activity']) {
    await page.goto(path)
    const facts = await page.locator('.item-overline > span').evaluateAll((all) =>
      all.map((fact) => {
        const text = document.createRange()
        text.selectNodeContents(fact)
        const tops = [...text.getClientRects()].map(({ top }) => Math.round(top))
        const { width } = fact.getBoundingClientRect()
        const room = fact.parentElement?.getBoundingClientRect().width ?? 0
        return { text: fact.textContent, lines: new Set(tops).size, isFull: width > room - 1 }
      }),
    )
    expect(facts.length, path).toBeGreaterThan(5)
    expect(facts.filter(({ lines, isFull }) => lines > 1 && !isFull)).toEqual([])
    expect(facts.filter(({ text }) => /·\s*$/.test(text))).toEqual([])
  }
})

test('a list without facts above its titles starts at its edge @once', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/scenic/information?type=notice')
    const list = await boxOf(page.locator('.item-list-text').first())
    await expect(page.locator('.item-overline')).toHaveCount(0)
    expect((await boxOf(page.locator('.item-title').first())).x, `${width} px`).toBe(list.x)
  }
})

test.describe('on a phone', { tag: '@once' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the last of an odd number of items is hardly cropped', async ({ page }) => {
    await page.goto('/mall/shopping')
    const items = page.locator('.item-grid > .item')
    if ((await items.count()) % 2 === 0) await items.last().evaluate((item) => item.remove())
    const { width, height } = await boxOf(items.last().locator('.picture'))
    expect(width).toBeGreaterThan(300)
    expect(width / height).toBeLessThanOrEqual(1.6)
  })
})
