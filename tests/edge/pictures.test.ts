import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { readHtml } from '../support/read-html.ts'
import { SITE_ORIGIN, startSite } from '../support/start-site.ts'

const site = await startSite()
afterAll(() => site.stop())

/** Returns the addresses of all pictures on this site that a page may load. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/\/pictures\/[\w.-]+(?:\?v=\w+)?/g)].map(([address]) => address)
}

/** Paths of two items of each kind. */
const ITEMS = [
  ['/mall/hotel/101', '/en/mall/hotel/102'],
  ['/mall/restaurant/201', '/en/mall/restaurant/202'],
  ['/mall/shopping/Star-Cape_dried-shrimp', '/en/mall/shopping/302'],
  ['/scenic/publicity/5001', '/en/scenic/publicity/5002'],
  ['/scenic/information/2001', '/en/scenic/information/2005'],
  ['/service/strategy/4001', '/en/service/strategy/4002'],
  ['/infomation/activity/3004', '/en/infomation/activity/3006'],
  ['/infomation/announcement/1024', '/en/infomation/announcement/1002'],
  ['/infomation/corporateCulture/last-keeper', '/en/infomation/corporateCulture/6001'],
] as const

/** Fetches a picture. Returns its type, width and height. */
async function sizeOf(path: string) {
  const response = await site.get(path)
  expect({ path, status: response.status }).toEqual({ path, status: 200 })
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
  return [`image/${format}`, width, height]
}

/** Both languages have most of the pictures, so each is checked only once. */
const seen = new Set<string>()

describe.each(PAGE_ADDRESSES)('$name in $language', ({ address, language }) => {
  it('has only pictures that exist, and a share picture that is only metadata', async () => {
    const html = await (await site.get(address)).text()
    const page = readHtml(html)
    const share = page.meta('og:image') ?? ''
    // The site has share cards only in Chinese and English.
    const shown = language === 'zh' ? 'zh' : 'en'
    expect(share).toMatch(new RegExp(`^${SITE_ORIGIN}/pictures/.+-(?:card|${shown})\\.jpg\\?v=`))
    expect(page.meta('twitter:card')).toBe('summary_large_image')
    expect(html.split(share)).toHaveLength(2)
    expect((await sizeOf(share.replace(SITE_ORIGIN, ''))).join()).toBe(
      `${page.meta('og:image:type')},${page.meta('og:image:width')},${page.meta('og:image:height')}`,
    )
    for (const picture of addressesIn(html)) {
      if (seen.has(picture)) continue
      seen.add(picture)
      const response = await site.get(picture, { Accept: 'image/*' })
      expect({ picture, status: response.status }).toEqual({ picture, status: 200 })
      expect(response.headers.get('Content-Type')).toMatch(/^image\/(?:avif|webp|jpeg)$/)
      await response.body?.cancel()
    }
  })
})

it.each(ITEMS)('an item is shared with its picture and texts: %s', async (chinese, english) => {
  const cards = await Promise.all(
    [chinese, `/en${chinese}`, english].map(async (path) => {
      const page = readHtml(await (await site.get(path)).text())
      expect(page.meta('og:image:alt')).toBeTruthy()
      expect(page.meta('og:title')).toBe(page.text(page.one('h1')).replaceAll(/\s+/g, ' '))
      expect(page.meta('og:description')).toBe(page.meta('description'))
      return page.meta('og:image') ?? ''
    }),
  )
  expect(cards[0]).toMatch(/-card\.jpg\?v=/)
  expect(cards[1]).toBe(cards[0])
  expect(cards[2]).toMatch(/-card\.jpg\?v=/)
  expect(cards[2]).not.toBe(cards[0])
})

it.each([
  ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
  ['/favicon.svg', /^image\/svg\+xml$/],
  ['/apple-touch-icon.png', /^image\/png$/],
  ['/icon-192.png', /^image\/png$/],
  ['/icon-512.png', /^image\/png$/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
])('the file %s exists with the right content type', async (path, type) => {
  const response = await site.get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(type)
})
