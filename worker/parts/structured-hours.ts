import type { Exception, Schedule, Season } from '../../contract/opening-hours.ts'
import { scheduleOf } from '../../shared/opening-hours.ts'
import { addDays } from '../../shared/zoned-time.ts'
import type { ViewContext } from '../sections/define-page.ts'
import { typed, type Typed } from './structured-data.ts'

/** The area's hours as schema.org has them; nothing where they are not known. */
export function structuredHours({
  site,
  opening,
}: Pick<ViewContext, 'site' | 'opening'>): StructuredHours {
  const schedule = scheduleOf(site)
  const today = opening[0]?.state.today.day
  return schedule && today !== undefined ? specifiedHours([schedule], today) : {}
}

/**
 * schema.org `openingHoursSpecification`, a season each with the dates of this year or the next, and
 * `specialOpeningHoursSpecification` for the exceptions that are not over.
 */
export function specifiedHours(schedules: readonly Schedule[], today: string): StructuredHours {
  const special = schedules
    .flatMap(({ exceptions }) => exceptions)
    .filter(({ from, to = from }) => today <= to)
  return {
    openingHoursSpecification: schedules
      .flatMap(({ seasons }) => seasons)
      .map((season) => ofSeason(season, today)),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special.map(ofException) }),
  }
}

interface StructuredHours {
  openingHoursSpecification?: readonly Typed<'OpeningHoursSpecification'>[]
  specialOpeningHoursSpecification?: readonly Typed<'OpeningHoursSpecification'>[]
}

const DAYS = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const

function ofSeason(
  { weekdays, opens, closes, ...season }: Season,
  today: string,
): Typed<'OpeningHoursSpecification'> {
  return typed<'OpeningHoursSpecification'>({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays?.map((day) => DAYS[day]),
    opens,
    closes,
    ...datesOf(season, today),
  })
}

/** The dates of a season: those that it has now, or the next ones. */
function datesOf({ from, to }: Pick<Season, 'from' | 'to'>, today: string) {
  if (from === undefined || to === undefined)
    return { validFrom: undefined, validThrough: undefined }
  const year = Number(today.slice(0, 'YYYY'.length))
  const isOver = today.slice('YYYY-'.length) > to
  const last = year + (isOver ? 1 : 0)
  const first = from <= to ? last : last - 1
  return { validFrom: dateOf(first, from), validThrough: dateOf(last, to) }
}

/** 29 February is the last day of February in any year. */
function dateOf(year: number, monthDay: string): string {
  return monthDay === '02-29' ? addDays(`${year}-03-01`, -1) : `${year}-${monthDay}`
}

/** A day from 00:00 to 00:00 is one on which it is closed, as Google has it. */
function ofException(exception: Exception): Typed<'OpeningHoursSpecification'> {
  const { from, to = from } = exception
  const { opens, closes } = 'closed' in exception ? { opens: '00:00', closes: '00:00' } : exception
  return typed<'OpeningHoursSpecification'>({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens,
    closes,
  })
}
