import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../locales/languages.ts'
import { endpoints } from './endpoints.ts'
import { findingsIn, sentenceOf } from './findings.ts'
import { validRows, uniqueRows } from './lenient.ts'
import { brief, id } from './values.ts'

const hotel = {
  id: 101,
  type: 'hotel',
  title: '客舍',
  inLanguage: 'zh',
  price: 12_800,
  address: '海边',
}

const listOf = (...list: unknown[]) => ({ total: list.length, page: 1, pageSize: 10, list })

function linesOf(data: unknown, name: keyof typeof endpoints = 'goodsList') {
  return findingsIn(endpoints[name].data, data).map(
    (finding) => `${sentenceOf(finding)} (${finding.fate})`,
  )
}

describe('findings', () => {
  it('are empty for a valid response, also if a value has an alternative format', () => {
    expect(linesOf(listOf(hotel, { ...hotel, id: 'b', price: '128.00', cover: null }))).toEqual([])
  })

  it.each<[object, string]>([
    [
      { cover: { src: 'http://img.example/a.jpg?sign=q7', width: 1, height: 1 } },
      'list[0].cover.src: "http://img.example/a.jpg?…" must be https or begin with / (field)',
    ],
    [{ cover: 'a.jpg' }, 'list[0].cover: "a.jpg" must be an object (field)'],
    [{ cover: { src: '/a.jpg', height: 1 } }, 'list[0].cover.width is missing (field)'],
    [
      { price: '128' },
      'list[0].price: "128" must be a whole number of the smallest unit of CNY (12800) or a text with a decimal point ("128.00") (row)',
    ],
    [
      { price: { amount: 1.5 } },
      'list[0].price.amount: 1.5 must be a whole number of the smallest unit of CNY (12800) or a text with a decimal point ("128.00") (row)',
    ],
    [{ price: undefined }, 'list[0].price is missing (row)'],
    [{ title: ' ' }, 'list[0].title: " " is empty (row)'],
    [{ title: 7 }, 'list[0].title: 7 must be a text (row)'],
    [
      { id: 'a b' },
      'list[0].id: "a b" must be a number or 1 to 64 of A–Z, a–z, 0–9, _ and - (row)',
    ],
    [
      { inLanguage: 'cn' },
      `list[0].inLanguage: "cn" must be one of ${LANGUAGES.map((each) => `"${each}"`).join(', ')} (row)`,
    ],
    [{ type: 'inn' }, 'list[0].type: "inn" must be "hotel" or "restaurant" or "goods" (row)'],
    [{ tags: ['a', 7] }, 'list[0].tags[1]: 7 must be a text (row)'],
    [{ tags: 'a' }, 'list[0].tags: "a" must be a list (field)'],
    [
      { summary: 'x'.repeat(4001) },
      `list[0].summary: "${'x'.repeat(60)}…" has 4001 characters, of which 4000 are shown (cut)`,
    ],
  ])('name the path, the value and the reason: %j', (wrong, sentence) => {
    expect(linesOf(listOf({ ...hotel, ...wrong }))).toEqual([sentence])
  })

  it('report an invalid response, surplus and duplicate items, and lists without a valid item', () => {
    expect(linesOf('none')).toEqual(['data: "none" must be an object (answer)'])
    expect(linesOf(undefined)).toEqual(['data is missing (answer)'])
    expect(linesOf({ ...listOf(), list: {} })).toEqual(['list must be a list (answer)'])
    const wrong = { ...hotel, title: '' }
    expect(linesOf(listOf(wrong, wrong)).at(-1)).toBe(
      'list has 2 rows, of which none fits (answer)',
    )
    const schema = uniqueRows(v.object({ id }), 2)
    const sentences = findingsIn(schema, [{ id: 5 }, { id: '5' }, { id: 6 }]).map(sentenceOf)
    expect(sentences[0]).toBe('[1].id: "5" is the id of [0] too')
    expect(findingsIn(validRows(brief, 2), ['a', 'b', 'c']).map(sentenceOf)).toEqual([
      'data has 3 rows, of which no more than 2 are used',
    ])
  })

  it('report each error in opening hours', () => {
    const site = { name: 'a', operator: 'b', telephone: '0600-555 0168', address: 'c' }
    const hours = {
      seasons: [{ opens: '8:00', closes: '17:00' }],
      exceptions: [{ from: '2026-12-01', to: '2026-11-01', closed: true }],
    }
    expect(linesOf({ menu: [], site: { ...site, hours } }, 'menu')).toEqual([
      'site.hours.seasons[0].opens: "8:00" must be a time of day as 08:00 (field)',
      'site.hours.exceptions[0] ends before it begins (field)',
    ])
  })

  it('stop at the maximum number of findings or of checked values', () => {
    const many = Array.from({ length: 1000 }, () => ({}))
    expect(findingsIn(endpoints.goodsList.data, listOf(...many), { findings: 3 })).toHaveLength(3)
    expect(
      findingsIn(endpoints.goodsList.data, listOf(...many), { values: 50 }).length,
    ).toBeLessThan(50)
  })

  it('are one short line each, for any input', () => {
    for (const sent of [
      '\n\u2028"'.repeat(900),
      '\ud800',
      'https://a.example/?token=q7-z',
      '<script>'.repeat(90),
    ]) {
      const [sentence = ''] = linesOf(listOf({ ...hotel, id: sent }))
      expect(sentence.length).toBeLessThan(500)
      expect(sentence).not.toMatch(/\n|q7-z/)
      expect(sentence.isWellFormed()).toBe(true)
    }
  })
})
