import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../locales/languages.ts'
import type { RouteName } from '../../worker/sections/index.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { startSite } from '../support/start-site.ts'

/** Bytes of each language after the second: fonts, menu of languages, alternate links. */
const MORE_BYTES = (LANGUAGES.length - 2) * 540
/** Maximum compressed bytes before the page's own content: head, styles, and header with menu. */
const BYTES_BEFORE_MAIN = 12_514 + MORE_BYTES
/** Maximum compressed bytes of the document, for the kinds of page with the most readers. */
const BYTES: Partial<Record<RouteName, number>> = {
  home: 17_430,
  'hotels/list': 14_050,
  'announcements/list': 14_050,
  'announcements/detail': 13_290,
  'news/detail': 13_290,
}

const site = await startSite()
afterAll(() => site.stop())

const weigh = (text: string) => gzipSync(text).byteLength

const documents = await Promise.all(
  PAGE_ADDRESSES.map(async ({ name, address }) => {
    const html = await (await site.get(address)).text()
    return { name, address, html, beforeMain: html.slice(0, html.indexOf('<main')) }
  }),
)

describe('a document', () => {
  it('is within its byte limit before its content begins', () => {
    for (const { address, beforeMain } of documents)
      expect.soft(weigh(beforeMain), address).toBeLessThanOrEqual(BYTES_BEFORE_MAIN)
  })

  it('is within its byte limit as a home page, a list or an article', () => {
    for (const { name, address, html } of documents)
      expect.soft(weigh(html), address).toBeLessThanOrEqual((BYTES[name] ?? Infinity) + MORE_BYTES)
  })

  it('requests only the necessary files before its content', () => {
    for (const { name, address, beforeMain } of documents) {
      const links = [...beforeMain.matchAll(/<link rel="([^"]+)"/g)].map(([, rel]) => rel)
      // The first picture on the home page.
      const known = [
        ...(name === 'home' ? ['preload'] : []),
        'canonical',
        'alternate',
        'icon',
        'apple-touch-icon',
        'manifest',
      ]
      // The stylesheet of large text, for browsers without script. The guide also has that of its
      // map.
      const styles = name === 'guide' ? 2 : 1
      expect
        .soft(
          links.filter((rel) => rel === 'stylesheet'),
          address,
        )
        .toHaveLength(styles)
      expect
        .soft(
          links.filter((rel) => rel !== 'stylesheet' && !known.includes(rel ?? '')),
          address,
        )
        .toEqual([])
      expect.soft(beforeMain.match(/ src="/g), address).toHaveLength(1)
      expect.soft(beforeMain, address).not.toContain('application/ld+json')
    }
  })
})
