import type { Slot, Ticket } from '../../../contract/ticket.ts'
import { timeZone } from '../../../shared/site.ts'
import { instantAt, isValidAt, periodOf } from '../../../shared/timeline.ts'
import { addDays, dayIn, instantOf } from '../../../shared/zoned-time.ts'

type Sold = Pick<Ticket, 'availability' | 'release'>

/** The known number of tickets that are left for a day. */
export interface Stock {
  /** Empty if no valid figure is known. */
  slots: readonly Slot[]
  isGone: boolean
  /** The start of the sale (Unix ms), if it is in the future. */
  releasedAt: number | undefined
}

/** An expired figure counts as unknown. After its cutoff, a slot counts as closed. */
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
    // If a figure is known, the sale has begun. Tickets for holidays may be sold earlier than the
    // rule says.
    releasedAt:
      slots.length === 0 && releasedAt !== undefined && releasedAt > now ? releasedAt : undefined,
  }
}

function endOfSale({ cutoff }: Slot): number {
  return cutoff === undefined ? Infinity : instantAt(cutoff)
}

/** Returns the time at which the sale of tickets for a day begins (Unix ms). */
function releaseFor({ daysBefore, at }: NonNullable<Sold['release']>, day: string): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return instantOf(timeZone, addDays(day, -daysBefore), hours * 60 + minutes)
}

/** Returns the next time at which a page about these tickets changes (Unix ms). */
export function nextStockAt(tickets: readonly Sold[], now: number): number {
  const today = dayIn(timeZone, now)
  const ends = tickets.flatMap(({ availability, release }) => [
    ...(availability ? [...periodOf(availability), ...availability.slots.map(endOfSale)] : []),
    // Each day, the sale begins for one more day.
    ...(release ? [releaseFor(release, addDays(today, release.daysBefore))] : []),
  ])
  return Math.min(...ends.filter((at) => at > now), Infinity)
}
