import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
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
import { sample } from '../support/sample.ts'
import { watchErrors } from '../support/watch-errors.ts'

const STYLES = /\/assets\/page-[^/]*\.css$/

/** The rules of all pages on a screen, as the build made them before it gave each page its own. */
async function allStyles(): Promise<string> {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'))
  return readFile(`dist/client/${manifest['client/styles/site.css'].file}`, 'utf8')
}

/** The selectors among all rules that match something on the page, in whatever state, with a declaration that it has not for it. */
function lostRules(page: Page, all: string): Promise<string[]> {
  // oxlint-disable unicorn/consistent-function-scoping -- they run in the page
  return page.evaluate((text) => {
    const whole = new CSSStyleSheet()
    whole.replaceSync(text)
    const had = new Map<Element, Set<string>>()
    for (const rule of rulesOf(document.querySelector('style')?.sheet?.cssRules)) {
      for (const element of matched(rule)) {
        const known = had.get(element) ?? new Set()
        had.set(element, known)
        for (const each of declarations(rule)) known.add(each)
      }
    }
    const lost = rulesOf(whole.cssRules).filter((rule) => {
      const wanted = declarations(rule)
      return matched(rule).some((each) => wanted.some((one) => !had.get(each)?.has(one)))
    })
    return lost.map(({ selectorText }) => selectorText)

    function rulesOf(rules: Iterable<CSSRule> = []): CSSStyleRule[] {
      return [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule]
        return rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : []
      })
    }

    function declarations({ style }: CSSStyleRule): string[] {
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)
    }

    function matched({ selectorText }: CSSStyleRule): Element[] {
      const anyState = selectorText
        .replaceAll(/::?(?:before|after|marker|hover|focus(?:-visible)?|target)\b/g, '')
        .replaceAll('[open]', '')
      try {
        return [...document.querySelectorAll(anyState)]
      } catch {
        return []
      }
    }
  }, all)
  // oxlint-enable unicorn/consistent-function-scoping
}

test('each page has every rule that matches something on it', async ({ page }) => {
  test.setTimeout(120_000)
  const all = await allStyles()
  for (const { address } of sample(PAGE_ADDRESSES, 16)) {
    await page.goto(address)
    expect.soft(await lostRules(page, all), address).toEqual([])
  }
  await page.goto('/nothing')
  expect.soft(await lostRules(page, all), 'the error view').toEqual([])
})

/** How everything in the page looks, in numbers and colours. */
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

test('a page that was swapped in looks as if it had been loaded, there and back', async ({
  page,
}) => {
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

test('a page’s styles are there before it is', async ({ page }) => {
  const requests = recordRequests(page, STYLES)
  const files = await holdRequests(page, STYLES)
  await visit(page, HOTELS)
  expect(requests).toEqual([])
  await follow(page, HOTEL)
  await expect.poll(() => requests.length).toBe(1)
  await expect(page.getByRole('heading', { level: 1, name: HOTELS_NAME })).toBeVisible()
  await files.release()
  await expect(page.getByRole('heading', { level: 1, name: HOTEL_NAME })).toBeVisible()
})

test('a page’s styles come from the network once', async ({ page }) => {
  await visit(page, HOTELS)
  for (const path of [HOTEL, HOTELS, '/mall/hotel/102']) {
    await follow(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1')).not.toHaveText(path === HOTELS ? HOTEL_NAME : HOTELS_NAME)
  }
  const fromNetwork = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\/page-[^/]*\.css$/.test(name))
      .map(({ transferSize }) => transferSize > 0),
  )
  expect(fromNetwork).toEqual([true, false])
})

test('a page whose styles can’t be had is loaded as a document', async ({ page }) => {
  await page.route(STYLES, (route) => route.abort())
  await visitPreloading(page, HOTELS)
  await follow(page, HOTEL)
  await expect(page.getByRole('heading', { level: 1, name: HOTEL_NAME })).toBeVisible()
  expect(await page.evaluate(() => window.mark)).toBeUndefined()
  await expect(page.locator('main .goods-opening')).not.toHaveCSS('display', 'block')
})
