import type { Slot, Ticket } from '../../../contract/ticket.ts'
import { timeZone } from '../../../shared/site.ts'
import { instantAt, isValidAt, periodOf } from '../../../shared/timeline.ts'
import { addDays, dayIn, instantOf } from '../../../shared/zoned-time.ts'

type Sold = Pick<Ticket, 'availability' | 'release'>

/** What is known about the tickets that are left for a day. */
export interface Stock {
  /** Empty if nothing valid is known. */
  slots: readonly Slot[]
  /** Whether none is left. */
  isGone: boolean
  /** When they are put on sale, if that is still to come (Unix ms). */
  releasedAt: number | undefined
}

/** Returns what is left of a ticket for a day. Expired figures are unknown; a sale ends at its cutoff. */
export function stockOn({ availability, release }: Sold, day: string, now: number): Stock {
  const isKnown = availability !== undefined && isValidAt(availability, now)
  const slots = (isKnown ? availability.slots : [])
    .filter((slot) => slot.day === day)
    .map((slot): Slot => (endOfSale(slot) <= now ? { ...slot, status: 'CLOSED' } : slot))
  const releasedAt = release && releaseFor(release, day)
  return {
    slots,
    isGone:
      slots.length > 0 && slots.every(({ status }) => status === 'SOLD_OUT' || status === 'CLOSED'),
    // A known count overrides the rule: holidays are put on sale earlier.
    releasedAt:
      slots.length === 0 && releasedAt !== undefined && releasedAt > now ? releasedAt : undefined,
  }
}

function endOfSale({ cutoff }: Slot): number {
  return cutoff === undefined ? Infinity : instantAt(cutoff)
}

/** Returns the instant at which the tickets for a day are put on sale. */
function releaseFor({ daysBefore, at }: NonNullable<Sold['release']>, day: string): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return instantOf(timeZone, addDays(day, -daysBefore), hours * 60 + minutes)
}

/** Returns the next instant at which a page about these tickets changes. */
export function nextStockAt(tickets: readonly Sold[], now: number): number {
  const today = dayIn(timeZone, now)
  const ends = tickets.flatMap(({ availability, release }) => [
    ...(availability ? [...periodOf(availability), ...availability.slots.map(endOfSale)] : []),
    // Each day, the tickets for one more day are put on sale.
    ...(release ? [releaseFor(release, addDays(today, release.daysBefore))] : []),
  ])
  return Math.min(...ends.filter((at) => at > now), Infinity)
}
