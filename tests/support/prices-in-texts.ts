import type { VisitorKind } from '../../contract/ticket.ts'
import { type Example, paragraphsOf } from './read-example.ts'

/** The words with which texts name visitors, rides and prices. */
const WORDS = {
  zh: {
    kinds: {
      child: /6–17 岁/,
      student: /学生/,
      small: /不满 6 岁/,
      senior: /\d0 岁以上|65 岁以上/,
    },
    rides: ['索道', '巴士', '游船', '渡船'],
    free: /免费/,
    half: /半价/,
    full: /照价/,
    entryFree: /^免票/,
    entryHalf: /^入园半价/,
    entry: /(?:门票|海岸票) ¥(\d+)(?:（12 月至次年 2 月 ¥(\d+)）)?/,
    sentence: /[。；]/,
    clause: /[，：]/,
  },
  en: {
    kinds: {
      child: /ages 6–17/i,
      student: /students/i,
      small: /under 6/i,
      senior: /from (?:65|70)|aged 70/i,
    },
    rides: ['cable car', 'bus', 'boat', 'ferry'],
    free: /\bfree\b/i,
    half: /\bhalf\b/i,
    full: /full fare/i,
    entryFree: /^Free:/,
    entryHalf: /^Half-price entry/,
    entry: /(?:Entry,|coast ticket is) ¥(\d+)(?: \(¥(\d+) from December to February\))?/i,
    sentence: /[.;](?:\s|$)/,
    clause: /[,:]\s/,
  },
} as const

type Effect = 'free' | 'half' | 'full'

type Prices = readonly (string | undefined)[]

/** Returns the price on a day. `winter` is the price in winter, if the text has one. */
function seasonal([, usual, winter = usual]: Prices, day: string): number {
  return Number(['12', '01', '02'].includes(day.slice(5, 7)) ? winter : usual)
}

/** Returns the prices in an example's texts, in yuan. The texts must use the words in `WORDS`. */
export function pricesInTexts(example: Example, language: keyof typeof WORDS) {
  const words = WORDS[language]
  const paragraphs = example.instructions.sections.flatMap(({ content }) => paragraphsOf(content))
  const find = (pattern: RegExp) => paragraphs.find((each) => pattern.test(each)) ?? ''
  const [free, half] = [find(words.entryFree), find(words.entryHalf)]
  const rides = ridesIn(paragraphs.slice(2), language)
  const all = example.texts.flatMap(({ text }) => [words.entry.exec(text) ?? []])
  // Prefers a text with both prices.
  const whole = all.find(([, , winter]) => winter !== undefined) ?? all.find(([one]) => one) ?? []
  const halved = /¥(\d+)(?:\D+12 月至 2 月 ¥(\d+)|, December to February ¥(\d+))?/.exec(half) ?? []
  return {
    /** Returns the admission price of a visitor on a day. */
    entry(kind: VisitorKind, day: string): number {
      if (names(free, kind, language)) return 0
      const [, usual, chinese, english] = halved
      if (names(half, kind, language)) return seasonal(['', usual, chinese ?? english], day)
      return seasonal(whole, day)
    },
    /** Returns how much of a ride's price a visitor pays: 0, 0.5 or 1. */
    share(kind: VisitorKind, ride: string): number {
      const effect = rides.get(`${kind} ${rideNamed(ride, language)}`) ?? 'full'
      return { free: 0, half: 0.5, full: 1 }[effect]
    },
  }
}

function names(text: string, kind: VisitorKind, language: keyof typeof WORDS): boolean {
  const { kinds } = WORDS[language]
  return kind !== 'adult' && kinds[kind].test(text)
}

/** Returns the ride that the name of a fare contains: `cable car`. Otherwise returns the name. */
export function rideNamed(fare: string, language: keyof typeof WORDS): string {
  return WORDS[language].rides.find((ride) => fare.toLowerCase().includes(ride)) ?? fare
}

/**
 * Returns who pays how much of a ride's price: `child 索道` → half. In a sentence, visitors and rides
 * may be before or after the price.
 */
function ridesIn(paragraphs: readonly string[], language: keyof typeof WORDS): Map<string, Effect> {
  const { sentence } = WORDS[language]
  const sentences = paragraphs.flatMap((each) => each.split(sentence))
  return new Map(sentences.flatMap((each) => effectsIn(each, language)))
}

function effectsIn(sentence: string, language: keyof typeof WORDS): [string, Effect][] {
  const words = WORDS[language]
  let rides: readonly string[] = []
  let kinds: readonly VisitorKind[] = []
  let hasPrice = false
  return sentence.split(words.clause).flatMap((clause) => {
    const named = words.rides.filter((ride) => clause.toLowerCase().includes(ride))
    if (named.length > 0) rides = hasPrice ? named : [...rides, ...named]
    const visitors = kindsIn(clause, language)
    if (visitors.length > 0) kinds = visitors
    const effect = effectOf(clause, language)
    hasPrice = effect !== undefined || /¥\d/.test(clause)
    const pairs = kinds.flatMap((kind) => rides.map((ride) => `${kind} ${ride}`))
    return effect === undefined ? [] : pairs.map((pair): [string, Effect] => [pair, effect])
  })
}

function kindsIn(clause: string, language: keyof typeof WORDS): VisitorKind[] {
  return (['child', 'student', 'small', 'senior'] as const).filter((kind) =>
    names(clause, kind, language),
  )
}

function effectOf(clause: string, language: keyof typeof WORDS): Effect | undefined {
  const words = WORDS[language]
  return (['full', 'free', 'half'] as const).find((effect) => words[effect].test(clause))
}
