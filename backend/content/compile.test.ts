import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EntryKind } from '../kinds.ts'
import { readSite } from '../../tools/site/read-site.ts'
import { compileContent } from './compile.ts'
import { compileEntries } from './entries.ts'
import { type Pictures, readPictures } from './pictures.ts'
import type { Content } from './rows.ts'
import { toStatements } from './statements.ts'

const SITE = readSite('tests/site')

let site: string
let pictures: Pictures
let content: Content

beforeAll(async () => {
  content = await compileContent(SITE)
  pictures = await readPictures(SITE.folder)
  site = await mkdtemp(join(tmpdir(), 'content-'))
  await Promise.all(
    ['facts', 'zh', 'en', 'pictures.json'].map((part) =>
      cp(join(SITE.folder, 'content', part), join(site, 'content', part), { recursive: true }),
    ),
  )
})
afterAll(() => rm(site, { recursive: true }))

type Change = (text: string) => string

/** What the compiler says about a copy of the content with the same change in each of these files. */
async function messageAfter(files: string[], change: Change, kind?: EntryKind) {
  const texts = await Promise.all(
    files.map((file) => readFile(join(site, 'content', file), 'utf8')),
  )
  for (const text of texts) expect(change(text)).not.toBe(text)
  await write(files, texts.map(change))
  try {
    await (kind
      ? compileEntries(join(site, 'content'), kind, pictures)
      : compileContent({ ...SITE, folder: site }))
    return 'nothing'
  } catch (error) {
    return error instanceof Error ? error.message : 'no error'
  } finally {
    await write(files, texts)
  }
}

async function write(files: string[], texts: string[]) {
  await Promise.all(
    files.map((file, index) => writeFile(join(site, 'content', file), texts[index] ?? '')),
  )
}

describe('compileContent', () => {
  it('has texts for every entry in Chinese, and in English for all but some news and announcements', () => {
    const spoken = new Map<string, Set<string>>()
    for (const { kind, texts } of content.entries) {
      const languages = texts.map(({ languageId }) => languageId).join()
      spoken.set(languages, (spoken.get(languages) ?? new Set()).add(kind))
    }
    expect([...spoken.keys()].toSorted()).toEqual(['1', '1,2'])
    expect([...(spoken.get('1') ?? [])].toSorted()).toEqual(['announcement', 'news'])
  })

  it('prices a hotel at its cheapest room', () => {
    const hotels = content.entries.filter(({ kind }) => kind === 'hotel')
    for (const { price, texts } of hotels) {
      const detail: { rooms?: { price: { amount: number } }[] } = texts[0]?.detail ?? {}
      expect(price).toBe(Math.min(...(detail.rooms ?? []).map((room) => room.price.amount)))
    }
    expect(hotels.length).toBeGreaterThan(0)
  })

  it('keeps columns and names of covers out of the JSON', () => {
    const json = JSON.stringify(
      content.entries.flatMap(({ texts }) => texts.map(({ listed, detail }) => [listed, detail])),
    )
    expect(json).not.toMatch(/"(?:picture|galleryAlt|content|answer|publishedAt|inLanguage)":/)
    const names = content.entries.flatMap(({ picture }) => picture ?? [])
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => json.includes(`"${name}"`))).toEqual([])
  })

  it('never lets a line break between a number and its unit, in front matter, tables or Markdown of either language', () => {
    const texts = JSON.stringify([content.entries, content.documents])
    for (const words of ['250\u00a0g', '1\u00a0月', '500\u00a0m', '30\u00a0November'])
      expect(texts).toContain(words)
    // After a time of day it is not a unit: 20:00 月亮升起.
    expect(/(?<!:\d)\d (?:[米月日年]|km\b|minutes\b).{9}/.exec(texts)).toBeNull()
    expect(texts).toContain('"telephone":"0600-555 0161"')
  })

  it('measures trails along their path', () => {
    const [guide] = content.documents.filter(({ kind }) => kind === 'guide')
    const { trails }: { trails?: { length: number; path: unknown[] }[] } = guide?.body ?? {}
    for (const { length } of trails ?? []) {
      expect(length).toBeGreaterThan(50)
      expect(length).toBeLessThan(15_000)
    }
    expect(trails).not.toHaveLength(0)
  })
})

const MISTAKES: [EntryKind | undefined, string, string | RegExp, string, string][] = [
  ['news', 'facts/news.yaml', '"2001"', '"2002"', 'facts/news.yaml: 2002: given twice'],
  ['hotel', 'facts/hotels.yaml', '"101"', '"109999"', 'zh/hotels: 109999: has facts but no words'],
  [
    'question',
    'zh/questions.yaml',
    '"8001":',
    '"8999":',
    'zh/questions: 8001: has facts but no words',
  ],
  ['hotel', 'en/hotels.yaml', '"101":', '"999":', 'en/hotels: 101: has facts but no words'],
  [
    'hotel',
    'facts/hotels.yaml',
    'category: shore\n',
    'category: moon\n',
    "101: category: none of the kind's categories",
  ],
  [
    'hotel',
    'facts/hotels.yaml',
    'starRating: 4',
    'starRating: 9',
    '101: starRating: does not fit the contract',
  ],
  [
    'hotel',
    'facts/hotels.yaml',
    'area: 32',
    'area: large',
    '101: rooms.1: does not fit the contract',
  ],
  ['hotel', 'facts/hotels.yaml', 'checkIn: 14:00', 'checkIn: noon', '101: checkIn: Invalid format'],
  [
    'hotel',
    'facts/hotels.yaml',
    'checkIn:',
    'checkin:',
    '101: checkin: the contract has no such field',
  ],
  [
    'hotel',
    'zh/hotels.yaml',
    'bed: 大床',
    'beds: 大床',
    'zh/hotels.yaml with facts/hotels.yaml: 101: rooms.0: does not fit',
  ],
  [
    'hotel',
    'en/hotels.yaml',
    /rooms:\n.*\n/,
    'rooms:\n',
    '101: rooms: 3 in the facts, 2 in the words',
  ],
  [
    'news',
    'facts/news.yaml',
    ':00+08:00',
    ':00Z',
    '2001: publishedAt: not a time to the second at +08:00',
  ],
  [
    'news',
    'zh/news/2001.md',
    'title:',
    'titel:',
    'zh/news/2001.md with facts/news.yaml: 2001: titel: the contract has no',
  ],
  ['news', 'zh/news/2001.md', '---\n', '', 'zh/news/2001.md: no front matter'],
  [
    'news',
    'en/news/2001.md',
    /\n---\n/,
    '\n---\n<p>x</p>\n\n',
    '2001: content: HTML is not allowed: <p>x</p>',
  ],
  [
    'news',
    'facts/news.yaml',
    /picture: \S+/,
    'picture: Two Words',
    '2001: picture: not the slug of a picture',
  ],
  [
    'news',
    'facts/news.yaml',
    /picture: \S+/,
    'picture: nobody-painted-this',
    '2001: picture: there is no picture nobody-painted-this',
  ],
  ['ticket', 'en/tickets.yaml', 'audience:', 'audience: [', 'en/tickets.yaml: '],
  [
    undefined,
    'zh/recommendations.yaml',
    '"101"',
    '"777"',
    'zh/recommendations.yaml: sections: hotels 777',
  ],
  [
    undefined,
    'zh/guides.yaml',
    '"99":',
    '"9999":',
    'zh/guides.yaml with facts/guides.yaml: guides: 1: points: 99: has facts but no',
  ],
]

describe('a mistake in the content', () => {
  it.each(MISTAKES)('is named: %s in %s (%s → %s)', async (kind, file, from, to, message) => {
    expect(await messageAfter([file], (text) => text.replace(from, to), kind)).toContain(message)
  })

  it('is a restaurant with the id of a hotel', async () => {
    const files = ['facts', 'zh', 'en'].map((folder) => `${folder}/restaurants.yaml`)
    const message = await messageAfter(files, (text) => text.replace('"201"', '"101"'))
    expect(message).toBe('facts/restaurants.yaml: 101: is the id of a hotel too')
  })
})

describe('toStatements', () => {
  it('touches only the tables of the content, and clears each before filling it', () => {
    const statements = toStatements(content)
    const tables = statements.map(
      (statement) => /^(?:DELETE FROM|INSERT INTO) (\w+)/.exec(statement)?.[1],
    )
    expect(new Set(tables)).toEqual(new Set(['entry_texts', 'entries', 'categories', 'documents']))
    expect(statements.slice(0, 4).every((statement) => statement.startsWith('DELETE FROM'))).toBe(
      true,
    )
    expect(Math.max(...statements.map((statement) => Buffer.byteLength(statement)))).toBeLessThan(
      90_000,
    )
  })

  it('escapes quotes', () => {
    const row = { kind: 'news', id: 'a', languageId: 2, position: 0, name: "it's" } as const
    expect(toStatements({ entries: [], documents: [], categories: [row] }).at(-1)).toContain(
      "'it''s'",
    )
  })
})
