import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { LANGUAGES } from '../../locales/languages.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { expectClient } from '../support/client-page.ts'
import { type Node, readHtml } from '../support/read-html.ts'

/** Maximum bytes of scripts. Further languages each add a tag and the prefix of their paths. */
const SCRIPT_BYTES = 7_430 + (LANGUAGES.length - 2) * 40
/** The script that polls for notices. It loads after the page with low priority. */
const LATER_SCRIPT = /\/assets\/after-load-/
const LATER_SCRIPT_BYTES = 1_400
const SCRIPT_REQUESTS = 2
/** Texts longer than this must occur only once in a document and its scripts. */
const REPEATED_CHARACTERS = 200
/** A text in every build of `react-dom`. */
const REACT = 'Minified React error'

test('no page contains a long string twice', async ({ request }) => {
  const scripts = new Map<string, string>()
  for (const { address } of PAGE_ADDRESSES) {
    const html = await (await request.get(address)).text()
    const page = readHtml(html)
    const files = page.all('script').flatMap((script) => page.attribute(script, 'src') ?? [])
    for (const file of files)
      scripts.set(file, scripts.get(file) ?? (await (await request.get(file)).text()))
    const own = files.map((file) => scripts.get(file) ?? '')
    expect.soft(repeated(html, own), address).toEqual([])
  }
})

test('a page loads at most 7.4 kB of script in two requests', async ({ page }) => {
  test.setTimeout(60_000)
  let islands = 0
  for (const { address } of PAGE_ADDRESSES.filter(({ language }) => language === 'zh')) {
    const requested = await open(page, address)
    if ((await page.locator('site-island').count()) > 0) {
      islands += 1
      continue
    }
    const first = requested.filter((file) => !LATER_SCRIPT.test(file))
    const scripts = await download(page.request, first)
    expect.soft(scripts.length, `${address}: requests`).toBeGreaterThan(0)
    expect.soft(scripts.length, `${address}: requests`).toBeLessThanOrEqual(SCRIPT_REQUESTS)
    expect.soft(weigh(scripts), `${address}: bytes`).toBeLessThanOrEqual(SCRIPT_BYTES)
    expect.soft(scripts.join('').includes(REACT), `${address}: has React`).toBe(false)
  }
  await page.waitForLoadState('networkidle')
  const [later = ''] = (await scriptsOf(page)).filter((file) => LATER_SCRIPT.test(file))
  expect(weigh(await download(page.request, [later]))).toBeLessThanOrEqual(LATER_SCRIPT_BYTES)
  // Only the guide and the complaint form have islands.
  expect(islands).toBeLessThanOrEqual(2)
})

/** Opens a page and waits until its client runs. Returns the requested scripts. */
async function open(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await expectClient(page)
  return scriptsOf(page)
}

function scriptsOf(page: Page): Promise<string[]> {
  // Uses the page's own list, because requests of the previous page may still be open.
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      // Excludes the script of the suites' clock.
      .filter((name) => name.endsWith('.js') && !name.endsWith('/-/first.js')),
  )
}

function download(request: APIRequestContext, files: string[]): Promise<string[]> {
  return Promise.all(files.map(async (file) => (await request.get(file)).text()))
}

function weigh(scripts: string[]): number {
  return scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)
}

function repeated(html: string, scripts: string[]): string[] {
  const strings = readStrings(html)
  const all = [...strings, ...scripts].join('\n')
  const long = new Set(strings.filter((each) => each.length > REPEATED_CHARACTERS))
  return [...long].filter((each) => all.indexOf(each) !== all.lastIndexOf(each))
}

/**
 * Attributes that may occur twice: lines are drawn with a second line as their edge, and the props
 * of the captcha's island contain its picture.
 */
const DRAWN = ['points', 'd', 'src']

/** Returns all strings in a page: texts, attribute values except those in `DRAWN`, and data. */
function readStrings(html: string): string[] {
  const page = readHtml(html)
  return page.all('*').flatMap((element) => {
    const type = page.attribute(element, 'type') ?? ''
    const values = Object.entries(element.properties)
      .filter(([name]) => !DRAWN.includes(name))
      .map(([, value]) => String(value))
    const texts = element.children.flatMap((child: Node) =>
      child.type === 'text' ? [child.value] : [],
    )
    const isData = element.tagName === 'script' && type.endsWith('json')
    return [...values, ...(isData ? texts.flatMap((text) => stringsOf(JSON.parse(text))) : texts)]
  })
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
