import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import * as fc from 'fast-check'
import { dayOrTime } from '../../../contract/values.ts'
import { atomOf, jsonFeedOf, withSeconds } from './news-feed.ts'

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
  '%j is escaped as text in both feed formats',
  (typed) => {
    const title = `x${typed}`
    const [entry] = parseAtomFeed(atomOf(feedOf(title, title))).entries ?? []
    // oxlint-disable-next-line no-control-regex -- matches characters that XML forbids
    const cleaned = title.toWellFormed().replaceAll(/[\u0000-\u0008\uFFFE]/g, '')
    expect(entry?.title?.value).toBe(cleaned)
    const [item] = parseJsonFeed(JSON.parse(jsonFeedOf(feedOf(title, '')))).items ?? []
    expect(item).toMatchObject({ title, content_text: title })
  },
)

it('a feed is well-formed with any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(parseAtomFeed(atomOf(feedOf(`x${title}`, title))).entries).toHaveLength(1)
    }),
  )
})

/** The date format of RFC 3339, 5.6. */
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/

it.each([
  ['2026-11-20 09:00', '2026-11-20T09:00:00+08:00'],
  ['2026-11-19', '2026-11-19T00:00:00+08:00'],
  ['2026-11-20 24:00', '2026-11-21T00:00:00+08:00'],
  ['2026-11-20T09:00Z', '2026-11-20T09:00:00Z'],
  ['2026-11-20T09:00-05:30', '2026-11-20T09:00:00-05:30'],
  ['2026-11-20 09:00:01.5', '2026-11-20T09:00:01.5+08:00'],
  ['2026-11-20T09:00:01+0800', '2026-11-20T09:00:01+08:00'],
])('a feed formats the time %s as %s', (sent, written) => {
  const time = withSeconds(v.parse(dayOrTime, sent))
  expect(time).toBe(written)
  expect(time).toMatch(RFC_3339)
})
