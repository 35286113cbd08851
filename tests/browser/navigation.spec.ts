import { expect, type Page, test } from '@playwright/test'
import {
  ARTICLE,
  ARTICLE_NAME,
  editPayloads,
  expectSwapped,
  follow,
  followNew,
  holdRequests,
  HOTEL,
  HOTEL_NAME,
  HOTELS,
  HOTELS_NAME,
  isSameDocument,
  languageLink,
  OTHER_HOTEL,
  PAYLOADS,
  recordRequests,
  visit,
} from '../support/client-page.ts'
import { drawIsland } from '../support/complaint-page.ts'

/** Returns the content of a page without elements that the client adds. */
function describeDocument(page: Page) {
  return page.evaluate(() => {
    const { documentElement: html, head } = document
    const data = [...document.querySelectorAll('[type="application/ld+json"]')]
    // Excludes two differences: only documents have preload tags, and their structured data is at
    // the end.
    const tags = [...head.children].filter(
      (tag) => !tag.matches('[rel="preload"]') && !data.includes(tag),
    )
    const own = tags.slice(
      tags.findIndex((tag) => tag.localName === 'title'),
      tags.findIndex((tag) => tag.getAttribute('name') === 'build-id'),
    )
    return {
      lang: html.lang,
      layout: html.dataset['layout'],
      head: [...own, ...data].map((tag) => tag.outerHTML),
      around: ['.skip-link', 'header', 'footer'].map(
        (selector) => document.querySelector(`body > ${selector}`)?.outerHTML,
      ),
      words: document.getElementById('toasts')?.dataset['words'],
      main: document.querySelector('main')?.innerHTML,
    }
  })
}

/** A list with several pages. */
const LIST = '/infomation/announcement'

for (const [what, from, to] of [
  ['a list to one of its items', HOTELS, HOTEL],
  ['a page to another group of the menu', HOTEL, ARTICLE],
  ['a list to its second page', LIST, `${LIST}?page=2`],
  ['a page to the other language', HOTEL, `/en${HOTEL}`],
  ['a page to the home page', HOTEL, '/'],
] as const) {
  test(`a page swap gives the same document as a full load: from ${what} @once`, async ({
    page,
  }) => {
    await visit(page, from)
    await followNew(page, to)
    await expect(page).toHaveURL(to)
    await expect(page.locator('#new-link')).toHaveCount(0)
    expect(await isSameDocument(page)).toBe(true)
    const swapped = await describeDocument(page)
    await page.reload()
    expect(swapped).toEqual(await describeDocument(page))
  })
}

test('a swap keeps the header, moves the focus and announces the title', async ({ page }) => {
  await visit(page, HOTELS)
  await page.evaluate(() => {
    document.querySelector('body > header')?.setAttribute('data-kept', '')
    for (const part of document.querySelectorAll('header details')) part.setAttribute('open', '')
  })
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  await expect(page).toHaveTitle(`${HOTEL_NAME} · 浅澜湾`)
  await expect(page.locator('header[data-kept]')).toHaveCount(1)
  await expect(page.locator('header details[open]')).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('.announcer')).toHaveText(`${HOTEL_NAME} · 浅澜湾`)
  await expect(page.locator('.announcer')).toHaveAttribute('aria-live', 'polite')
  await expect(await languageLink(page, 'en')).toHaveAttribute('href', `/en${HOTEL}`)
})

test('a link to a section of another page scrolls there and moves the focus', async ({ page }) => {
  await visit(page, HOTELS)
  await followNew(page, `${ARTICLE}#section-3`)
  await expectSwapped(page, `${ARTICLE}#section-3`, ARTICLE_NAME)
  await expect(page.locator('#section-3')).toBeFocused()
  await expect(page.locator('#section-3')).toBeInViewport()
})

test('a link to a section of the same page is left to the browser @once', async ({ page }) => {
  await visit(page, ARTICLE)
  const requests = recordRequests(page, PAYLOADS)
  await page.locator('main').evaluate((main) => main.setAttribute('data-kept', ''))
  await follow(page, '#section-3')
  await expect(page.locator('#section-3')).toBeInViewport()
  await follow(page, '#main')
  await expect(page).toHaveURL(`${ARTICLE}#main`)
  await page.goBack()
  await expect(page).toHaveURL(`${ARTICLE}#section-3`)
  await expect(page.locator('main[data-kept]')).toHaveCount(1)
  expect(requests).toEqual([])
})

for (const [how, href] of [
  ['a page that took its place', ARTICLE],
  ['a document of its own', '/infomation/guide'],
] as const) {
  test(`opened answers are still open after going back from ${how} @once`, async ({ page }) => {
    const opened = page.locator('.question[open] h3')
    await visit(page, '/service/qa')
    const questions = page.locator('.question summary')
    for (const index of [2, 9, 12]) await questions.nth(index).click()
    await questions.nth(9).click()
    const names = await opened.allTextContents()
    expect(names).toHaveLength(2)
    const top = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      return scrollY
    })
    await followNew(page, href)
    await expect(page).toHaveURL(href)
    await expect(page.locator('.question')).toHaveCount(0)
    await page.goBack()
    await expect(opened).toHaveText(names)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  })
}

test('back and forward restore the scroll position', async ({ page }) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  await visit(page, ARTICLE)
  await page.evaluate(() => window.scrollTo(0, 431))
  await followNew(page, '/infomation/announcement/1023')
  await expect(page.locator('#new-link')).toHaveCount(0)
  expect(await scrollY()).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 97))
  await page.goBack()
  await expectSwapped(page, ARTICLE, ARTICLE_NAME)
  expect(await scrollY()).toBe(431)
  await page.goForward()
  await expect(page).toHaveURL('/infomation/announcement/1023')
  await expect.poll(scrollY).toBe(97)
})

for (const section of ['.coming', '.guide-teaser']) {
  test(`going back returns to ${section} of the home page`, async ({ page }) => {
    const part = page.locator(section)
    const top = () => part.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await visit(page, '/en')
    // The sections above are laid out one by one, which moves this section.
    await expect(async () => {
      await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      expect(Math.abs((await top()) - 76)).toBeLessThan(2)
    }).toPass()
    const before = await top()
    await part
      .getByRole('link')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).not.toHaveURL('/en')
    await page.goBack()
    await expect(page).toHaveURL('/en')
    await expect.poll(top).toBe(before)
  })
}

test('a navigation replaced by another one is aborted and never shown @once', async ({ page }) => {
  await visit(page, HOTELS)
  const slow = await holdRequests(page, /hotel\/101\/_payload/)
  const givenUp = page.waitForEvent('requestfailed')
  await follow(page, HOTEL)
  await expect.poll(() => slow.held.length).toBe(1)
  await follow(page, OTHER_HOTEL)
  expect((await givenUp).url()).toContain('hotel/101/_payload')
  await expect(page).toHaveTitle(/^(?!北礁客舍|住宿).* · 浅澜湾$/)
  await slow.release()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(HOTEL_NAME)
  await expect(page).toHaveURL(OTHER_HOTEL)
  expect(await isSameDocument(page)).toBe(true)
})

test('a link within the page works while another page is loading @once', async ({ page }) => {
  await visit(page, HOTELS)
  const slow = await holdRequests(page, PAYLOADS)
  await follow(page, HOTEL)
  await expect.poll(() => slow.held.length).toBe(1)
  await follow(page, '#main')
  await slow.release()
  await expectSwapped(page, `${HOTEL}#main`, HOTEL_NAME)
})

test('going back while a page is loading leaves the shown page unchanged', async ({ page }) => {
  await visit(page, HOTELS)
  const slow = await holdRequests(page, PAYLOADS)
  await page.evaluate(() => window.scrollTo(0, 120))
  await page
    .locator('main')
    .evaluate((main) => main.firstElementChild?.setAttribute('data-kept', ''))
  const givenUp = page.waitForEvent('requestfailed')
  await follow(page, HOTEL)
  await expect.poll(() => slow.held.length).toBe(1)
  await page.goBack()
  await givenUp
  await slow.release()
  await expectSwapped(page, HOTELS, HOTELS_NAME)
  await expect(page.locator('main > [data-kept]')).toHaveCount(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
  expect(slow.held).toHaveLength(0)
  await expect(page.locator('[data-navigating]')).toHaveCount(0)
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`progress appears after 200 ms, motion ${reducedMotion} @once`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await visit(page, HOTELS)
    const slow = await holdRequests(page, PAYLOADS)
    await follow(page, HOTEL)
    await expect.poll(() => slow.held.length).toBe(1)
    expect(await progressAt(page, 199)).toBe(0)
    expect(await progressAt(page, reducedMotion === 'reduce' ? 200 : 8200)).toBeGreaterThan(0.9)
    await slow.release()
    await expectSwapped(page, HOTEL, HOTEL_NAME)
    await expect(page.locator('[data-navigating]')).toHaveCount(0)
  })
}

/** Returns the progress bar's share of the window, `time` ms after the navigation began. */
async function progressAt(page: Page, time: number): Promise<number> {
  return page.evaluate((currentTime) => {
    const root = document.documentElement
    for (const animation of root.getAnimations({ subtree: true }))
      if ('animationName' in animation && animation.animationName === 'progress') {
        animation.pause()
        animation.currentTime = currentTime
      }
    const { content, transform } = getComputedStyle(root, '::after')
    if (content === 'none') return Number.NaN
    return transform === 'none' ? 1 : new DOMMatrix(transform).a
  }, time)
}

for (const [reducedMotion, width, count] of [
  ['no-preference', 1440, 1],
  ['no-preference', 390, 0],
  ['reduce', 1440, 0],
] as const) {
  test(`${count} view transitions, ${reducedMotion}, ${width} px @once`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        document.body.dataset['transitions'] =
          `${Number(document.body.dataset['transitions'] ?? 0) + 1}`
        return start(update)
      }
    })
    await visit(page, HOTELS)
    await follow(page, HOTEL)
    await expectSwapped(page, HOTEL, HOTEL_NAME)
    const transitions = await page.evaluate(() => document.body.dataset['transitions'] ?? '0')
    expect(Number(transitions)).toBe(count)
  })
}

test('200 navigations leak no nodes, listeners or roots @once @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const island = await drawIsland(page)
  await editPayloads(page, ({ content }) => ({ content: content + island }))
  // Listens to `pageerror`, because Chromium's console would keep the page of an error in memory.
  // Pages that are left before hydration have no errors.
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await visit(page, HOTELS)
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  async function measure() {
    await client.send('HeapProfiler.collectGarbage')
    const { metrics } = await client.send('Performance.getMetrics')
    const value = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0
    return { nodes: value('Nodes'), listeners: value('JSEventListeners') }
  }
  async function wander(rounds: number) {
    await page.evaluate(
      async ({ rounds, addresses }) => {
        for (let round = 0; round < rounds; round += 1)
          await navigation.navigate(addresses[round % 2] ?? '/').finished
      },
      { rounds, addresses: [HOTEL, HOTELS] },
    )
  }
  await wander(20)
  await expect(page.locator('site-island')).toHaveAttribute('data-state', 'ready')
  const before = await measure()
  await wander(200)
  await expect(page.locator('site-island')).toHaveAttribute('data-state', 'ready')
  expect(await isSameDocument(page)).toBe(true)
  expect(errors).toEqual([])
  // A pending idle callback keeps its page in memory until it has run.
  await expect(async () => {
    const after = await measure()
    expect(after.nodes - before.nodes).toBeLessThan(500)
    expect(after.listeners - before.listeners).toBeLessThan(20)
  }).toPass({ timeout: 10_000 })
})
