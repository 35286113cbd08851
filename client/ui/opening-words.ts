import { defineMessages, type IntlShape } from 'react-intl'
import { NO_END } from '../../contract/alert.ts'
import { isolated } from '../../shared/text-direction.ts'
import { type DayHours, isBreak, type Opening } from '../../shared/opening-hours.ts'

const states = defineMessages({
  open: { id: 'opening.open', defaultMessage: '现在开放' },
  entryOver: { id: 'opening.entryOver', defaultMessage: '已停止入园' },
  notYet: { id: 'opening.notYet', defaultMessage: '尚未开园' },
  break: { id: 'opening.break', defaultMessage: '暂时闭园' },
  over: { id: 'opening.over', defaultMessage: '今日已闭园' },
  closedToday: { id: 'opening.closedToday', defaultMessage: '今日不开放' },
  closed: { id: 'opening.closed', defaultMessage: '暂不开放' },
})

export function stateWords(intl: IntlShape, opening: Opening): string {
  const { open, opensNext, today } = opening
  if (open) return intl.formatMessage(open.admits ? states.open : states.entryOver)
  if (opensNext === undefined) return intl.formatMessage(states.closed)
  if (opensNext.day === today.day)
    return intl.formatMessage(isBreak(opening) ? states.break : states.notYet)
  return intl.formatMessage(today.hours ? states.over : states.closedToday)
}

/** Returns today with its hours, or tomorrow if today's hours are over. */
export function nextDayHours({ open, opensNext, today, tomorrow }: Opening): DayHours {
  const isOver = !open && today.hours !== undefined && opensNext?.day !== today.day
  return isOver ? tomorrow : today
}

/** Returns the next change, `16:00 停止入园`; empty if unknown. */
export function detailWords(intl: IntlShape, opening: Opening): string | undefined {
  const { open, opensNext, today, tomorrow } = opening
  if (open) return untilWords(intl, open)
  if (opensNext === undefined) return undefined
  const { day, time } = opensNext
  if (day === today.day)
    return intl.formatMessage(
      {
        id: 'opening.opensToday',
        defaultMessage: '今日 {time} 开放',
        description: 'Beside “not open yet”: when the area opens today',
      },
      { time },
    )
  if (day === tomorrow.day)
    return intl.formatMessage(
      {
        id: 'opening.opensTomorrow',
        defaultMessage: '明日 {time} 开放',
        description: 'Beside “closed”: when the area opens tomorrow',
      },
      { time },
    )
  return intl.formatMessage(
    {
      id: 'opening.opensLater',
      defaultMessage: '{date} {time} 开放',
      description: 'Beside “closed”: on which day and when the area opens again',
    },
    { time, date: dateWords(intl, day) },
  )
}

function untilWords(
  intl: IntlShape,
  { until, lastEntry, admits }: NonNullable<Opening['open']>,
): string {
  if (admits && lastEntry) return lastEntryWords(intl, lastEntry.time)
  if (until === undefined)
    return intl.formatMessage({ id: 'opening.always', defaultMessage: '昼夜开放' })
  return intl.formatMessage(
    {
      id: 'opening.closes',
      defaultMessage: '{time} 闭园',
      description: 'Beside “open”: when the area closes',
    },
    { time: endTime(until.time) },
  )
}

/**
 * Returns a closing time. Midnight becomes the end of the previous day:
 * `endTime('00:00') // '24:00'`.
 */
export function endTime(time: string): string {
  return time === '00:00' ? '24:00' : time
}

/** Returns the last entry: `16:00 停止入园`. */
export function lastEntryWords(intl: IntlShape, time: string): string {
  return intl.formatMessage(
    {
      id: 'opening.lastEntry',
      defaultMessage: '{time} 停止入园',
      description: 'Beside “open” or the hours of a day: when the last visitors are let in',
    },
    { time },
  )
}

/** Returns the state and its end in one line: `现在开放，16:00 停止入园`. */
export function openingWords(intl: IntlShape, opening: Opening): string {
  const state = stateWords(intl, opening)
  const detail = detailWords(intl, opening)
  if (detail === undefined) return state
  return intl.formatMessage(
    {
      id: 'opening.stateAndDetail',
      defaultMessage: '{state}，{detail}',
      description: 'Whether the area is open, and until when: 现在开放，16:00 停止入园',
    },
    { state, detail },
  )
}

/** Returns the hours of a day without its date: `06:30–17:30`, or `不开放（台风）`. */
export function hoursWords(intl: IntlShape, { hours, exception }: DayHours): string {
  const words = hours
    ? spanWords(intl, hours)
    : intl.formatMessage({ id: 'opening.notOpen', defaultMessage: '不开放' })
  if (exception?.reason === undefined) return words
  return intl.formatMessage(
    {
      id: 'opening.hoursWithReason',
      defaultMessage: '{hours}（{reason}）',
      description: 'Unusual opening hours of a day and why: 不开放（台风）',
    },
    { hours: words, reason: exception.reason },
  )
}

function times({ opens, closes }: { opens: string; closes: string }): string {
  return isolated(`${opens}–${endTime(closes)}`)
}

/** Returns the openings of a day: `06:30–17:30，夜场 19:00–23:00`. */
function spanWords(intl: IntlShape, hours: NonNullable<DayHours['hours']>): string {
  // The name of the season already stands for the first opening, so only the others need names.
  return (hours.sessions ?? []).reduce(
    (before, span) =>
      intl.formatMessage(
        {
          id: 'opening.sessions',
          defaultMessage: '{before}，{session}',
          description: 'Several openings of one day: 06:30–17:30，夜场 19:00–23:00',
        },
        { before, session: [span.name, times(span)].filter(Boolean).join('\u00a0') },
      ),
    times(hours),
  )
}

export function dayWords(intl: IntlShape, of: DayHours): string {
  return intl.formatMessage(
    {
      id: 'opening.dayAndHours',
      defaultMessage: '{date} {hours}',
      description: 'A day and its opening hours: 11月25日 06:30–17:30',
    },
    { date: dateWords(intl, of.day), hours: hoursWords(intl, of) },
  )
}

/** Returns the hours of tomorrow: `明日 11月26日 06:30–17:30`. */
export function tomorrowWords(intl: IntlShape, { tomorrow }: Opening): string {
  return intl.formatMessage(
    {
      id: 'opening.tomorrow',
      defaultMessage: '明日 {hours}',
      description: 'Tomorrow’s date and opening hours: 明日 11月26日 06:30–17:30',
    },
    { hours: dayWords(intl, tomorrow) },
  )
}

/** Returns a day as a short date that does not break: `11月25日`. */
export function dateWords(intl: IntlShape, day: string): string {
  return unbroken(intl.formatDate(day, { month: 'short', day: 'numeric', timeZone: 'UTC' }))
}

/** Returns the text with non-breaking spaces. In `8 Nov – 17 Nov`, each day stays on one line. */
export function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0')
}

/** Returns a range of days as short dates: `12月7日至12月11日`, or `12月7日起` without an end. */
export function daysWords(
  intl: IntlShape,
  { from, to = from }: { from: string; to?: string | undefined },
): string {
  if (from === to) return dateWords(intl, from)
  if (to === NO_END)
    return intl.formatMessage(
      {
        id: 'opening.daysWithoutEnd',
        defaultMessage: '{from}起',
        description: 'The first of some days in a row, of which nobody knows the last: 12月7日起',
      },
      { from: dateWords(intl, from) },
    )
  return intl.formatMessage(
    {
      id: 'opening.days',
      defaultMessage: '{from}至{to}',
      description: 'The first and the last of some days in a row: 12月7日至12月11日',
    },
    { from: dateWords(intl, from), to: dateWords(intl, to) },
  )
}

/** Returns whether a day is today (`same`), tomorrow (`next`) or neither (`other`). */
export function whichDay(day: string, today: string, tomorrow: string): string {
  if (day === today) return 'same'
  return day === tomorrow ? 'next' : 'other'
}
