import type { Leg, Scenic } from '../../../contract/scenic.ts'
import type { Price } from '../../../contract/values.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'

export type Arrival = Scenic['arrivals'][number]

/** A place to come from whose whole way is known, and that an address can name. */
export interface Way extends Arrival {
  id: string
}

/** Whether the way from there is told leg by leg, on an address of its own. */
export function isWay(arrival: Arrival): arrival is Way {
  return arrival.id !== undefined && arrival.legs.length > 0
}

/** Where the way from there is told; all ways where it has none of its own. */
export function wayHref(language: Language, arrival: Arrival): string {
  return href(language, 'traffic', {}, isWay(arrival) ? { from: arrival.id } : {})
}

/** How long the whole way takes: as it is told, else the sum of its legs; nothing where one of them is not known. */
export function minutesOf({ minutes, legs }: Arrival): number | undefined {
  return minutes ?? sumOf(legs.map((leg) => leg.minutes))
}

/** What the whole way costs; nothing where the price of a leg is not known. */
export function priceOf({ legs }: Arrival): Price | undefined {
  const amount = sumOf(legs.map(({ price }) => price?.amount))
  return amount === undefined ? undefined : { amount, currency: 'CNY' }
}

/** From worst to best: one leg that is impossible makes the way so. */
const WORST_FIRST = ['no', 'unknown', 'help'] as const

/** Whether the whole way can be done in a wheelchair, and on account of which legs it is not simply so. */
export function wheelchairOf(legs: readonly Leg[]): {
  state: 'yes' | (typeof WORST_FIRST)[number]
  legs: readonly Leg[]
} {
  for (const state of WORST_FIRST) {
    const because = legs.filter(({ wheelchair = 'unknown' }) => wheelchair === state)
    if (because.length > 0) return { state, legs: because }
  }
  return { state: 'yes', legs }
}

function sumOf(parts: readonly (number | undefined)[]): number | undefined {
  if (parts.length === 0) return undefined
  return parts.reduce<number | undefined>(
    (sum, part) => (sum === undefined || part === undefined ? undefined : sum + part),
    0,
  )
}
