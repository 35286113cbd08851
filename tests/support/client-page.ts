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
/** Matches the address with the id of the live build. */
export const LATEST_BUILD = /\/builds\/latest\.json$/
/** Matches payloads of any build. */
export const PAYLOADS = /\/_payload\.json\?/

/** Key events of an Escape that cancels the composition of a word. Safari's is the second one. */
export const COMPOSING = [
  { key: 'Escape', isComposing: true, bubbles: true },
  { key: 'Escape', keyCode: 229, bubbles: true },
] as const

declare global {
  interface Window {
    /** A mark by which the test recognises this document later. */
    mark?: string
  }
}

/** Opens a page, waits until its client runs, and marks the document. The page preloads nothing. */
export async function visit(page: Page, path: string): Promise<void> {
  await setConnection(page, { saveData: true })
  await visitPreloading(page, path)
}

/** Like `visit`, but the page may preload others if its connection allows that. */
export async function visitPreloading(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectClient(page)
  await markDocument(page)
}

/** Waits until the script that all pages share runs. */
export async function expectClient(page: Page): Promise<void> {
  await expect(page.locator('.announcer')).toBeAttached()
}

/** Marks the document for `isSameDocument`. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.mark = 'first'
  })
}

/** Returns the header's link to the page in a language, from the menu if there is one. */
export async function languageLink(page: Page, tag: string): Promise<Locator> {
  const menu = page.locator('.language-menu:not([open]) > summary')
  if ((await menu.count()) > 0) await menu.click()
  return page.locator(`.site-languages a[hreflang="${tag}"]`)
}

/** Follows the first link to `href`, wherever the layout has it. */
export async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
}

/** Adds a link at the end of the main element, instead of the last added one. Follows it. */
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

/** Returns whether the page is still the marked document. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => window.mark === 'first')
}

/** Waits until another document has replaced the marked one. */
export async function expectNewDocument(page: Page): Promise<void> {
  // `evaluate` throws while a document replaces the other.
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

/** Records all requests whose address matches `pattern`. */
export function recordRequests(page: Page, pattern: RegExp): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) requests.push(request)
  })
  return requests
}

/** Holds all requests whose address matches `pattern`, until `release` is called. */
export async function holdRequests(page: Page, pattern: RegExp) {
  const held: Route[] = []
  let isOpen = false
  await page.route(pattern, (route) => (isOpen ? route.continue() : void held.push(route)))
  return {
    held,
    async release() {
      isOpen = true
      // A request cannot be continued if the page has aborted it.
      await Promise.all(held.splice(0).map((route) => route.continue().catch(() => undefined)))
    },
  }
}

/** Sets what the page reads about the visitor's connection. */
export async function setConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  }, connection)
}

/** Takes the page offline. Waits until the page shows that. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
}

/**
 * Turns large text on or off on the open page, like the switch in the header. `chosen` is the
 * letters of the chosen settings.
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

/** Turns large text on for all later pages. `chosen` is the letters of its settings. */
export async function turnOnLargeText(page: Page, baseURL = '', chosen = ''): Promise<void> {
  await page.context().addCookies([{ name: 'elder', value: `1${chosen}`, url: baseURL }])
}

/** Waits until the page was drawn again. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Waits until all islands are hydrated. Focuses those that wait for the focus. */
export async function expectAwake(page: Page): Promise<void> {
  for (const island of await page.locator('site-island[on="focus"]').all())
    await island.dispatchEvent('focusin')
  await expect(page.locator('site-island:not([data-state="ready"])')).toHaveCount(0)
}

/** Returns the box of an element. Throws if it is not shown. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (box === null) throw new Error(`${part.toString()} is not shown`)
  return box
}

/** Changes all documents that the page loads later. */
export async function editDocuments(page: Page, edit: (html: string) => string): Promise<void> {
  await page.route(/.*/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: edit(await response.text()) })
  })
}

/** An island that no build contains, so its chunk cannot be loaded. */
export const ISLAND =
  '<site-island name="none" data-state="idle"><div class="island-root"></div></site-island>'

/** Changes all payloads that the page loads later. */
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

/** Shows all tools of large text. In a narrow window, some are hidden at first. */
export async function openTools(page: Page): Promise<void> {
  const more = page.locator('.elder-more:not([open]) summary')
  if (await more.isVisible()) await more.click()
}
