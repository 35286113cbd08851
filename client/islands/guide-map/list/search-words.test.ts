import { describe, expect, it } from 'vitest'
import { searchFor } from './search-words.ts'

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
    ['缆车', '云上索道下站'],
    ['大巴', '环山巴士·南门站'],
    ['吃饭', '浅澜寺斋堂\n餐饮'],
    ['parking', 'South Gate car park'],
    ['visitor center', 'Visitor Centre'],
    ['gondola', 'Lower cable-car station'],
    ['buses', 'Village shuttle stop'],
  ])('given %j, finds %j', (search, text) => expect(finds(search, text)).toBe(true))

  it.each(['无障碍', '无台阶', '轮椅', 'wheelchair', 'step-free', 'Step free', '无障碍 湖堤'])(
    'given %j, finds a place that is reached without steps',
    (search) => {
      expect(finds(search, '湖堤', true)).toBe(true)
      expect(finds(search, '湖堤', false)).toBe(false)
    },
  )

  it('requires everything that was typed, with or without spaces between', () => {
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
  ])(
    'given %j, puts a name that begins with it first, then one that holds it, then a description',
    (search, texts) => {
      const ranks = texts.map((text) => searchFor(search)({ texts: text.split('\n') }))
      expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => a - b))
    },
  )

  it('finds everything when nothing is typed', () => {
    expect(finds('', '浅澜寺')).toBe(true)
    expect(finds(' 　', '浅澜寺')).toBe(true)
  })
})
