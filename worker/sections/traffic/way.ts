import { defineMessage, type MessageDescriptor } from 'react-intl'
import type { Leg, Scenic } from '../../../contract/scenic.ts'
import type { Price } from '../../../contract/values.ts'
import { CURRENCY } from '../../../contract/region.ts'

export type Arrival = Scenic['arrivals'][number]

/** A place of departure whose directions have an id, and so an address. */
export interface Way extends Arrival {
  id: string
}

/** Returns whether a place of departure has directions leg by leg and an id. */
export function isWay(arrival: Arrival): arrival is Way {
  return arrival.id !== undefined && arrival.legs.length > 0
}

/** Returns the query in the address of directions. Empty if they are on the traffic page itself. */
export function wayQuery(arrival: Arrival): { from?: string } {
  return isWay(arrival) ? { from: arrival.id } : {}
}

/** Returns the only directions that start at a place; undefined if there are none or several. */
export function wayStartingAt(place: string, arrivals: readonly Arrival[]): Way | undefined {
  const [way, ...others] = arrivals.filter(isWay).filter(({ start }) => start === place)
  return others.length === 0 ? way : undefined
}

/** Returns the stated time or the sum of the legs; undefined if a leg's time is unknown. */
export function minutesOf({ minutes, legs }: Arrival): number | undefined {
  return minutes ?? sumOf(legs.map((leg) => leg.minutes))
}

/** Returns the total price; undefined if the price of a leg is unknown. */
export function priceOf({ legs }: Arrival): Price | undefined {
  const amount = sumOf(legs.map(({ price }) => price?.amount))
  return amount === undefined ? undefined : { amount, currency: CURRENCY }
}

export const lastBackWords: MessageDescriptor = defineMessage({
  id: 'traffic.lastBack',
  defaultMessage: '回程末班 {time}',
  description: 'When the last bus or train of a day leaves for the way back',
})

/** The answers from worst to best. If one leg is impassable, the whole route is. */
const WORST_FIRST = ['no', 'unknown', 'help'] as const

/** Returns whether a wheelchair can pass the whole route, and the legs that decide this. */
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
