import { expect, test } from '@playwright/test'
import { now } from '../support/clock.ts'
import {
  ARTICLE,
  ARTICLE_NAME,
  editDocuments,
  expectLoadedFully,
  expectNewDocument,
  expectSwapped,
  follow,
  followNew,
  HOTEL,
  HOTEL_NAME,
  goOffline,
  HOTELS,
  HOTELS_NAME,
  markDocument,
  PAYLOADS,
  recordRequests,
  turnOnLargeText,
  visit,
} from '../support/client-page.ts'
import { openGuide } from '../support/guide-page.ts'
import { sample } from '../support/sample.ts'

const STANDALONE = ['/service/complain', '/infomation/guide', '/en/infomation/guide?map=2']
const SECTION = `${ARTICLE}#section-3`

// Requests that are still open at the end of a test may fail.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const UNUSABLE_PAYLOADS = {
  'an error': { status: 500, json: {} },
  missing: { status: 404, json: { error: true } },
  'of another build': { json: { buildId: 'another', content: '' } },
  'no JSON': { body: '<html>', contentType: 'text/html' },
  redirected: { status: 307, headers: { Location: 'https://elsewhere.example/' } },
  'accepted only': { status: 202, json: {} },
}

test('an unusable payload causes one full load', async ({ page }) => {
  const documents = recordRequests(page, /hotel\/101$/)
  for (const [what, answer] of sample(Object.entries(UNUSABLE_PAYLOADS), 2)) {
    await test.step(what, async () => {
      await page.route(PAYLOADS, (route) => route.fulfill(answer))
      await visit(page, HOTELS)
      await follow(page, HOTEL)
      await expectLoadedFully(page, HOTEL, HOTEL_NAME)
      expect(documents.splice(0)).toHaveLength(1)
      await page.unroute(PAYLOADS)
    })
  }
  await page.goBack()
  await expect(page).toHaveURL(HOTELS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOTELS_NAME)
})

test('a failed payload causes a full load at the right scroll position', async ({ page }) => {
  await page.route(PAYLOADS, (route) => route.abort())
  await visit(page, HOTELS)
  await page.evaluate(() => window.scrollTo(0, 300))
  await follow(page, HOTEL)
  await expectLoadedFully(page, HOTEL, HOTEL_NAME)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await visit(page, HOTELS)
  await followNew(page, SECTION)
  await expectLoadedFully(page, SECTION, ARTICLE_NAME)
  await expect(page.locator('#section-3')).toBeInViewport()
})

test('a payload that hangs times out and causes a full load', async ({ page }) => {
  await page.clock.install({ time: now() })
  await page.route(PAYLOADS, () => undefined)
  await visit(page, HOTELS)
  const request = page.waitForRequest(PAYLOADS)
  await follow(page, HOTEL)
  await request
  await page.clock.fastForward(10_000)
  await expectLoadedFully(page, HOTEL, HOTEL_NAME)
})

test('going back works during a full load that never ends', async ({ page }) => {
  await visit(page, HOTELS)
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  const tickets = /\/mall\/ticket$/
  await page.route(PAYLOADS, (route) => route.abort())
  await page.route(tickets, () => new Promise(() => {}))
  const request = page.waitForRequest(tickets)
  // Uses a timer in the page, because Playwright cannot run code while a document is loading.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[href="/mall/ticket"]')?.click()
    setTimeout(() => {
      window.stop()
      history.go(-2)
    }, 2000)
  })
  await request
  await page.unroute(PAYLOADS)
  await expect(page).toHaveURL(HOTELS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOTELS_NAME)
})

test('a missing page is loaded in full, and going back works', async ({ page }) => {
  await visit(page, HOTELS)
  await followNew(page, '/mall/hotel/999')
  await expectLoadedFully(page, '/mall/hotel/999', '404')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOTELS_NAME)
})

test('going back works from an error page after a reload', async ({ page }) => {
  await visit(page, HOTELS)
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  await page.route(/hotel\/101$/, (route) =>
    route.continue({ url: route.request().url().replace('101', '999') }),
  )
  await page.reload()
  await expect(page.getByRole('heading')).toHaveText('404')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOTELS_NAME)
})

test('redirects apply to client navigations as to full loads, also to other sites', async ({
  page,
}) => {
  await page.route(/\/mall\/ticket/, (route) =>
    route.fulfill({ status: 307, headers: { Location: 'https://elsewhere.example/' } }),
  )
  await visit(page, HOTELS)
  await followNew(page, '/information/contact?a=1')
  await expect(page).toHaveURL('/infomation/contact?a=1')
  await visit(page, HOTELS)
  const left = page.waitForRequest('https://elsewhere.example/')
  await followNew(page, '/mall/ticket')
  expect((await left).isNavigationRequest()).toBe(true)
})

for (const path of sample([HOTEL, '/infomation/guide'], 1)) {
  test(`a link to ${path} shows a message without a network`, async ({ page, context }) => {
    await visit(page, HOTELS)
    await goOffline(page)
    const link = page.locator(`:is(.item-title, nav) a[href="${path}"]`).first()
    await link.click()
    await expect(page.locator('.toast')).toContainText('没有网络')
    await expectSwapped(page, HOTELS, HOTELS_NAME)
    await context.setOffline(false)
    // Presses Enter instead of clicking, because the toast may cover the link.
    await link.press('Enter')
    await expect(page).toHaveURL(path)
  })
}

for (const path of sample([HOTEL, '/infomation/guide'], 1)) {
  test(`a browser that wrongly reports being offline follows links to ${path}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { value: false })
    })
    await visit(page, HOTELS)
    await page.locator(`:is(.item-title, nav) a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('.toast')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(HOTELS)
  })
}

test('without a network a page in large text shows the message in view', async ({
  page,
  baseURL,
}) => {
  await turnOnLargeText(page, baseURL)
  await visit(page, HOTELS)
  await goOffline(page)
  const link = page.locator('footer a[href="/infomation/contact"]')
  await link.click()
  const toast = page.locator('.toast')
  await expect(toast).toBeInViewport({ ratio: 1 })
  await expect(link).not.toBeInViewport()
})

test('without a network a preloaded page is still shown', async ({ page }) => {
  await visit(page, HOTELS)
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  await follow(page, HOTELS)
  await expectSwapped(page, HOTELS, HOTELS_NAME)
  await goOffline(page)
  await page.locator(`.item-title a[href="${HOTEL}"]`).click()
  await expectSwapped(page, HOTEL, HOTEL_NAME)
})

test('without a network the open guide still works', async ({ page }) => {
  await openGuide(page, '/infomation/guide')
  await goOffline(page)
  await page.locator('.category-filter a[href$="category=toilet"]').click()
  await expect(page).toHaveURL(/category=toilet/)
  await page.locator('.point a[href^="#point-"]').first().click()
  await expect(page).toHaveURL(/#point-\d+$/)
  await expect(page.locator('.toast')).toHaveCount(0)
})

for (const path of sample(STANDALONE, 1)) {
  test(`${path} is entered and left by a full load`, async ({ page }) => {
    await visit(page, HOTELS)
    const payloads = recordRequests(page, PAYLOADS)
    await followNew(page, path)
    await expectNewDocument(page)
    await expect(page).toHaveURL(path)
    await page.waitForLoadState('domcontentloaded')
    await markDocument(page)
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/mall/hotel' })
      document.body.append(link)
      link.click()
    })
    await expectLoadedFully(page, HOTELS, HOTELS_NAME)
    expect(payloads).toEqual([])
  })
}

for (const [attributes, path] of [
  [{ rel: 'nofollow external' }, HOTEL],
  [{}, '/sitemap.xml'],
] as const) {
  test(`a link ${JSON.stringify(attributes)} to ${path} is left to the browser`, async ({
    page,
  }) => {
    await visit(page, HOTELS)
    const documents = page.waitForRequest((request) => request.isNavigationRequest())
    await followNew(page, path, attributes)
    expect(new URL((await documents).url()).pathname).toBe(path)
    // Waits for the new document, because closing a window during a load may hang.
    await page.waitForURL(`**${path}`)
  })
}

test('other tabs, downloads and posted forms work as usual', async ({ page, context }) => {
  await visit(page, HOTELS)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    followNew(page, HOTEL, { target: '_blank' }),
  ])
  await tab.close()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('#new-link')
      link?.removeAttribute('target')
      link?.setAttribute('download', 'hotel.html')
      link?.click()
    }),
  ])
  await download.cancel()
  const [posted] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.evaluate(() => {
      const form = document.createElement('form')
      document.body.append(Object.assign(form, { method: 'post', action: '/mall' }))
      form.submit()
    }),
  ])
  expect(posted.method()).toBe('POST')
  await page.waitForURL('**/mall')
})

test('links cause full loads without the Navigation API', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation')
  })
  const payloads = recordRequests(page, PAYLOADS)
  await page.goto(HOTELS)
  await markDocument(page)
  await follow(page, HOTEL)
  await expectLoadedFully(page, HOTEL, HOTEL_NAME)
  expect(payloads).toEqual([])
})

test('the footer returns after a page without one', async ({ page }) => {
  await editDocuments(page, (html) =>
    html
      .replace('data-layout="default"', 'data-layout="no-footer"')
      .replace(/<footer.*<\/footer>/s, ''),
  )
  await visit(page, HOTELS)
  await expect(page.locator('footer')).toHaveCount(0)
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'default')
  await expect(page.locator('footer.site-footer')).toHaveCount(1)
})

test('pressing a link to a page that always loads in full prefetches the page @once', async ({
  page,
}) => {
  await visit(page, HOTELS)
  await page.waitForLoadState('networkidle')
  const link = page.locator('a[href="/infomation/guide"]:visible').first()
  await link.click({ delay: 300 })
  await expect(page).toHaveURL('/infomation/guide')
  const delivery = await page.evaluate(() =>
    // TypeScript's types do not have this property.
    performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType')),
  )
  expect(delivery).toEqual(['navigational-prefetch'])
})
