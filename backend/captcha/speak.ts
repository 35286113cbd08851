import { type Language, languageFallbacks } from '../../locales/languages.ts'

type Random = () => number

/** Data URIs of the recorded words by path. `tools/record-numbers.sh` records the WAV files. */
const RECORDINGS = import.meta.glob<string>('./voice/*/*.wav', {
  query: '?inline',
  import: 'default',
  eager: true,
})

const VOICES = new Set(Object.keys(RECORDINGS).flatMap((path) => path.split('/', 3)[2] ?? []))

/** Samples per second. Each sample is one byte. Its middle value means silence. */
const RATE = 8000
const SILENCE = 128
/**
 * Size of a WAV header. Its last four bytes contain the number of samples. The four bytes at offset
 * 4 contain the length of the rest of the file.
 */
const HEADER_BYTES = 44
const NOISE = 3
const SIGNS: Readonly<Record<string, string>> = { '+': 'plus', '−': 'minus' }

/**
 * Returns a WAV file that speaks `text`, a sum such as `17−4`. Speed, volume and pauses are random,
 * and noise is added, so that a word never has the same bytes twice. If the language has no voice,
 * uses one that its readers understand. If there is none, uses the first voice, because some
 * readers know the numbers in its language.
 */
export function speak(text: string, language: Language, random: Random): Uint8Array {
  const [first] = VOICES
  const voice = languageFallbacks[language].find((each) => VOICES.has(each)) ?? first
  const words = text
    .split(/([+−])/)
    .map((word) => readRecording(`./voice/${voice}/${SIGNS[word] ?? word}.wav`))
  const samples = words.flatMap((word) => [...pause(random), ...vary(samplesOf(word), random)])
  const header = words[0]?.subarray(0, HEADER_BYTES) ?? []
  return toFile(header, addNoise([...samples, ...pause(random)], random))
}

export function toAudioUri(recording: Uint8Array): string {
  return `data:audio/wav;base64,${btoa(Array.from(recording, (byte) => String.fromCharCode(byte)).join(''))}`
}

function readRecording(path: string): Uint8Array {
  const [, base64 = ''] = RECORDINGS[path]?.split(',') ?? []
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

function samplesOf(file: Uint8Array): Uint8Array {
  const length = new DataView(file.buffer).getUint32(HEADER_BYTES - 4, true)
  return file.subarray(HEADER_BYTES, HEADER_BYTES + length)
}

/** Returns the samples of a word at a slightly different speed and volume. */
function vary(samples: Uint8Array, random: Random): number[] {
  const speed = between(random, 0.9, 1.1)
  const volume = between(random, 0.7, 0.95)
  return Array.from({ length: Math.floor(samples.length / speed) }, (_, index) => {
    const at = index * speed
    const before = samples[Math.floor(at)] ?? SILENCE
    const after = samples[Math.floor(at) + 1] ?? SILENCE
    return SILENCE + (before + (after - before) * (at % 1) - SILENCE) * volume
  })
}

function pause(random: Random): number[] {
  return Array.from({ length: Math.round(between(random, 0.08, 0.2) * RATE) }, () => SILENCE)
}

/** Repeats a tenth of a second of noise. A random number for each sample would take too long. */
function addNoise(samples: readonly number[], random: Random): number[] {
  const noise = Array.from({ length: RATE / 10 }, () => between(random, -NOISE, NOISE))
  return samples.map((sample, index) => sample + (noise[index % noise.length] ?? 0))
}

function toFile(header: ArrayLike<number>, samples: readonly number[]): Uint8Array {
  const file = new Uint8Array(HEADER_BYTES + samples.length)
  file.set(header)
  // Volume and noise are limited, so every sample fits into a byte.
  file.set(samples.map(Math.round), HEADER_BYTES)
  const sizes = new DataView(file.buffer)
  sizes.setUint32(4, file.length - 8, true)
  sizes.setUint32(HEADER_BYTES - 4, samples.length, true)
  return file
}

function between(random: Random, min: number, max: number): number {
  return min + random() * (max - min)
}
