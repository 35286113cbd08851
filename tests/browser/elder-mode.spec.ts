import { expect, type Page, test } from '@playwright/test'
import {
  boxOf,
  expectAwake,
  HOTELS,
  isSameDocument,
  openTools,
  recordRequests,
  turnOnLargeText,
  visit,
} from '../support/client-page.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { openGuide, sheet } from '../support/guide-page.ts'
import { sample } from '../support/sample.ts'
import { smallTargets } from '../support/small-targets.ts'
import { cutTexts } from '../support/cut-text.ts'

/** One page of each kind, the guide in its states, and a search. */
const WITH_TARGETS = [
  ...PAGE_ADDRESSES.map(({ address }) => address),
  '/nothing',
  '/search?q=%E7%81%AF%E5%A1%94',
  '/infomation/guide#point-1',
  '/infomation/guide#walk-1-2',
  '/infomation/guide?category=food',
]

const turnOn = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: '长者模式', exact: true })
const turnOff = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: '退出长者模式' })

const tool = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) })

const textSize = (page: Page) =>
  page
    .locator('main p')
    .first()
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))

const showAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('large text can be turned on, stays on for other pages, and can be turned off', async ({
      page,
    }) => {
      await page.goto('/service/traffic')
      expect(await textSize(page)).toBeLessThan(20)
      await turnOn(page).click()
      await expect(turnOff(page)).toBeVisible()
      await expect(page).toHaveURL('/service/traffic')
      expect(await textSize(page)).toBeGreaterThanOrEqual(22)

      await page.goto('/mall/hotel')
      await expect(turnOff(page)).toBeVisible()
      expect(await textSize(page)).toBeGreaterThanOrEqual(22)

      await turnOff(page).click()
      await expect(turnOn(page)).toBeVisible()
      await page.reload()
      await expect(turnOn(page)).toBeVisible()
    })

    test('size and contrast cycle through their steps and apply to other pages', async ({
      page,
    }) => {
      const size = () =>
        page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      await page.goto('/service/traffic')
      await turnOn(page).click()
      for (const px of [22, 30, 40]) {
        await expect.poll(size).toBe(px)
        await tool(page, '字号').click()
      }
      await expect.poll(size).toBe(22)
      await tool(page, '字号').click()
      await expect.poll(size).toBe(30)
      await openTools(page)
      await tool(page, '对比').click()
      await expect.poll(ground).toBe('rgb(255, 255, 255)')
      await openTools(page)
      await tool(page, '对比').click()
      await expect.poll(ground).toBe('rgb(0, 0, 0)')
      for (const path of ['/mall/hotel', '/en/service/qa', '/infomation/guide']) {
        await page.goto(path)
        await expect.poll(ground, path).toBe('rgb(0, 0, 0)')
        expect(await size(), path).toBe(30)
      }
    })
  })
}

test('reading lines follow the pointer, but not on a phone', async ({
  page,
  baseURL,
  isMobile,
}) => {
  await turnOnLargeText(page, baseURL)
  await page.goto('/service/qa')
  await expect(tool(page, '字号')).toBeVisible()
  if (isMobile) {
    for (const name of ['大鼠标', '十字线']) await expect(tool(page, name)).toBeHidden()
    return
  }
  await tool(page, '十字线').click()
  const lines = page.locator('.elder-lines')
  // On a busy machine, the first movement may be before the lines follow the pointer.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await page.mouse.move(300, 400)
    expect(await lines.getAttribute('style')).toMatch(/--x: 300px.*--y: 400px/)
  }).toPass({ timeout: 15_000 })
  await tool(page, '大鼠标').click()
  await expect(page.locator('main')).toHaveCSS('cursor', /^url/)
})

test('pages load the large-text code only if the mode is on @once', async ({ page }) => {
  const requests = recordRequests(page, /elder-tools/)
  await visit(page, HOTELS)
  expect(requests).toEqual([])
  await turnOn(page).click()
  await expect(turnOff(page)).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('the switch keeps the focus and does not reload the page', async ({ page }) => {
  await visit(page, HOTELS)
  await turnOn(page).focus()
  await page.keyboard.press('Enter')
  await expect(turnOff(page)).toBeFocused()
  expect(await isSameDocument(page)).toBe(true)
  await page.locator('.item-title a').first().click()
  await expect(page).toHaveURL(/\/mall\/hotel\/\d+/)
  await expect(turnOff(page)).toBeVisible()
})

test('a tab adopts another tab’s switch when it is shown again @once', async ({
  page,
  context,
}) => {
  await page.goto('/mall/hotel')
  const other = await context.newPage()
  await other.goto('/mall/ticket')
  await turnOn(other).click()
  await expect(turnOff(other)).toBeVisible()
  await showAgain(page)
  await expect(turnOff(page)).toBeVisible()
  await turnOff(other).click()
  await expect(turnOff(other)).toBeHidden()
  // The cookie of the other tab may arrive a little later.
  await expect(async () => {
    await showAgain(page)
    await expect(turnOff(page)).toBeHidden({ timeout: 1000 })
  }).toPass()
})

test('large text stays on until the page is left if cookies are blocked @once', async ({
  page,
}) => {
  await page.goto('/mall/hotel')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await turnOn(page).click()
  await showAgain(page)
  await expect(turnOff(page)).toBeVisible()
})

for (const { address } of sample(PAGE_ADDRESSES, 6))
  test(`text of 30 pt on ${address} is not cut off in 320 px @once`, async ({ page, baseURL }) => {
    await turnOnLargeText(page, baseURL, 'l')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(address)
    expect(await page.evaluate(cutTexts)).toEqual([])
  })

for (const [step, size] of [
  ['', 22],
  ['m', 30],
  ['l', 40],
] as const)
  test(`headings are larger than text of ${size} px, and the header stays low @once`, async ({
    page,
    baseURL,
  }) => {
    await turnOnLargeText(page, baseURL, step)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const address of [...sample(PAGE_ADDRESSES, 6).map(({ address }) => address), '/']) {
      await page.goto(address)
      const sizes = await page
        .locator('main :is(h1, h2:not(.fault-summary *), .today-answer):visible')
        .evaluateAll((titles) =>
          titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize)),
        )
      expect.soft(Math.min(...sizes), address).toBeGreaterThanOrEqual(1.149 * size)
      const header = await page.getByRole('banner').boundingBox()
      expect.soft(header?.height, address).toBeLessThan(170)
    }
    await page.goto('/service/conditions')
    const sizeOf = (selector: string) =>
      page.locator(selector).evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
    expect(await sizeOf('.today-answer')).toBeGreaterThan(await sizeOf('.today-title h1'))
  })

test.describe('in large text', () => {
  test.beforeEach(({ page, baseURL }) => turnOnLargeText(page, baseURL))

  test('a phone has the search link in its header', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/mall/hotel')
    await page.getByRole('banner').getByRole('link', { name: '搜索全站' }).first().click()
    // The field becomes a combobox when its suggestions have loaded.
    await expect(page.getByRole('search').getByRole('combobox')).toBeVisible()
  })

  test('a narrow phone does not break a month of an English ticket', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/en/mall/ticket')
    await page.locator('.ticket-details summary').first().click()
    const lines = await page.locator('dd', { hasText: '30\u00a0November' }).evaluate((cell) => {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      while (text.nextNode()) {
        const from = text.currentNode.textContent?.indexOf('November') ?? -1
        if (from < 0) continue
        const month = document.createRange()
        month.setStart(text.currentNode, from)
        month.setEnd(text.currentNode, from + 'November'.length)
        return month.getClientRects().length
      }
      return 0
    })
    expect(lines).toBe(1)
  })

  test('the text in a cell of the transport table is separate from its label', async ({ page }) => {
    await page.goto('/service/traffic')
    const cell = page.locator('.transport-table td').first()
    const indent = await cell.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getBoundingClientRect().left - element.getBoundingClientRect().left
    })
    // The label has up to six characters of 22 px.
    expect(indent).toBeGreaterThan(6 * 22)
  })

  test('the page is never drawn in small text first', async ({ page }) => {
    await page.route(/elder-page/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      const look = () => {
        if (document.body) seen.push(getComputedStyle(document.documentElement).fontSize)
        if (document.readyState !== 'complete') requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/mall/hotel')
    const seen = await page.evaluate<string[]>('seen')
    expect([...new Set(seen)]).toEqual(['22px'])
  })

  for (const address of sample(WITH_TARGETS, 6))
    test(`every target on ${address} is at least 48 px high and wide @once`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(address)
      await expectAwake(page)
      await page.locator('details:not([open])').evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '')
      })
      expect(await page.evaluate(smallTargets, 48)).toEqual([])
    })

  test('help pages begin with four large links', async ({ page }) => {
    for (const path of ['/service/traffic', '/service/qa', '/infomation/contact']) {
      await page.goto(path)
      const links = page.locator('.elder-targets').getByRole('link')
      await expect(links, path).toHaveText(['打电话问', '买票', '看地图', '卫生间'])
    }
    const targets = page.locator('.elder-targets').getByRole('link')
    expect(await targets.first().getAttribute('href')).toMatch(/^tel:/)
    await targets.last().click()
    await expect(page.locator('li.point').first()).toBeVisible()
    await page.goBack()
    await turnOff(page).click()
    await expect(page.locator('.elder-targets')).toBeHidden()
  })

  test('the home page and the lists have pictures', async ({ page }) => {
    for (const [path, picture] of [
      ['/', '.hero-picture'],
      ['/mall/hotel', '.item > .picture'],
      ['/scenic/publicity', '.item > .picture'],
    ] as const) {
      await page.goto(path)
      await expect(page.locator(picture).first(), path).toBeVisible()
    }
  })

  test('each kind of visitor has a row with round buttons @once', async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/mall/ticket')
      const kinds = await page.locator('.party-count').evaluateAll((all) =>
        all.map((kind) => ({
          top: kind.getBoundingClientRect().top,
          bottom: kind.getBoundingClientRect().bottom,
          buttons: [...kind.querySelectorAll('button')].map((button) => {
            const { width, height } = button.getBoundingClientRect()
            return [Math.round(width), Math.round(height)]
          }),
        })),
      )
      expect(kinds.length).toBeGreaterThan(1)
      for (const [n, { top, buttons }] of kinds.entries()) {
        expect.soft(top, `${width} px`).toBeGreaterThanOrEqual(kinds[n - 1]?.bottom ?? 0)
        for (const [wide, high] of buttons) expect.soft(wide, `${width} px`).toBe(high)
      }
    }
  })

  test('the first window of a notebook has the name in the picture, and the price @once', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const picture = await boxOf(page.locator('.hero-picture'))
    const name = await boxOf(page.locator('.hero-title h1'))
    const place = await boxOf(page.locator('.today-place'))
    expect(name.y).toBeGreaterThan(picture.y)
    expect(name.y + name.height).toBeLessThan(picture.y + picture.height)
    expect(name.x + name.width).toBeLessThan(720)
    expect(place.y + place.height).toBeLessThan(900)
  })

  test('the picture of the day is 2:1 on tablets and wide windows @once', async ({ page }) => {
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/service/conditions')
      const box = await page.locator('.picture-of-day > .picture').boundingBox()
      expect.soft((box?.width ?? 0) / (box?.height ?? 1), `${width} px`).toBeCloseTo(2, 1)
    }
  })

  test('a button is as wide as its text, and not much wider @once', async ({ page }) => {
    for (const address of ['/en', '/en/mall/ticket', '/en/service/complain'])
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(address)
        const sizes = await page
          .locator('main .button:visible')
          .evaluateAll((all) => all.map((each) => [each.scrollWidth, each.clientWidth, 30 * 22]))
        expect(sizes.length, address).toBeGreaterThan(0)
        for (const [text = 0, box = 0, most] of sizes) {
          expect.soft(text, `${address}, ${width} px`).toBeLessThanOrEqual(box)
          expect.soft(box, `${address}, ${width} px`).toBeLessThanOrEqual(most ?? 0)
        }
      }
  })

  test('the English tools have one line @once', async ({ page }) => {
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/en/mall/hotel')
      const heights = await page
        .getByRole('banner')
        .locator('.elder-switch :is(button, summary):visible')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
      expect(heights.length).toBeGreaterThan(2)
      expect(Math.max(...heights), `${width} px`).toBe(48)
      const bar = page.getByRole('banner').locator('.elder-switch')
      expect((await bar.boundingBox())?.height, `${width} px`).toBeLessThan(2 * 48)
    }
  })

  test('menu, purchase bar and toasts do not cover the page', async ({ page }) => {
    await page.goto('/mall/hotel/101')
    await page.locator('.site-menu summary').click()
    await expect(page.locator('.site-menu-panel')).toHaveCSS('position', 'static')
    await expect(page.locator('.goods-purchase')).toHaveCSS('position', 'static')
    await expect(page.locator('.toasts')).toHaveCSS('position', 'static')
  })

  test('a message about the position is in view, also far down the guide', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openGuide(page, '/infomation/guide#point-1')
    await sheet(page).getByRole('button', { name: '从我的位置走过去' }).click()
    await expect(page.locator('.toast')).toBeInViewport()
  })
})
