import type { Slot, Ticket } from '../../../contract/ticket.ts'
import { timeZone } from '../../../shared/site.ts'
import { instantAt, isValidAt, periodOf } from '../../../shared/timeline.ts'
import { addDays, dayIn, instantOf } from '../../../shared/zoned-time.ts'

type Sold = Pick<Ticket, 'availability' | 'release'>

/** The known numbers of tickets that are left for a day. */
export interface Stock {
  /** Empty if nothing valid is known. */
  slots: readonly Slot[]
  /** Whether the tickets are sold out. */
  isGone: boolean
  /** The start of their sale, if it is in the future (Unix ms). */
  releasedAt: number | undefined
}

/**
 * Returns how many tickets are left for a day. An expired figure counts as unknown. A sale ends at
 * its cutoff.
 */
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
    // If a number of tickets is known, the sale has begun: holidays may go on sale earlier than the
    // rule.
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
