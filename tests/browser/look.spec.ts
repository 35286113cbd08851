import { expect, type Page, test } from '@playwright/test'
import { wcagContrast } from 'culori'
import { cutTexts } from '../support/cut-text.ts'
import { boxOf, turnOnLargeText } from '../support/client-page.ts'
import { openGuide } from '../support/guide-page.ts'

test('on a phone the filters reach the edge of the window @once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/service/qa')
  const { x, width } = await boxOf(page.locator('.category-filter ul'))
  expect(x + width).toBe(390)
})

// Runs once (`@once`), because this test sets the width itself.
test('a fact of the day stays in its cell with text at 200 % @once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  await page.locator(':root').evaluate((html) => (html.style.fontSize = '200%'))
  const beyond = await page.locator('.today-value').evaluateAll((values) =>
    values.map((value) => {
      const text = document.createRange()
      text.selectNodeContents(value)
      return text.getBoundingClientRect().right - value.getBoundingClientRect().right
    }),
  )
  expect(beyond.length).toBeGreaterThan(1)
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0)
})

test('each column heading of the opening hours fits on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en/scenic/intro')
  const lines = await page.locator('.season-table thead th').evaluateAll((heads) =>
    heads.map((head) => {
      const text = document.createRange()
      text.selectNodeContents(head)
      return text.getClientRects().length
    }),
  )
  expect(new Set(lines)).toEqual(new Set([1]))
})

// Runs once (`@once`), because this test sets the width itself.
test('the texts of the sights are wide enough to read in every window @once', async ({ page }) => {
  for (const width of [768, 1440, 1920, 2560, 3440]) {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto('/scenic/publicity')
    const widths = await page
      .locator('.sights .item-text p')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width))
    expect(widths.length, `${width} px`).toBeGreaterThan(1)
    expect(Math.min(...widths), `${width} px`).toBeGreaterThan(200)
  }
})

// Runs once (`@once`), because this test sets the width itself.
test('on a large screen text grows, and page and header stay aligned @once', async ({ page }) => {
  await page.goto('/mall/hotel')
  const sizes: number[] = []
  for (const width of [1440, 1920, 2560, 3440]) {
    await page.setViewportSize({ width, height: 1000 })
    const text = await boxOf(page.locator('main .category-filter').first())
    if (width > 1440)
      expect((await boxOf(page.locator('.site-header .site-name'))).x).toBeCloseTo(text.x, 0)
    sizes.push(
      await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
    )
  }
  expect(sizes).toEqual([16, 16, 20, 20])
})

// Runs once (`@once`), because this test sets the width itself.
test('the breadcrumbs do not repeat the page’s title on a phone @once', async ({ page }) => {
  await page.goto('/en/mall/restaurant/201')
  const current = page.locator('.breadcrumbs [aria-current]')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.breadcrumbs a').last()).toBeVisible()
  await expect(current).toBeHidden()
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(current).toBeVisible()
})

test('the English title beside the map of the home page has two lines', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en')
  const lines = await page.locator('.guide-teaser h2').evaluate((title) => {
    const text = document.createRange()
    text.selectNodeContents(title)
    return text.getClientRects().length
  })
  expect(lines).toBe(2)
})

test('the selected filter of a list is in view, also horizontally', async ({ page }) => {
  await page.goto('/infomation/announcement?category=town')
  const chosen = page.locator('.category-filter [aria-current]')
  await expect(chosen).toBeInViewport({ ratio: 0.9 })
  await page.locator('.item-title a').first().click()
  await expect(page).toHaveURL(/announcement\/\d+/)
  await page.goBack()
  await expect(chosen).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the first link of a page skips the header', async ({ page }) => {
  await page.goto('/mall/hotel')
  await page.keyboard.press('Tab')
  const skip = page.locator('.skip-link')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('.category-filter a').first()).toBeFocused()
})

test('a filter can be selected by keyboard, and is marked as current', async ({ page }) => {
  await page.goto('/mall/hotel')
  const filters = page.locator('.category-filter a')
  await filters.nth(1).focus()
  await expect(filters.nth(1)).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/category=/)
  await expect(filters.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('in forced colours the selected filter still stands out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/mall/hotel')
  const edge = (index: number) =>
    page
      .locator('.category-filter a')
      .nth(index)
      .evaluate((link) => getComputedStyle(link).borderBlockEndColor)
  expect(await edge(0)).not.toBe(await edge(1))
})

/** Returns the number of running animations, as soon as the page can be painted. */
function running(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    return document.getAnimations().length
  })
}

test.describe('motion', () => {
  test('is present by default', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })
    await expect.poll(() => running(page), { intervals: [20] }).toBeGreaterThan(0)
  })

  for (const look of ['reduced motion', 'large text']) {
    test(`is absent with ${look}`, async ({ page, baseURL }) => {
      if (look === 'large text') await turnOnLargeText(page, baseURL)
      else await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of ['/', '/mall/hotel/101']) {
        await page.goto(path, { waitUntil: 'commit' })
        await page.locator('h1').waitFor()
        expect(await running(page)).toBe(0)
      }
    })
  }

  test('a route is drawn while its map is scrolled into view', async ({ page }) => {
    await page.goto('/service/strategy/4001')
    const map = page.locator('.place-map')
    const shareHidden = () =>
      map
        .locator('path')
        .first()
        .evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset))
    const scrollTo = (block: ScrollLogicalPosition) =>
      map.evaluate((element, to) => element.scrollIntoView({ block: to }), block)
    await scrollTo('end')
    const below = await shareHidden()
    await scrollTo('start')
    await expect.poll(shareHidden).toBe(0)
    const isSupported = await page.evaluate(() => CSS.supports('animation-timeline: view()'))
    if (isSupported) expect(below).toBeGreaterThan(0.1)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await shareHidden(), 'on paper').toBe(0)
  })
})

test('tickets are stacked on a phone only', async ({ page, viewport }) => {
  await page.goto('/mall/ticket')
  const names = page.locator('.ticket-name')
  const [first, second] = [await boxOf(names.nth(0)), await boxOf(names.nth(1))]
  if ((viewport?.width ?? 0) < 1000) expect(second.x).toBe(first.x)
  else expect(second.x).toBeGreaterThan(first.x)
})

// A phone with its browser's bars, a phone in landscape, a tablet, and a small laptop.
for (const [width, height] of [
  [390, 664],
  [844, 390],
  [1024, 768],
  [1366, 650],
] as const) {
  for (const address of ['/', '/en']) {
    test(`today’s hours are visible in ${address} at ${width} × ${height} @once`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(address)
      await expect(page.locator('.today-value').first()).toBeInViewport({ ratio: 1 })
    })
  }
}

test('on a phone the facts of the day leave no empty cell @once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const facts = page.locator('.today-facts > div')
  await expect(facts).toHaveCount(3)
  const whole = await boxOf(page.locator('.today-facts'))
  expect((await boxOf(facts.last())).width).toBe(whole.width)
  await facts.last().evaluate((fact) => fact.remove())
  expect((await boxOf(facts.last())).width).toBe(whole.width / 2)
})

test('a wide table scrolls within its article, also by keyboard @once', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/service/strategy/4006')
  const table = page.locator('.wide-table')
  await table.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(cutTexts)).toEqual([])
})

test('the price and the button stay in view on a phone @once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/mall/hotel/101')
  await expect(page.locator('.goods-purchase .button')).toBeInViewport()
})

test.describe('on paper', () => {
  /** A4 in CSS pixels, as media queries measure it. */
  const SHEET = { width: 794, height: 1123 }

  test('an article shows its text, and hides navigation and controls', async ({ page }) => {
    await page.goto('/infomation/announcement/1024')
    const parts = ['.site-menu', '.article-neighbours', '.breadcrumbs', '.elder-switch']
    for (const part of parts) await expect(page.locator(part).first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.rich-text').first()).toBeVisible()
    for (const part of parts) await expect(page.locator(part).first()).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })

  test('tickets show their conditions, and title and seal are aligned', async ({ page }) => {
    await page.setViewportSize(SHEET)
    await page.emulateMedia({ media: 'print' })
    await page.goto('/mall/ticket')
    await expect(page.locator('.ticket-details .facts').first()).toBeVisible()
    await expect(page.locator('.party')).toBeHidden()
    await expect(page.locator('.ticket-details summary').first()).toBeHidden()
    await expect(page.locator('.site-footer [href="#top"]')).toBeHidden()
    const title = await boxOf(page.getByRole('heading', { level: 1 }))
    const seal = await boxOf(page.locator('.area-opening .seal'))
    expect(seal.y).toBe(title.y)
  })

  test('the English introduction fills three sheets', async ({ page }) => {
    await page.goto('/en/scenic/intro')
    await page
      .locator('.introduction > .picture img')
      .evaluate((img: HTMLImageElement) => img.decode())
    const sheets = (await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
      .toString('latin1')
      .match(/\/Type \/Page\b/g)
    expect(sheets).toHaveLength(3)
  })

  for (const path of ['/service/strategy/4001', '/en/service/strategy/4001'])
    test(`the map and the stops of ${path} are on the first sheet`, async ({ page }) => {
      // The sheet without its upper and lower margin.
      const inner = { ...SHEET, height: 1017 }
      await page.setViewportSize(inner)
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => window.scrollTo(0, 0))
      const facts = await boxOf(page.locator('.facts'))
      const map = await boxOf(page.locator('.place-map'))
      const stops = await boxOf(page.locator('.stops'))
      // Its text is short, so the map is large and below the stops.
      expect(stops.y).toBeGreaterThanOrEqual(facts.y + facts.height)
      expect(map.y).toBeGreaterThanOrEqual(stops.y + stops.height)
      expect(map.y + map.height).toBeLessThan(inner.height)
      // Some versions of Chromium move a painting without it to the next sheet.
      await expect(page.locator('.place-map')).toHaveCSS('contain', 'size')
      await expect(page.locator('.place-map > .paper-scale')).toBeVisible()
      await expect(page.locator('.place-map-legs')).toHaveCSS('stroke-linecap', 'round')
      const name = page.locator('.place-map-stops[data-name]').first()
      const printed = name.evaluate((mark) => getComputedStyle(mark, '::after').content)
      expect(await printed).toBe(`"${await name.getAttribute('data-name')}"`)
      const number = page.locator('.place-map-stop').first()
      await expect(number).toHaveCSS('print-color-adjust', 'exact')
      // Next to a long text, they are next to each other.
      await page.locator('.rich-text').evaluate((text) => {
        for (let count = 0; count < 6; count++) text.append(document.createElement('p'))
      })
      const narrow = await boxOf(page.locator('.stops'))
      const beside = await boxOf(page.locator('.place-map'))
      expect(narrow.x + narrow.width + 15).toBeLessThan(beside.x)
      expect(beside.y).toBeLessThan(narrow.y + narrow.height)
    })

  test('the address is next to the name, so that it is never alone on a sheet', async ({
    page,
  }) => {
    await page.setViewportSize(SHEET)
    await page.goto('/en/service/conditions')
    await page.emulateMedia({ media: 'print' })
    const header = await boxOf(page.locator('.site-header'))
    const name = await boxOf(page.locator('.site-header .site-name'))
    const address = await boxOf(page.locator('.site-footer address'))
    expect(address.x).toBeGreaterThan(name.x + name.width)
    expect(address.y + address.height).toBeLessThanOrEqual(header.y + header.height)
    const ofPage = page.locator('[rel=canonical]')
    const printed = ofPage.evaluate((link) => getComputedStyle(link, '::after').content)
    expect(await printed).toBe(`"${await ofPage.getAttribute('href')}"`)
    const web = await boxOf(ofPage)
    expect(web.y).toBeGreaterThan(name.y + name.height - 10)
    expect(web.y + web.height).toBeLessThanOrEqual(header.y + header.height)
    expect(web.x + web.width).toBeLessThan(address.x)
  })

  test('answers are open, without the sign that opens them', async ({ page }) => {
    await page.setViewportSize(SHEET)
    await page.emulateMedia({ media: 'print' })
    await page.goto('/service/qa')
    await expect(page.locator('.question .rich-text').first()).toBeInViewport()
    const sign = await page
      .locator('.question summary')
      .first()
      .evaluate((summary) => getComputedStyle(summary, '::after').display)
    expect(sign).toBe('none')
  })

  test('the guide begins below the site’s name, and shows the whole map', async ({ page }) => {
    await page.setViewportSize(SHEET)
    await openGuide(page, '/infomation/guide')
    await expect(page.locator('.guide-map')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    const header = await boxOf(page.locator('.site-header'))
    const title = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(title.y).toBeGreaterThan(header.y + header.height)
    await expect(page.locator('.map-canvas')).toBeHidden()
    const map = await boxOf(page.locator('.guide-map > svg'))
    expect(map.height).toBeGreaterThan(SHEET.width / 2)
  })
})

test('a selected choice stands out from its background in dark mode @once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/service/complain?about=lost')
  const [ring, ground] = await page.locator('.choice :checked').evaluate((choice) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(choice)
    return [borderTopColor, backgroundColor] as const
  })
  expect(wcagContrast(ring, ground)).toBeGreaterThanOrEqual(3)
})

test.describe('on a phone', { tag: '@once' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('small links are at least 44 px high', async ({ page }) => {
    await page.goto('/infomation/announcement/1024')
    await page.locator('.site-menu summary').click()
    for (const links of ['.breadcrumbs a', '.site-menu-groups a', '.article-contents a']) {
      const heights = await page
        .locator(links)
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
      expect(heights.length, links).toBeGreaterThan(0)
      expect(Math.min(...heights), links).toBeGreaterThan(43.99)
    }
  })

  for (const path of ['/search', '/en/search'])
    test(`the placeholder in the field of ${path} is not cut off`, async ({ page }) => {
      await page.goto(path)
      const room = await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
        const pen = document.createElement('canvas').getContext('2d')
        if (pen === null) throw new Error('No canvas')
        pen.font = font
        const inner =
          field.clientWidth -
          Number.parseFloat(paddingInlineStart) -
          Number.parseFloat(paddingInlineEnd)
        return inner - pen.measureText(field.placeholder).width
      })
      expect(room).toBeGreaterThanOrEqual(0)
    })
})
