import { createHash } from 'node:crypto'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { shellOptions } from '../../../tools/browser/engines.ts'

/** The elements that rich text may contain, deliberately not imported from the cleaner. */
const ALLOWED_ELEMENTS: readonly string[] =
  `p br hr h2 h3 h4 h5 h6 a img figure figcaption blockquote pre code ul ol li dl dt dd strong em b i u s sub sup
   span div table caption thead tbody tfoot tr th td`.split(/\s+/)

/** The attributes that elements in rich text may have. */
const ALLOWED_ATTRIBUTES: readonly string[] =
  'href rel src alt width height loading decoding colspan rowspan scope start lang'.split(' ')

declare global {
  interface Window {
    /** The calls that injected scripts have made so far. */
    executions: string[]
  }
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(shellOptions)
}

/**
 * Opens a browser context that ignores the site's content security policy, so that all scripts on a
 * page run. It records calls of `alert` and similar functions. No request leaves this machine.
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

/**
 * Returns everything on the page that has run or would run, or that rich text must not contain.
 * Checks a second time after all markup was parsed again. `policy` is the page's policy with the
 * hashes of its scripts.
 */
export async function findHostile(page: Page, policy = ''): Promise<string[]> {
  await settle(page)
  const first = await lookAt(page, policy)
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('.rich-text')) {
      const html = text.innerHTML
      text.innerHTML = html
    }
    document.body.append(new DOMParser().parseFromString(document.body.innerHTML, 'text/html').body)
  })
  await settle(page)
  return [...new Set([...first, ...(await lookAt(page, policy))])]
}

/** Waits for the events of broken pictures, animations and focus. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 250))),
  )
}

/** Matches addresses that run script. Browsers ignore the characters before the scheme. */
const HOSTILE_ADDRESS = '^[\\u0000- ]*(?:javascript|data|vbscript|blob|filesystem|view-source):'
const ADDRESS_ATTRIBUTES = ['href', 'xlink:href', 'action', 'formaction', 'ping', 'cite', 'poster']

async function lookAt(page: Page, policy: string): Promise<string[]> {
  return [
    ...(await findCode(page)),
    ...(await findScripts(page, policy)),
    ...(await findForeign(page)),
  ]
}

/** Returns injected code that has run, or that would run after a click or another event. */
function findCode(page: Page): Promise<string[]> {
  const signs = { addresses: ADDRESS_ATTRIBUTES, hostile: HOSTILE_ADDRESS }
  return page.evaluate(({ addresses, hostile }) => {
    const found = window.executions.map((call) => `ran ${call}`)
    for (const element of document.querySelectorAll('*')) {
      const shown = element.outerHTML.slice(0, 120)
      if (element.getAttributeNames().some((name) => /^on./.test(name)))
        found.push(`would run: ${shown}`)
      const followed = addresses.map((name) => element.getAttribute(name) ?? '')
      if (followed.some((url) => new RegExp(hostile, 'i').test(url.replaceAll(/[\t\n\r]/g, ''))))
        found.push(`would run when followed: ${shown}`)
    }
    return found
  }, signs)
}

/** Returns scripts that are not files of the site and have no hash in its policy. */
async function findScripts(page: Page, policy: string): Promise<string[]> {
  const scripts = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ type, src }) => !type.endsWith('json') && !src.startsWith(`${origin}/assets/`))
      .map(({ outerHTML, text }) => ({ outerHTML, text })),
  )
  return scripts
    .filter(({ text }) => !policy.includes(createHash('sha256').update(text).digest('base64')))
    .map(({ outerHTML }) => `a script: ${outerHTML.slice(0, 120)}`)
}

/**
 * Returns elements and attributes in rich text that are not allowed, except those that the cleaner
 * adds (`worker/upstream/article-parts.ts`).
 */
function findForeign(page: Page): Promise<string[]> {
  const allowed = { elements: [...ALLOWED_ELEMENTS], attributes: [...ALLOWED_ATTRIBUTES] }
  return page.evaluate(
    ({ elements, attributes }) =>
      [...document.querySelectorAll('.rich-text *')]
        .filter((element) => {
          const isWords = element.className === 'words'
          const added = [
            ...(isWords ? ['class'] : []),
            ...(/^section-\d+$/.test(element.id) ? ['id'] : []),
          ]
          return (
            !(elements.includes(element.localName) || (isWords && element.localName === 'span')) ||
            element.getAttributeNames().some((name) => ![...attributes, ...added].includes(name))
          )
        })
        .map((element) => `not allowed: ${element.outerHTML.slice(0, 120)}`),
    allowed,
  )
}
