import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { captcha } from '../../contract/complaint.ts'
import { speak, toAudioUri } from './speak.ts'
import { secureRandom } from '../handlers/complaints.ts'

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
