import { gzipSync } from 'node:zlib'
import { expect, type Page, type Request, test } from '@playwright/test'
import { LANGUAGES } from '../../locales/languages.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { readStrings } from '../support/read-strings.ts'

const SCRIPT_BYTES = 6000
const SCRIPT_REQUESTS = 2
/** A text that is longer than this is sent once: what a page says is not sent again to make it work. */
const REPEATED_CHARACTERS = 200
/** Stands in every build of react-dom. */
const REACT = 'Minified React error'

interface Sent {
  html: string
  scripts: string[]
  /** Whether the page has an island, which may ask for more. */
  hasIsland: boolean
}

/** Opens a page and waits until its client is at work; answers what it was sent. */
async function open(page: Page, address: string): Promise<Sent> {
  const asked: string[] = []
  const record = (request: Request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  }
  page.on('request', record)
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.locator('.announcer').waitFor({ state: 'attached' })
  page.off('request', record)
  return {
    html: (await response?.text()) ?? '',
    // Asked for again, since the answer to a page that was not the first may be a bare 304.
    scripts: await Promise.all(asked.map(async (url) => (await page.request.get(url)).text())),
    hasIsland: (await page.locator('site-island').count()) > 0,
  }
}

for (const language of LANGUAGES) {
  const addresses = PAGE_ADDRESSES.filter((each) => each.language === language)

  test(`pages in ${language} send at most 6 kB of script in two requests, and nothing twice`, async ({
    page,
  }) => {
    test.setTimeout(60_000)
    let islands = 0
    for (const { address } of addresses) {
      const { html, scripts, hasIsland } = await open(page, address)
      islands += Number(hasIsland)
      expect.soft(repeated(html, scripts), `${address}: strings sent twice`).toEqual([])
      if (hasIsland) continue
      expect.soft(scripts.length, `${address}: requests`).toBeLessThanOrEqual(SCRIPT_REQUESTS)
      expect.soft(weigh(scripts), `${address}: bytes`).toBeLessThanOrEqual(SCRIPT_BYTES)
      expect.soft(scripts.join('').includes(REACT), `${address}: has React`).toBe(false)
    }
    expect(islands).toBeLessThan(addresses.length / 2)
  })
}

function weigh(scripts: string[]): number {
  return scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)
}

function repeated(html: string, scripts: string[]): string[] {
  const strings = readStrings(html)
  const all = [...strings, ...scripts].join('\n')
  const long = new Set(strings.filter((each) => each.length > REPEATED_CHARACTERS))
  return [...long].filter((each) => all.split(each).length > 2)
}
