import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { dateWords } from '../../../client/ui/opening-words.ts'
import type { Alert } from '../../../contract/alert.ts'
import type { Language } from '../../../locales/languages.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { hrefOfLink } from '../../href.ts'
import type { Facility } from '../../../contract/conditions.ts'
import type { Fare, RefundRule, Ticket, Slot } from '../../../contract/ticket.ts'
import type { Site } from '../../../contract/menu.ts'
import { boundHours, type DayOff, dayOffOf, withClosures } from '../../../shared/facility.ts'
import { type DayHours, hoursOn, scheduleOf } from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import { addDays, dayIn, instantOf } from '../../../shared/zoned-time.ts'
import { includedIn, isNotSoldOn, isSoldOn, type Offer } from './combinations.ts'
import type { Days } from '../mall/days.tsx'
import { instantAt, isValidAt, periodOf } from '../../../shared/timeline.ts'

/** Returns a short text about a closing: `12月8日云上索道停运`. */
export function closedWords(intl: IntlShape, { service, name, day, isOver }: Closing): string {
  const kind = isOver === true ? 'over' : service === undefined ? 'area' : 'ride'
  return intl.formatMessage(
    {
      id: 'closed.short',
      defaultMessage:
        '{kind, select, over {{name}今天的末班已过} area {{day}不开放} other {{day}{name}停运}}',
      description:
        'What is not to be had on a day: a ride, or the whole area; “over”: the last ride of today has gone',
    },
    { kind, name, day: dateWords(intl, day) },
  )
}

interface ClosedNoticeProps {
  closing: Closing
  alerts: readonly Alert[]
  /** Returns the address of the same party's price on another day. */
  hrefOn: (day: string) => string
  language: Language
}

/** A notice of a closing: what is closed, why, and when it reopens. */
export function ClosedNotice({ closing, alerts, hrefOn, language }: ClosedNoticeProps): ReactNode {
  const intl = useIntl()
  const { reason, url, again } = closing
  return (
    <p className="notice">
      <FormattedMessage
        id="closed.why"
        defaultMessage="{what}{reason, select, none {} other {（{reason}）}}。"
        description="That something is closed on a day, and why, where that is known"
        values={{ what: closedWords(intl, closing), reason: reason ?? 'none' }}
      />
      <WhereWhy url={url} alerts={alerts} language={language} />
      {again === undefined ? (
        <FormattedMessage id="closed.unknown" defaultMessage="恢复的日子还没有公布。" />
      ) : (
        <a href={hrefOn(again)}>
          <FormattedMessage
            id="closed.again"
            defaultMessage="{day}恢复，看这一天怎么买"
            description="Link after what is closed: the first day on which it is to be had again, to the sum for that day"
            values={{ day: dateWords(intl, again) }}
          />
        </a>
      )}
    </p>
  )
}

/** A link to the announcement about a closing. Its text is the announcement's title. */
function WhereWhy({
  url,
  alerts,
  language,
}: Pick<ClosedNoticeProps, 'alerts' | 'language'> & { url: string | undefined }): ReactNode {
  const address = url === undefined ? undefined : hrefOfLink(language, url)
  if (address === undefined) return null
  const alert = alerts.find((each) => each.url === url)
  return (
    <>
      <a href={address} {...langAttributes(alert?.inLanguage && tagOf(alert.inLanguage))}>
        {alert?.title ?? <FormattedMessage id="closed.more" defaultMessage="详情" />}
      </a>{' '}
    </>
  )
}

/** The known schedules, closures and reports. */
export interface DayFacts {
  site: Site
  alerts: readonly Alert[]
  facilities: readonly Facility[]
  /** The time for which the page is rendered (Unix ms). */
  now: number
}

/** A ride or area that is closed on a day. */
export interface Closing extends DayOff {
  /** The service that is closed; undefined for the whole area. */
  service: string | undefined
  name: string
  day: string
  /** The next day on which it is open. Undefined if visitors cannot choose that day. */
  again: string | undefined
}

/** Finds the closings on a day: of the area, its rides, and the tickets that include them. */
export class DaysOff {
  readonly #offer: Pick<Offer, 'tickets' | 'fares'>
  readonly #facts: DayFacts
  readonly #days: Days

  constructor(offer: Pick<Offer, 'tickets' | 'fares'>, facts: DayFacts, days: Days) {
    this.#offer = offer
    this.#facts = facts
    this.#days = days
  }

  /** The time for which the page is rendered (Unix ms). */
  get now(): number {
    return this.#facts.now
  }

  /** Returns the hours of the area on a day; undefined if they are unknown. */
  areaHours(day: string): DayHours | undefined {
    const schedule = scheduleOf(this.#facts.site)
    return schedule && hoursOn(schedule, day)
  }

  /** Returns the facility of a ride, with its telephone number and page. */
  facilityOf(service: string): Facility | undefined {
    return this.#facility(this.#fareOf(service)?.facility ?? service)
  }

  /** Returns the hours of a ride on a day, with its name; undefined if they are unknown. */
  hoursOf(service: string, day: string) {
    const { alerts, site } = this.#facts
    const facility = this.facilityOf(service)
    const schedule =
      facility && boundHours(withClosures(facility, { alerts, area: scheduleOf(site) }))
    return schedule && { name: this.#nameOf(service), hours: hoursOn(schedule, day).hours }
  }

  /** Undefined if the area is open, or if its hours are unknown. */
  area(day: string): Closing | undefined {
    const off = this.#areaOff(day)
    const { name } = this.#facts.site
    return off && { ...off, service: undefined, name, day, again: this.#next(day, () => true) }
  }

  /** Returns the closings of services on a day, one for each closed service. */
  rides(day: string): Closing[] {
    const { tickets, fares } = this.#offer
    const services = new Set([
      ...tickets.flatMap((ticket) => ticket.services.map(({ id }) => id)),
      ...fares.map(({ service }) => service),
    ])
    return [...services].flatMap((service) =>
      service === undefined ? [] : (this.#ride(service, day) ?? []),
    )
  }

  /** Returns why a fare is not available on a day; undefined if it is available. */
  fare(fare: Fare, day: string): DayOff | undefined {
    if (!isSoldOn(fare, day)) return {}
    const id = fare.facility ?? fare.service
    return id === undefined ? undefined : this.#facilityOff(id, day)
  }

  /** Returns the closing of the area or of an included service. */
  ticket(ticket: Ticket, day: string): Closing | undefined {
    return this.area(day) ?? this.rides(day).find((closing) => isIncluded(ticket, closing))
  }

  /** Returns the first day on which the ticket is sold and everything in it is open. */
  nextDayOf(ticket: Ticket, day: string): string | undefined {
    const services = new Set(includedIn(ticket))
    const isOffered = (other: string) =>
      !isNotSoldOn(ticket, other) &&
      !stockOn(ticket, other, this.now).isGone &&
      [...services].every((service) => this.#serviceOff(service, other) === undefined)
    return this.#next(addDays(day, -1), isOffered)
  }

  #ride(service: string, day: string): Closing | undefined {
    const off = this.#serviceOff(service, day)
    if (off === undefined) return undefined
    const isBack = (other: string) => this.#serviceOff(service, other) === undefined
    return { ...off, service, name: this.#nameOf(service), day, again: this.#next(day, isBack) }
  }

  #serviceOff(service: string, day: string): DayOff | undefined {
    const fare = this.#fareOf(service)
    return fare ? this.fare(fare, day) : this.#facilityOff(service, day)
  }

  #fareOf(service: string): Fare | undefined {
    return this.#offer.fares.find((fare) => fare.service === service)
  }

  #facilityOff(id: string, day: string): DayOff | undefined {
    const { alerts, site, now } = this.#facts
    const found = this.#facility(id)
    if (!found && !alerts.some(({ affects }) => affects.facilities.includes(id))) return undefined
    const facility = withClosures(found ?? { id, name: id }, { alerts, area: scheduleOf(site) })
    return dayOffOf(facility, day, { now, zone: timeZone })
  }

  #facility(id: string): Facility | undefined {
    return this.#facts.facilities.find((facility) => facility.id === id)
  }

  #nameOf(service: string): string {
    const fare = this.#fareOf(service)
    const all = this.#offer.tickets.flatMap(({ services }) => services)
    return (
      this.#facility(fare?.facility ?? service)?.name ??
      fare?.name ??
      all.find(({ id }) => id === service)?.name ??
      service
    )
  }

  #areaOff(day: string): DayOff | undefined {
    const of = this.areaHours(day)
    if (!of || of.hours) return undefined
    return { reason: of.exception?.reason, url: of.exception?.url }
  }

  /** Returns the next wanted day in the calendar on which the area is open. */
  #next(day: string, isWanted: (other: string) => boolean): string | undefined {
    for (let other = addDays(day, 1); other <= this.#days.last; other = addDays(other, 1))
      if (this.#areaOff(other) === undefined && isWanted(other)) return other
    return undefined
  }
}

/** Returns an offer without the tickets that include a closed service. */
export function withoutClosed(offer: Offer, closings: readonly Closing[]): Offer {
  const tickets = offer.tickets.filter(
    (ticket) => !closings.some((closing) => isIncluded(ticket, closing)),
  )
  return { ...offer, tickets }
}

function isIncluded(ticket: Ticket, { service }: Closing): boolean {
  return service === undefined || includedIn(ticket).includes(service)
}

type Sold = Pick<Ticket, 'availability' | 'release' | 'refunds'>

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

/** Returns the end of a refund rule for tickets of a day (Unix ms). */
export function refundEnd({ daysBefore, until = '24:00' }: RefundRule, day: string): number {
  return releaseFor({ daysBefore, at: until }, day)
}

/**
 * Returns the next time at which a page about these tickets changes (Unix ms). With `day`, a day of
 * visit, it shows the refund rules for that day.
 */
export function nextStockAt(tickets: readonly Sold[], now: number, day?: string): number {
  const today = dayIn(timeZone, now)
  const ends = tickets.flatMap(({ availability, release, refunds = [] }) => [
    ...(day === undefined ? [] : refunds.map((rule) => refundEnd(rule, day))),
    ...(availability ? [...periodOf(availability), ...availability.slots.map(endOfSale)] : []),
    // Each day, the sale begins for one more day.
    ...(release ? [releaseFor(release, addDays(today, release.daysBefore))] : []),
  ])
  return Math.min(...ends.filter((at) => at > now), Infinity)
}
