import { beforeAll, describe, expect, it } from 'vitest'
import { readSite } from '../../tools/site/read-site.ts'
import { compileContent } from './compile.ts'
import type { Content } from './items.ts'
import { toStatements } from './statements.ts'

let content: Content
beforeAll(async () => {
  content = await compileContent(readSite('tests/site'))
})

describe('compileContent', () => {
  it('has Chinese texts for every entry, and English ones except for some news and announcements', () => {
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

  it('omits column values and cover names from the JSON', () => {
    const json = JSON.stringify(
      content.entries.flatMap(({ texts }) => texts.map(({ listed, detail }) => [listed, detail])),
    )
    expect(json).not.toMatch(/"(?:picture|galleryAlt|content|answer|publishedAt|inLanguage)":/)
    const names = content.entries.flatMap(({ picture }) => picture ?? [])
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => json.includes(`"${name}"`))).toEqual([])
  })

  it('allows no line break between a number and its unit, in any text', () => {
    const texts = JSON.stringify([content.entries, content.documents])
    for (const words of ['250\u00a0g', '1\u00a0月', '500\u00a0m', '30\u00a0November'])
      expect(texts).toContain(words)
    // The lookbehind skips times of day: in “20:00 月亮升起”, 月 begins the word “moon” and is not the
    // unit “month”.
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

describe('toStatements', () => {
  it('writes only the content tables, and activates the new version last', () => {
    const statements = toStatements(content, 7)
    const tables = statements.map(
      (statement) => /^(?:DELETE FROM|INSERT INTO|UPDATE) (\w+)/.exec(statement)?.[1],
    )
    expect(new Set(tables)).toEqual(
      new Set(
        'content_versions content_loads content_changes entry_texts entries categories documents'.split(
          ' ',
        ),
      ),
    )
    expect(statements.findIndex((statement) => statement.startsWith('UPDATE'))).toBe(
      statements.length - 1,
    )
    expect(Math.max(...statements.map((statement) => Buffer.byteLength(statement)))).toBeLessThan(
      90_000,
    )
  })

  it('escapes quotes', () => {
    const row = { kind: 'news', id: 'a', languageId: 2, position: 0, name: "it's" } as const
    const statements = toStatements({ entries: [], documents: [], categories: [row] }, 7)
    expect(statements.join()).toContain("'it''s'")
  })
})
