import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS } from '../data/allowed-markup.ts'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

declare global {
  interface Window {
    /** What scripts that nobody wrote have called so far. */
    executions: string[]
  }
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
}

/**
 * A context without the site's policy, so that what the page itself lets through does run; calls of `alert` and its
 * like are kept. Nothing beyond this machine is asked.
 */
export async function watchfulContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ bypassCSP: true })
  await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort())
  await context.addInitScript(() => {
    window.executions = []
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Reflect.set(window, name, (value: unknown) =>
        window.executions.push(`${name}(${String(value)})`),
      )
  })
  return context
}

/** What in the page has run, would run, or has no business in rich text; looked at, parsed once more, looked at again. */
export async function findHostile(page: Page): Promise<string[]> {
  await settle(page)
  const first = await lookAt(page)
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('.rich-text')) {
      const html = text.innerHTML
      text.innerHTML = html
    }
    document.body.append(new DOMParser().parseFromString(document.body.innerHTML, 'text/html').body)
  })
  await settle(page)
  return [...new Set([...first, ...(await lookAt(page))])]
}

/** Events of pictures that fail, animations that begin and focus that moves have all come by then. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 250))),
  )
}

/** Addresses that run when they are followed, once a browser has left out what it leaves out of an address. */
const HOSTILE_ADDRESS = '^[\\u0000- ]*(?:javascript|data|vbscript|blob|filesystem|view-source):'
const ADDRESS_ATTRIBUTES = ['href', 'xlink:href', 'action', 'formaction', 'ping', 'cite', 'poster']

function lookAt(page: Page): Promise<string[]> {
  const lists = {
    elements: [...ALLOWED_ELEMENTS],
    attributes: [...ALLOWED_ATTRIBUTES],
    addresses: ADDRESS_ATTRIBUTES,
    hostile: HOSTILE_ADDRESS,
  }
  return page.evaluate(({ elements, attributes, addresses, hostile }) => {
    const suspects: [sign: string, element: Element][] = []
    for (const element of document.querySelectorAll('*')) {
      const names = element.getAttributeNames()
      if (names.some((name) => name.startsWith('on'))) suspects.push(['would run', element])
      const followed = addresses.map((name) => element.getAttribute(name) ?? '')
      if (followed.some((url) => new RegExp(hostile, 'i').test(url.replaceAll(/[\t\n\r]/g, ''))))
        suspects.push(['would run when followed', element])
      if (!element.parentElement?.closest('.rich-text')) continue
      if (!elements.includes(element.localName) || names.some((name) => !attributes.includes(name)))
        suspects.push(['not allowed', element])
    }
    for (const script of document.scripts) {
      if (!script.type.endsWith('json') && !script.src.startsWith(`${origin}/assets/`))
        suspects.push(['a script', script])
    }
    return [
      ...window.executions.map((call) => `ran ${call}`),
      ...suspects.map(([sign, element]) => `${sign}: ${element.outerHTML.slice(0, 120)}`),
    ]
  }, lists)
}
