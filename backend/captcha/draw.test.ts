import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { captcha } from '../../contract/complaint.ts'
import { drawCaptcha, toPictureUri } from './draw.ts'
import { drawSum, secureRandom } from '../handlers/complaints.ts'

const TEXTS = ['1+1', '20+20', '20−20', '9−8', '13+7', '4+15', '16−12', '10−3']

const MOVES = /[ML]-?[\d.]+ -?[\d.]+/g

function pathData(svg: string): string[] {
  return [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => data)
}

function pieces(svg: string): string[] {
  return pathData(svg).flatMap((data) => data.split(/(?=M)/))
}

describe('drawCaptcha', () => {
  it.each(TEXTS)('contains only drawing elements: %s', (text) => {
    const svg = drawCaptcha(text, secureRandom)
    expect(svg.match(/<\w+/g)).toEqual(['<svg', '<rect', '<g', '<path', '<path'])
    expect(svg.replaceAll(/<[^>]*>/g, '')).toBe('')
    expect(svg).not.toMatch(/<text|<title|<desc|\bid=|\bclass=|aria-|data-|transform/)
    for (const data of pathData(svg)) expect(data.replaceAll(MOVES, '')).toBe('')
  })

  it('has the same markup except for its path data, whatever the sum', () => {
    const frames = TEXTS.map((text) =>
      drawCaptcha(text, secureRandom).replaceAll(/ d="[^"]*"/g, ''),
    )
    expect(new Set(frames).size).toBe(1)
  })

  it('never draws the same shape for a character twice', () => {
    const one = drawCaptcha('11+11', secureRandom)
    const other = drawCaptcha('11+11', secureRandom)
    const pathsOfOne = new Set(pieces(one))
    expect(pieces(other).filter((piece) => pathsOfOne.has(piece))).toEqual([])
    expect(new Set(pieces(one)).size).toBe(pieces(one).length)
  })

  it('does not draw the characters from left to right', () => {
    const starts = pieces(drawCaptcha('20+20', secureRandom)).map((piece) =>
      Number.parseFloat(piece.slice(1)),
    )
    const jumpsBack = starts.filter((x, index) => x < (starts[index - 1] ?? 0)).length
    expect(jumpsBack).toBeGreaterThan(starts.length / 4)
  })

  it('draws its characters inside its frame', () => {
    for (let round = 0; round < 100; round++) {
      const svg = drawCaptcha('20−18', secureRandom)
      const [characters = ''] = pathData(svg)
      const points = [...characters.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)]
      const across = points.map(([, x]) => Number(x))
      const down = points.map(([, , y]) => Number(y))
      expect(points.length).toBeGreaterThan(40)
      expect(Math.min(...across, ...down)).toBeGreaterThan(0)
      expect(Math.max(...across)).toBeLessThan(160)
      expect(Math.max(...down)).toBeLessThan(56)
    }
  })

  it('returns a data URI that fits the contract', () => {
    const img = toPictureUri(drawCaptcha('20+18', secureRandom))
    expect(v.is(captcha, { uuid: crypto.randomUUID(), img })).toBe(true)
  })
})

describe('drawSum', () => {
  it('returns a sum of two numbers from 1 to 20 with a correct answer that is not negative', () => {
    const seen = new Set<string>()
    for (let round = 0; round < 500; round++) {
      const { text, answer } = drawSum(secureRandom)
      const [, one = '', sign = '', other = ''] = /^(\d+)([+−])(\d+)$/.exec(text) ?? []
      for (const number of [Number(one), Number(other)]) {
        expect(number).toBeGreaterThanOrEqual(1)
        expect(number).toBeLessThanOrEqual(20)
      }
      expect(answer).toBe(sign === '+' ? Number(one) + Number(other) : Number(one) - Number(other))
      expect(answer).toBeGreaterThanOrEqual(0)
      seen.add(sign)
    }
    expect(seen).toEqual(new Set(['+', '−']))
  })

  it('uses both 1 and 20', () => {
    expect(drawSum(() => 0)).toEqual({ text: '1+1', answer: 2 })
    expect(drawSum(() => 0.9999)).toEqual({ text: '20−20', answer: 0 })
  })
})
