import { globSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { parse } from 'postcss'
import { LANGUAGES, nearest, UNOFFERED_LANGUAGES } from '../../locales/languages.ts'
import { inLanguage } from '../../shared/language.ts'
import { dayIn } from '../../shared/zoned-time.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import {
  ARTICLE,
  ARTICLE_NAME,
  follow,
  holdRequests,
  HOTEL,
  HOTEL_NAME,
  HOTELS,
  HOTELS_NAME,
  recordRequests,
  visit,
  visitPreloading,
} from '../support/client-page.ts'
import { now } from '../support/clock.ts'
import { lostRules } from '../support/lost-rules.ts'
import { sample } from '../support/sample.ts'
import { watchErrors } from '../support/watch-errors.ts'

// With an English browser, the home page would redirect to `/en`.
test.use({ locale: 'zh-CN' })

/** Matches the stylesheets that pages link to. */
const STYLES = /\/assets\/(?!elder|print|guide)[^/]*\.css$/
/** The share of its CSS rules that a page must use. Otherwise, split its stylesheets. */
const SHARE_OF_USE = 0.54
const DAY_MS = 86_400_000
/** Addresses with a query. Their pages show more than those without. */
const MORE_ADDRESSES = [
  '/mall/ticket?adult=2&small=1',
  `/mall/ticket?adult=2&ride=harbour-boat&day=${dayIn('Asia/Shanghai', now() + 2 * DAY_MS)}`,
  '/mall/ticket?ages=40',
  '/scenic/information?type=notice',
  ...LANGUAGES.map(
    (each) => `${inLanguage(each, '/search')}?q=${nearest(each, { zh: '岬', en: 'lighthouse' })}`,
  ),
  '/search?q=qqqq',
  '/service/complain?about=lost',
  '/service/traffic?from=north-reef',
  '/service/traffic?from=south-beach',
]
/** Addresses of error pages, which use few of the rules that every page has. */
const ERRORS = ['/nothing', ...UNOFFERED_LANGUAGES.map((tag) => `/${tag}/nothing`)]

/** Selectors that match nothing when a page opens, grouped by the reason. */
const STATES = [
  // Only a script shows these.
  /\.toast|\.suggestions|data-navigating|data-up|view-transition|::selection|\.pocket-guide(?::not| button)/,
  // These appear after a form was sent or its captcha renewed.
  /\.fault-summary|\.field-(?:invalid|fault|fixed)|\.receipt|\.captcha-(?:news|sound)|aria-busy/,
  // These appear if a page is stale or has alerts.
  /\.notice|\.alert|\.list-note/,
  // The test site has no such content.
  /^: h4|\.rich-text (?:h3|blockquote|hr)|\.season-price|\.facts \+ \.stops|\.facts \.button/,
  // For short lists, which only the second example has, and for lists without pictures.
  /\.item-cards|\.sights:not|:nth-child\([24]\):last-child|:nth-last-child\(3n|\.menu \.item-plain|\.short-list|\.step-free-few|\.few-activities/,
  // For panels without pictures. The test site has a single one, with its picture.
  /\.announcements-now \.item-plain/,
  // These appear only after a report; `conditions.spec.ts` covers each of them.
  /\.warnings|\.weather-now|\.hour-list|\.today-columns\)? \.(?:bar|facts)|\.change-rows h3/,
  // These appear if a page lacks a section or a picture.
  /\.empty-list|\.hero-plain|:not\(\.picture-night\)|:only-child|:has\(> :empty\)|\.area-opening \+/,
  // The tickets of this site are sold online.
  /\.combinations-buy\) ~/,
  // No answer of these pages has one or three other ways.
  /\.combinations(?: >|:has\(>) :nth-child\((?:4|2n)\)/,
  // No result of these searches is over.
  /\.search-over/,
]

interface Use {
  /** The address of a stylesheet. Empty for the one that every page has. */
  sheet: string
  selector: string
  isUsed: boolean
}

/**
 * Returns the selectors of the page's stylesheets, and whether an element matches them in any of
 * its states (such as `:hover`).
 */
function usedSelectors(page: Page): Promise<Use[]> {
  // oxlint-disable unicorn/consistent-function-scoping -- they run in the page
  return page.evaluate(() => {
    return [...document.querySelectorAll('style')].flatMap((style) =>
      selectorsOf(style.sheet?.cssRules).map((selector) => ({
        sheet: style.dataset['href'] ?? '',
        selector,
        isUsed: matches(selector),
      })),
    )

    function selectorsOf(rules: Iterable<CSSRule> = []): string[] {
      return [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule.selectorText]
        return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : []
      })
    }

    function matches(selector: string): boolean {
      const anyState = selector
        .replaceAll(/::(?:before|after|marker|placeholder|first-letter)/g, '')
        .replaceAll(/:(?:hover|focus(?:-visible)?|target|checked|placeholder-shown)\b/g, '')
        .replaceAll(/::(?:-webkit-[\w-]+|details-content)/g, '')
        .replaceAll('[open]', '')
      try {
        return document.querySelector(anyState) !== null
      } catch {
        // Without its states, nothing is left of the selector.
        return true
      }
    }
  })
  // oxlint-enable unicorn/consistent-function-scoping
}

test('each page has every rule that matches its elements', async ({ page }) => {
  test.setTimeout(120_000)
  for (const { address } of sample(PAGE_ADDRESSES, 16)) {
    await page.goto(address)
    expect.soft(await lostRules(page), address).toEqual([])
  }
  await page.goto('/nothing')
  expect.soft(await lostRules(page), 'the error view').toEqual([])
})

test('the browser understands each selector', async ({ page }) => {
  const selectors: string[] = []
  for (const file of globSync(['client/styles/**/*.css', '{worker,backend}/**/*.css']))
    parse(readFileSync(file, 'utf8')).walkRules(({ parent, selectors: ofRule }) => {
      const isKeyframe =
        parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'
      if (!isKeyframe) selectors.push(...ofRule)
    })
  const unknown = await page.evaluate(
    (all) => all.filter((each) => !CSS.supports(`selector(${each})`)),
    // Prefixed names are for other browsers.
    selectors.filter((each) => !each.includes('::-')),
  )
  expect(unknown).toEqual([])
})

test('each rule is used, and a page uses most of its rules', async ({ page }) => {
  test.setTimeout(120_000)
  const uses = new Map<string, boolean>()
  const shares = new Map<string, number>()
  for (const address of [
    ...PAGE_ADDRESSES.map((each) => each.address),
    ...MORE_ADDRESSES,
    ...ERRORS,
  ]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const selectors = await usedSelectors(page)
    const used = selectors.filter(({ isUsed }) => isUsed)
    const [path = ''] = address.split('?')
    shares.set(path, Math.max(shares.get(path) ?? 0, used.length / selectors.length))
    for (const { sheet, selector, isUsed } of selectors) {
      const key = `${sheet.replace(/^.*\/|-[^-]{8}\.css$/g, '')}: ${selector}`
      uses.set(key, isUsed || uses.get(key) === true)
    }
  }
  const unused = [...uses].flatMap(([key, isUsed]) => (isUsed ? [] : [key]))
  expect.soft(unused.filter((key) => !STATES.some((state) => state.test(key)))).toEqual([])
  const isSeen = (state: RegExp) => unused.some((key) => state.test(key))
  expect.soft(STATES.filter((state) => !isSeen(state))).toEqual([])
  const low = [...shares].filter(([path, share]) => share < SHARE_OF_USE && !ERRORS.includes(path))
  expect(low).toEqual([])
})

/** Returns the computed styles of all elements, as far as they are numbers or colours. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = ['display', 'color', 'font', 'padding', 'margin', 'grid-template-columns']
    return [...document.querySelectorAll('body > header *, main, main *')].map((element) => {
      const style = getComputedStyle(element)
      const values = properties.map((name) => style.getPropertyValue(name))
      return [element.tagName, element.className, ...values].join(' ')
    })
  })
}

test('a swapped page looks like a fully loaded page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const errors = watchErrors(page)
  const stops = [
    [HOTEL, HOTEL_NAME],
    [ARTICLE, ARTICLE_NAME],
    [HOTELS, HOTELS_NAME],
  ] as const
  for (const [path, name] of stops) {
    await visit(page, path)
    const loaded = await looks(page)
    for (const [from] of stops.filter(([other]) => other !== path)) {
      await visit(page, from)
      await page.evaluate((address) => navigation.navigate(address).finished, path)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      expect(await looks(page), `${path} after ${from}`).toEqual(loaded)
    }
    await page.goBack()
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(await looks(page), `${path}, back again`).toEqual(loaded)
  }
  expect(errors).toEqual([])
})

test('a page’s styles load before the page is shown', async ({ page }) => {
  const requests = recordRequests(page, STYLES)
  const files = await holdRequests(page, STYLES)
  await visit(page, HOTELS)
  expect(requests).toEqual([])
  await follow(page, HOTEL)
  await expect.poll(() => requests.length).toBeGreaterThan(1)
  await expect(page.getByRole('heading', { level: 1, name: HOTELS_NAME })).toBeVisible()
  await files.release()
  await expect(page.getByRole('heading', { level: 1, name: HOTEL_NAME })).toBeVisible()
})

test('a page whose styles fail to load is loaded in full', async ({ page }) => {
  await page.route(STYLES, (route) => route.abort())
  await visitPreloading(page, HOTELS)
  await follow(page, HOTEL)
  await expect(page.getByRole('heading', { level: 1, name: HOTEL_NAME })).toBeVisible()
  expect(await page.evaluate(() => window.mark)).toBeUndefined()
  await expect(page.locator('main .goods-opening')).not.toHaveCSS('display', 'block')
})
