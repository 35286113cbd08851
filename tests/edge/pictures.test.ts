import { afterAll, describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { readHtml } from '../support/read-html.ts'
import { SITE_ORIGIN, startSite } from '../support/start-site.ts'

const site = await startSite()
afterAll(() => site.stop())

/** Every address of ours that a document's pictures may be fetched from. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/\/pictures\/[\w.-]+(?:\?v=\w+)?/g)].map(([address]) => address)
}

/** Most pictures are on pages of both languages. */
const known = new Set<string>()

describe.each(PAGE_ADDRESSES)('$name in $language', ({ address, language }) => {
  it('names only pictures that exist, and one to show beside a link', async () => {
    const html = await (await site.get(address)).text()
    const page = readHtml(html)
    const share = page.meta('og:image') ?? ''
    expect(share.startsWith(`${SITE_ORIGIN}/pictures/share-`)).toBe(true)
    expect(share).toMatch(new RegExp(`-${language}\\.jpg\\?v=`))
    for (const picture of addressesIn(html)) {
      if (known.has(picture)) continue
      known.add(picture)
      const response = await site.get(picture, { Accept: 'image/*' })
      expect({ picture, status: response.status }).toEqual({ picture, status: 200 })
      expect(response.headers.get('Content-Type')).toMatch(/^image\/(?:avif|webp|jpeg)$/)
      await response.body?.cancel()
    }
  })
})

describe('the home page', () => {
  it('preloads its first picture for each window size and colour scheme', async () => {
    const html = await (await site.get('/')).text()
    const links = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? []
    expect(links).toHaveLength(4)
    for (const link of links) {
      expect(link).toContain('type="image/avif"')
      expect(link).toContain('fetchpriority="high"')
    }
  })
})

describe('icons', () => {
  it.each([
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
    ['/favicon.svg', /^image\/svg\+xml$/],
    ['/apple-touch-icon.png', /^image\/png$/],
    ['/icon-192.png', /^image\/png$/],
    ['/icon-512.png', /^image\/png$/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
  ])('answers %s', async (path, type) => {
    const response = await site.get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toMatch(type)
  })
})
