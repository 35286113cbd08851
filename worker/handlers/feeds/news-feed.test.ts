import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { expect, it, vi } from 'vitest'
import * as fc from 'fast-check'
import { atomOf, jsonFeedOf } from './news-feed.ts'

vi.mock(import('../../render/build.ts'), () => import('../../../tests/support/made-build.ts'))

const feedOf = (title: string, summary: string) => ({
  title: 'News',
  language: 'en',
  home: 'https://site.example/news',
  self: {
    atom: 'https://site.example/feeds/news.atom',
    json: 'https://site.example/feeds/news.json',
  },
  author: 'Operator',
  icon: 'https://site.example/icon.png',
  updatedAt: '2026-01-01T00:00:00Z',
  entries: [
    {
      address: 'https://site.example/news/1?a=1&b=2',
      title,
      summary,
      language: 'en',
      publishedAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
      category: undefined,
      image: undefined,
    },
  ],
})

it.each(['<script>alert(1)</script>', 'a & b', ']]>', '"\'', '\u0000\u0008\uFFFE\uD800', '&amp;'])(
  '%j is text in both formats',
  (typed) => {
    const title = `x${typed}`
    const [entry] = parseAtomFeed(atomOf(feedOf(title, title))).entries ?? []
    // oxlint-disable-next-line no-control-regex -- what XML can't have
    const kept = title.toWellFormed().replaceAll(/[\u0000-\u0008\uFFFE]/g, '')
    expect(entry?.title?.value).toBe(kept)
    const [item] = parseJsonFeed(JSON.parse(jsonFeedOf(feedOf(title, '')))).items ?? []
    expect(item).toMatchObject({ title, content_text: title })
  },
)

it('is well-formed whatever an entry says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(parseAtomFeed(atomOf(feedOf(`x${title}`, title))).entries).toHaveLength(1)
    }),
  )
})
