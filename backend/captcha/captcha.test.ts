import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { captcha } from '../../contract/complaint.ts'
import { drawCaptcha, speak, toAudioUri, toPictureUri } from './captcha.ts'
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

const RATE = 8000
const HEADER_BYTES = 44

/** Returns the samples after the header, shifted so that silence is 0. */
function samplesOf(recording: Uint8Array): number[] {
  return Array.from(recording.subarray(HEADER_BYTES), (byte) => byte - 128)
}

function loudnessOf(samples: readonly number[]): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)
}

/**
 * Returns the number of words: the parts that are louder than the noise. The pause between two
 * parts is at least 70 ms.
 */
function countWords(recording: Uint8Array): number {
  const step = RATE / 100
  const samples = samplesOf(recording)
  let words = 0
  let quietFor = Infinity
  for (let at = 0; at < samples.length; at += step) {
    const isLoud = loudnessOf(samples.slice(at, at + step)) > 4
    if (isLoud && quietFor >= 7) words += 1
    quietFor = isLoud ? 0 : quietFor + 1
  }
  return words
}

describe('speak', () => {
  it('returns a WAV file with the right lengths and sample rate in its header', () => {
    const recording = speak('17−4', 'zh', secureRandom)
    const view = new DataView(recording.buffer)
    const text = new TextDecoder().decode(recording.subarray(0, HEADER_BYTES))
    expect(text).toMatch(/^RIFF.{4}WAVEfmt .*data.{4}$/su)
    expect(view.getUint32(4, true)).toBe(recording.length - 8)
    expect(view.getUint32(24, true)).toBe(RATE)
    expect(view.getUint32(40, true)).toBe(recording.length - HEADER_BYTES)
  })

  it.each(['zh', 'en'] as const)('speaks every number and both signs in %s', (language) => {
    for (let number = 1; number <= 20; number += 1) {
      for (const sign of ['+', '−']) {
        const recording = speak(`${number}${sign}${21 - number}`, language, secureRandom)
        expect(recording.length / RATE).toBeGreaterThan(0.8)
        expect(recording.length / RATE).toBeLessThan(4)
        expect(countWords(recording)).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it('never speaks a word with the same bytes twice', () => {
    const [one, other] = [speak('11+11', 'en', secureRandom), speak('11+11', 'en', secureRandom)]
    expect(one).not.toEqual(other)
    const audio = Buffer.from(one)
    const pieces = Array.from({ length: Math.floor(other.length / 100) - 1 }, (_, index) =>
      Buffer.from(other.subarray(100 * (index + 1), 100 * (index + 2))),
    )
    expect(pieces.filter((piece) => audio.includes(piece))).toEqual([])
  })

  it('returns loud samples that do not overflow a byte', () => {
    for (const random of [() => 0, () => 0.9999]) {
      const samples = samplesOf(speak('20−13', 'zh', random))
      expect(Math.max(...samples)).toBeGreaterThan(70)
      // A sample outside the range of a byte would overflow, which would cause a large jump.
      const jumps = samples.map((sample, index) => Math.abs(sample - (samples[index - 1] ?? 0)))
      expect(Math.max(...jumps)).toBeLessThan(200)
    }
  })

  it('returns a data URI that fits the contract', () => {
    const img = 'data:image/png;base64,AAAA'
    const audio = toAudioUri(speak('17+17', 'zh', () => 0))
    expect(v.parse(captcha, { uuid: crypto.randomUUID(), img, audio }).audio).toBe(audio)
  })
})
