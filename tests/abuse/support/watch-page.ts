import { createHash } from 'node:crypto'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { shellOptions } from '../../../tools/browser/chromium.ts'

/**
 * The elements that rich text may contain. This list is deliberately independent of the cleaner's.
 */
const ALLOWED_ELEMENTS: readonly string[] =
  `p br hr h2 h3 h4 h5 h6 a img figure figcaption blockquote pre code ul ol li dl dt dd strong em b i u s sub sup
   span div table caption thead tbody tfoot tr th td`.split(/\s+/)

/** The attributes that these elements may have. */
const ALLOWED_ATTRIBUTES: readonly string[] =
  'href rel src alt width height loading decoding colspan rowspan scope start lang'.split(' ')

declare global {
  interface Window {
    /** The calls of injected scripts so far. */
    executions: string[]
  }
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(shellOptions)
}

/**
 * Opens a context that ignores the policy of the site, so that every script on a page runs. It
 * records calls of `alert` and the like. No request leaves this machine.
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
 * Returns everything on the page that has run, would run, or is not allowed in rich text. Checks
 * twice: the second time, all markup is parsed again. `policy` is the policy of the page, with the
 * hashes of its own scripts.
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

/** Waits until the events of failing pictures, animations and moved focus have fired. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 250))),
  )
}

/** Addresses that run script when followed. Browsers ignore the leading characters. */
const HOSTILE_ADDRESS = '^[\\u0000- ]*(?:javascript|data|vbscript|blob|filesystem|view-source):'
const ADDRESS_ATTRIBUTES = ['href', 'xlink:href', 'action', 'formaction', 'ping', 'cite', 'poster']

async function lookAt(page: Page, policy: string): Promise<string[]> {
  return [
    ...(await findCode(page)),
    ...(await findScripts(page, policy)),
    ...(await findForeign(page)),
  ]
}

/** Returns what has run, and what would run. */
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

/** Returns scripts that are neither files of the site nor allowed by hash in its policy. */
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
 * Returns markup in rich text that is neither allowed nor added by the cleaner
 * (`worker/upstream/article-parts.ts`).
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
