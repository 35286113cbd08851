import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'
import type { Payload } from '../../shared/payload.ts'

export const HOTELS = '/mall/hotel'
export const HOTELS_NAME = '住宿'
export const HOTEL = '/mall/hotel/101'
export const HOTEL_NAME = '北礁客舍'
export const OTHER_HOTEL = '/mall/hotel/102'
export const OTHER_HOTEL_NAME = '南滩海景旅馆'
export const ARTICLE = '/infomation/announcement/1024'
export const ARTICLE_NAME = '西屿航线临时停航'
/** Matches the address that returns the live build. */
export const LATEST_BUILD = /\/builds\/latest\.json$/
/** Matches payloads of any build. */
export const PAYLOADS = /\/_payload\.json\?/

/**
 * Events of an Escape that only cancels the composition of a Chinese word: in most browsers, and in
 * Safari.
 */
export const COMPOSING = [
  { key: 'Escape', isComposing: true, bubbles: true },
  { key: 'Escape', keyCode: 229, bubbles: true },
] as const

declare global {
  interface Window {
    /** Set on a document to recognise it later. */
    mark?: string
  }
}

/** Opens a page, waits until its client runs, and marks the document. Nothing is preloaded. */
export async function visit(page: Page, path: string): Promise<void> {
  await setConnection(page, { saveData: true })
  await visitPreloading(page, path)
}

/** Like `visit`, but with preloads if the connection allows them. */
export async function visitPreloading(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectClient(page)
  await markDocument(page)
}

/** Waits until the common script of all pages runs. */
export async function expectClient(page: Page): Promise<void> {
  await expect(page.locator('.announcer')).toBeAttached()
}

/** Marks the document, so that `isSameDocument` recognises it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.mark = 'first'
  })
}

/** Returns the link in the header to the page in a language. With three languages, opens their menu. */
export async function languageLink(page: Page, tag: string): Promise<Locator> {
  const menu = page.locator('.language-menu:not([open]) > summary')
  if ((await menu.count()) > 0) await menu.click()
  return page.locator(`.site-languages a[hreflang="${tag}"]`)
}

/** Follows the first link to `href`, wherever the layout puts it. */
export async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
}

/** Puts a link at the end of the main element, replacing the one put there before, and follows it. */
export async function followNew(
  page: Page,
  href: string,
  attributes: Record<string, string> = {},
): Promise<void> {
  await page.locator('main').evaluate(
    (main, all) => {
      document.getElementById('new-link')?.remove()
      const link = document.createElement('a')
      for (const [name, value] of Object.entries(all)) link.setAttribute(name, value)
      link.textContent = 'link'
      main.append(link)
      link.click()
    },
    { id: 'new-link', href, ...attributes },
  )
}

/** Returns whether the document is the one that was marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => window.mark === 'first')
}

/** Waits until a new document has replaced the marked one. */
export async function expectNewDocument(page: Page): Promise<void> {
  // While one document replaces the other, `evaluate` throws.
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
}

export async function expectSwapped(page: Page, path: string, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveURL(path)
  expect(await isSameDocument(page)).toBe(true)
}

export async function expectLoadedFully(page: Page, path: string, heading: string): Promise<void> {
  await expectNewDocument(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveURL(path)
}

/** Records the requests whose address fits `pattern`. */
export function recordRequests(page: Page, pattern: RegExp): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) requests.push(request)
  })
  return requests
}

/** Holds every request whose address fits `pattern` until `release` is called. */
export async function holdRequests(page: Page, pattern: RegExp) {
  const held: Route[] = []
  let isOpen = false
  await page.route(pattern, (route) => (isOpen ? route.continue() : void held.push(route)))
  return {
    held,
    async release() {
      isOpen = true
      // A request that the page has aborted meanwhile can't be continued.
      await Promise.all(held.splice(0).map((route) => route.continue().catch(() => undefined)))
    },
  }
}

/** Sets the visitor's connection as the page reads it. */
export async function setConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  }, connection)
}

/** Takes the page offline, and waits until the page has noticed. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
}

/**
 * Turns large text on or off on the open page, as its switch does. `chosen` has the letters of
 * settings.
 */
export async function setLargeText(page: Page, isOn: boolean, chosen = ''): Promise<void> {
  await page.evaluate(
    async ([on, letters]) => {
      const root = document.documentElement
      const href = document.querySelector('[data-elder-styles]')?.getAttribute('data-elder-styles')
      if (on && href && !document.querySelector(`[href="${href}"]`)) {
        const link = document.createElement('link')
        const loaded = new Promise((resolve) => link.addEventListener('load', resolve))
        document.head.append(Object.assign(link, { rel: 'stylesheet', href }))
        await loaded
      }
      if (on) root.setAttribute('data-elder', letters)
      else root.removeAttribute('data-elder')
    },
    [isOn, chosen] as const,
  )
}

/** Turns large text on for all later pages. `chosen` has the letters of settings. */
export async function turnOnLargeText(page: Page, baseURL = '', chosen = ''): Promise<void> {
  await page.context().addCookies([{ name: 'elder', value: `1${chosen}`, url: baseURL }])
}

/** Waits until the page has been drawn once more. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Focuses islands that wait for the focus, and waits until all islands are hydrated. */
export async function expectAwake(page: Page): Promise<void> {
  for (const island of await page.locator('site-island[on="focus"]').all())
    await island.dispatchEvent('focusin')
  await expect(page.locator('site-island:not([data-state="ready"])')).toHaveCount(0)
}

/** Returns place and size of an element. Throws if it is not shown. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (box === null) throw new Error(`${part.toString()} is not shown`)
  return box
}

/** Changes the documents that the page gets. */
export async function editDocuments(page: Page, edit: (html: string) => string): Promise<void> {
  await page.route(/.*/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: edit(await response.text()) })
  })
}

/** HTML of an island that no build has, so that it fails as soon as its chunk is requested. */
export const ISLAND =
  '<site-island name="none" data-state="idle"><div class="island-root"></div></site-island>'

/** Changes the payloads that the page gets. */
export async function editPayloads(
  page: Page,
  edit: (payload: Payload) => Partial<Payload>,
): Promise<void> {
  await page.route(PAYLOADS, async (route) => {
    const response = await route.fetch()
    const payload: Payload = await response.json()
    return route.fulfill({ response, json: { ...payload, ...edit(payload) } })
  })
}

/** Shows all tools of large text, which a narrow window folds. */
export async function openTools(page: Page): Promise<void> {
  const more = page.locator('.elder-more:not([open]) summary')
  if (await more.isVisible()) await more.click()
}
