import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { sample } from '../support/sample.ts'
import { inShort } from './support/findings.ts'
import { startStandIn } from './support/stand-in.ts'
import { startTarget, type Target } from './support/start-target.ts'
import { launchBrowser } from './support/watch-page.ts'
import { answerAll } from './support/worst-answers.ts'

const IMG = '"><img src=x onerror=alert(1)>'
const END = '</script><script>alert(1)</script>'
/** Line separators. They end a string in old JavaScript, but not in JSON. */
const BREAKS = '\u2028alert(1)\u2029'
/** Every page's title shows this many characters of the attack, to prove that it is used. */
const PROOF_CHARACTERS = 8

/** The attacks: first as plain text, then in forms that the contract accepts as an address. */
const ATTACKS: Record<string, readonly string[]> = {
  'an attribute that ends': [
    IMG,
    `https://evil.test/${IMG.replaceAll(' ', '/')}`,
    `/mall/${IMG.replaceAll(' ', '/')}`,
  ],
  'a script that ends': [END, `https://evil.test/${END}`],
  'a block of JSON that ends': [
    // Without the prefix, this text would begin like some blocks of data that are not escaped.
    `proof-"}]}${BREAKS}<!--<script>`,
    `\\"}]}${BREAKS}]]>`,
    `https://evil.test/"}]}<!--<script>`,
  ],
  'a link that runs': [
    'javascript:alert(1)',
    'https:javascript:alert(1)',
    'https://javascript:alert(1)/',
    '/mall/../javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+',
  ],
  'a rule of style': [
    '#000;background:url(https://evil.test/)}*{color:red}</style><script>alert(1)</script>',
    `https://evil.test/x');background:url('//evil.test/`,
    `/pictures/x.jpg");}body{display:none}/*`,
  ],
  'a template, a reference, a custom element': [
    '{site} <b>{number, plural, other {#}}</b> $& $1 $` &lt;img src=x onerror=alert(1)&gt; __proto__',
    `/mall?a=$&&quot;&gt;&lt;img/src=x/onerror=alert(1)&gt;`,
  ],
}

const [standIn, browser] = await Promise.all([startStandIn(), launchBrowser()])
afterAll(async () => {
  await browser.close()
  await standIn.stop()
})

/**
 * Opens a page with its content security policy, like a visitor. Adds dialogs, errors and
 * violations to `found`.
 */
async function openPage(found: string[]): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort())
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    found.push(`${page.url()}: a dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', ({ message }) => found.push(`${page.url()}: ${message}`))
  await page.exposeFunction('report', (text: string) => found.push(`${page.url()}: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // The backend may send pictures from other hosts, which the policy blocks.
      if (!violatedDirective.startsWith('img-src'))
        Reflect.get(window, 'report')(`${violatedDirective} ${blockedURI}`)
    })
  })
  return page
}

/** Returns signs that a hostile text has become markup. */
function findMarkup(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('*')].flatMap((element) => {
      const names = element.getAttributeNames().filter((name) => /^on./.test(name))
      const address = URL.parse(element.getAttribute('href') ?? '', document.baseURI)
      const isRun = ['javascript:', 'data:'].includes(address?.protocol ?? '')
      return names.length > 0 || isRun ? [element.outerHTML.slice(0, 160)] : []
    })
    for (const { type, text } of document.scripts) {
      if (type.endsWith('json')) JSON.parse(text)
    }
    if (getComputedStyle(document.body).display === 'none') found.push('body{display:none}')
    if ('x' in {}) found.push('Object.prototype.x')
    return found
  })
}

describe.each(Object.entries(ATTACKS))('%s', (_, values) => {
  let site: Target
  beforeAll(async () => {
    standIn.answerWith(answerAll(values))
    site = await startTarget(standIn)
  })
  afterAll(() => site.stop())

  it('in all backend texts opens no dialog, violates no policy and becomes no markup', async () => {
    const found: string[] = []
    const page = await openPage(found)
    for (const { address } of sample(PAGE_ADDRESSES, 3)) {
      const response = await page.goto(new URL(address, site.site).href)
      if (response?.status() !== 200) found.push(`${address}: HTTP ${response?.status()}`)
      await page.waitForFunction(
        (proof) => document.documentElement.textContent.includes(proof),
        (values[0] ?? '').slice(0, PROOF_CHARACTERS),
      )
      await page.waitForFunction(
        () =>
          document.querySelector('site-island:is([on=load], [on=idle]):not([data-state=ready])') ===
          null,
      )
      found.push(...(await findMarkup(page)).map((text) => `${address}: ${text}`))
    }
    await page.context().close()
    expect(inShort(found)).toEqual([])
  })
})

it('the check detects dialogs, violations and markup in a vulnerable page', async () => {
  const found: string[] = []
  const page = await openPage(found)
  const serve = (path: string, policy: string) =>
    page.route(`http://127.0.0.1/${path}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Content-Security-Policy': policy },
        body: `<title>${IMG}</title><p title="${IMG}${END}`,
      }),
    )
  await serve('open', "default-src 'none'; script-src 'unsafe-inline'")
  await page.goto('http://127.0.0.1/open')
  await serve('strict', "default-src 'none'; script-src 'self'")
  await page.goto('http://127.0.0.1/strict')
  found.push(...(await findMarkup(page)))
  await page.context().close()
  const signs = ['a dialog 1', 'script-src-attr inline', 'script-src-elem inline', 'onerror=']
  expect(signs.filter((sign) => found.some((text) => text.includes(sign)))).toEqual(signs)
})
