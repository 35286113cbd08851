import type { Response } from '@playwright/test'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { HOSTILE_STRINGS, WORST_VALUES } from './data/hostile-strings.ts'
import { inShort } from './support/findings.ts'
import { sample } from '../support/sample.ts'
import { type Answering, startStandIn } from './support/stand-in.ts'
import { startTarget, type Target } from './support/start-target.ts'
import { findHostile, launchBrowser, watchfulContext } from './support/watch-page.ts'
import { answerTheWorst } from './support/worst-answers.ts'

/** Each string calls `alert` with its own number, so that a call shows its origin. */
const STRINGS = HOSTILE_STRINGS.map((text, n) => text.replaceAll('alert(1)', `alert(${n})`))

/** Pages that show many texts from the backend. Each rich text has its own element. */
const PAGES_OF_TEXTS = ['/service/qa', '/en/service/qa', '/mall/ticket', '/en/mall/ticket']
const STRINGS_A_PAGE = 120

const [standIn, browser] = await Promise.all([startStandIn(), launchBrowser()])
const context = await watchfulContext(browser)
const page = await context.newPage()
afterEach(() => standIn.answerWith())
afterAll(async () => {
  await browser.close()
  await standIn.stop()
})

async function withSite(work: (site: Target) => Promise<string[]>): Promise<string[]> {
  const site = await startTarget(standIn)
  try {
    return await work(site)
  } finally {
    await site.stop()
  }
}

/** Opens a page in Chromium without its policy. Returns everything in it that is hostile. */
async function open(site: Target, path: string): Promise<string[]> {
  const response = await page.goto(new URL(path, site.site).href)
  const found = response?.status() === 200 ? [] : [`HTTP ${response?.status()}`]
  found.push(...(await findHostile(page, policyOf(response))))
  return found.map((text) => `${path}: ${text}`)
}

const policyOf = (response: Response | null) => response?.headers()['content-security-policy'] ?? ''

/** Returns answers in which all questions and ticket instructions consist of these strings. */
function answerMany(strings: readonly string[]): Answering {
  return async (call, genuine) => {
    const answer = JSON.parse(await genuine())
    if (call.name === 'questionList') {
      answer.data.list = strings.map((text, n) => ({
        id: String(n + 1),
        question: text || 'x',
        answer: text,
      }))
    }
    if (call.name === 'ticketInstructions') {
      answer.data.sections = strings.map((text) => ({ title: text || 'x', content: text }))
    }
    return JSON.stringify(answer)
  }
}

describe('hostile strings', () => {
  const strings = sample(STRINGS, STRINGS_A_PAGE * PAGES_OF_TEXTS.length)
  const pages = Math.ceil(strings.length / STRINGS_A_PAGE)
  const visits = Array.from({ length: pages }, (_, n) =>
    strings.slice(n * STRINGS_A_PAGE, (n + 1) * STRINGS_A_PAGE),
  )

  it('never run in rich or plain text, and produce only allowed markup', async () => {
    expect(STRINGS.length).toBeGreaterThan(2500)
    const found: string[] = []
    for (let n = 0; n < visits.length; n += PAGES_OF_TEXTS.length) {
      const rounds = visits.slice(n, n + PAGES_OF_TEXTS.length)
      found.push(...(await withSite((site) => visitAll(site, rounds))))
    }
    expect(inShort(found)).toEqual([])
  })

  async function visitAll(site: Target, rounds: readonly string[][]): Promise<string[]> {
    const found: string[] = []
    for (const [index, round] of rounds.entries()) {
      standIn.answerWith(answerMany(round))
      found.push(...(await open(site, PAGES_OF_TEXTS[index] ?? '')))
      // Makes sure that the pages have shown the strings.
      const texts = await page.locator('.rich-text').count()
      if (texts < round.length / 2) found.push(`${PAGES_OF_TEXTS[index]}: only ${texts} texts`)
    }
    return found
  }
})

describe('hostile values in every field of every response', () => {
  it('run on no page', async () => {
    const found = await withSite(async (site) => {
      standIn.answerWith(answerTheWorst)
      const faults: string[] = []
      for (const { address } of sample(PAGE_ADDRESSES, 3))
        faults.push(...(await open(site, address)))
      return faults
    })
    expect(inShort(found)).toEqual([])
  })

  it('run on no page after a client navigation', async () => {
    const found = await withSite(async (site) => {
      standIn.answerWith(answerTheWorst)
      const response = await page.goto(new URL('/service/traffic', site.site).href)
      await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
      const faults: string[] = []
      for (const path of [
        '/mall/hotel/101',
        '/service/strategy',
        '/infomation/announcement/1024',
      ]) {
        await page.evaluate((href) => {
          document
            .querySelector('main')
            ?.insertAdjacentHTML('beforeend', `<a id="next" href="${href}">x</a>`)
          document.querySelector<HTMLAnchorElement>('#next')?.click()
        }, path)
        await page.waitForURL(`**${path}`)
        await page.locator('#next').waitFor({ state: 'detached' })
        faults.push(
          ...(await findHostile(page, policyOf(response))).map((text) => `${path}: ${text}`),
        )
      }
      if (!(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))))
        faults.push('another document')
      return faults
    })
    expect(inShort(found)).toEqual([])
  })

  it('are shown as plain text in an error message', async () => {
    const [worst = ''] = WORST_VALUES
    const found = await withSite(async (site) => {
      standIn.answerWith(async (call, genuine) =>
        call.name === 'hotelCategories'
          ? JSON.stringify({ code: 1, msg: worst, data: null })
          : genuine(),
      )
      const faults = await open(site, '/mall/hotel')
      const shown = await page.locator('.toast-warning').first().textContent()
      return shown?.includes(worst) ? faults : [...faults, `the toast says ${shown}`]
    })
    expect(found).toEqual([])
  })
})

describe('an attribute of an article that looks like tags', () => {
  const intrusion =
    '<h2><meta http-equiv=refresh content=0;url=https://evil.test/>' +
    '<script>alert(7)</script><form action=//evil.test></form></h2>'
  const attributes = [
    intrusion,
    '<main id=&quot;main&quot;></main>'.repeat(1000),
    '<h2>'.repeat(20_000),
  ]

  it('remains an attribute, and does not multiply the size of the page', async () => {
    const article = { path: '/infomation/announcement/1024', call: 'announcementDetail' }
    const found = await withSite(async (site) => {
      standIn.answerWith(async (call, genuine) => {
        const answer = JSON.parse(await genuine())
        if (call.name === article.call)
          answer.data.content = attributes
            .map((text) => `<p>山</p><img src="https://a.test/?${text}" alt="${text}">`)
            .join('')
        return JSON.stringify(answer)
      })
      const faults = await open(site, article.path)
      const { body } = await site.ask({ path: article.path })
      const bytes = attributes.join('').length
      if (!body.includes('‹h2›')) faults.push('the texts are gone')
      return body.length < 10 * bytes ? faults : [...faults, `${body.length} bytes of ${bytes}`]
    })
    expect(inShort(found)).toEqual([])
  })
})

it('the check detects scripts and forbidden markup in a vulnerable page', async () => {
  await page.goto('about:blank')
  await page.evaluate(
    (texts) => {
      for (const text of texts) {
        const box = document.createElement('div')
        box.className = 'rich-text'
        box.innerHTML = text
        document.body.append(box)
      }
    },
    sample(STRINGS, 200),
  )
  const found = await findHostile(page)
  for (const [sign, min] of [
    ['ran alert(', 30],
    ['would run: ', 30],
    ['would run when followed: ', 5],
    ['a script: ', 5],
    ['not allowed: ', 50],
  ] as const) {
    expect([sign, found.filter((text) => text.startsWith(sign)).length >= min]).toEqual([
      sign,
      true,
    ])
  }
})
