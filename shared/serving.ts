import type { Schedule } from '../contract/opening-hours.ts'
import { type Moment, openingAt } from './opening-hours.ts'
import { keptSteps } from './steps.ts'

/** How a place stands that may open several times a day. */
export interface Serving {
  isOpen: boolean
  /** When it closes, where it is open; nothing where it stays so for longer than a week. */
  until: Moment | undefined
  /** When it opens next, where it is closed; nothing where it does not within a year. */
  opensNext: Moment | undefined
  today: string
  tomorrow: string
  /** Until when all of this holds. */
  holdsUntil: number
}

/** What the hours of all its sittings say at an instant: it is open whenever one of them says so. */
export function servingAt(sittings: readonly Schedule[], instant: number, zone: string): Serving {
  const all = sittings.map((sitting) => openingAt(sitting, instant, zone))
  const open = all.flatMap((each) => each.open ?? [])
  const isOpen = open.length > 0
  const isEndless = open.some(({ until }) => until === undefined)
  const [first] = all
  return {
    isOpen,
    until: isEndless ? undefined : inOrder(open.map(({ until }) => until)).at(-1),
    opensNext: isOpen ? undefined : inOrder(all.map(({ opensNext }) => opensNext))[0],
    today: first?.today.day ?? '',
    tomorrow: first?.tomorrow.day ?? '',
    holdsUntil: Math.min(...all.map(({ holdsUntil }) => holdsUntil)),
  }
}

function inOrder(moments: readonly (Moment | undefined)[]): Moment[] {
  return moments.filter((each) => each !== undefined).toSorted((one, other) => one.at - other.at)
}

/** The same and, step by step, until the next day ends. */
export const servingSteps = keptSteps(servingAt)
