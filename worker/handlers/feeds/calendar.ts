import ical, { type ICalCalendar, ICalEventStatus } from 'ical-generator'
import type { MessageListed, ScenicEvent } from '../../../contract/message.ts'
import { eventPeriod } from '../../../shared/event-period.ts'
import { calendarZone, timeZone } from '../../../shared/site.ts'
import { addDays, clockIn } from '../../../shared/zoned-time.ts'
import { href } from '../../href.ts'
import type { LoadContext } from '../../sections/define-page.ts'
import { titles } from '../../sections/index.ts'
import { intlOf } from '../../render/intl.ts'
import { hasPage } from '../../site-pages.ts'

/** As many as a list may have on a page; activities come soonest first, then those that are over. */
const ACTIVITIES = 100
/** How often programs that have subscribed ask again. */
const RENEWED_S = 6 * 60 * 60

type Activity = Pick<
  MessageListed,
  'id' | 'title' | 'summary' | 'publishedAt' | 'updatedAt' | 'event'
>

/** A calendar of all activities that have a time; nothing where the site has none. */
export async function activitiesCalendar(
  { backend, language, languageId, firstPage }: LoadContext,
  origin: string,
): Promise<string | undefined> {
  if (!hasPage('activities/list')) return undefined
  const [{ site }, { list }] = await Promise.all([
    backend('menu', { params: { languageId } }),
    backend('messageList', { body: { ...firstPage, pageSize: ACTIVITIES, type: 'activity' } }),
  ])
  const calendar = emptyCalendar()
  calendar.name(`${intlOf(language).formatMessage(titles.activities)} · ${site.name}`)
  calendar.ttl(RENEWED_S)
  for (const activity of list) addActivity(calendar, activity, { language, origin })
  return textOf(calendar)
}

/** A calendar of one activity; nothing for one without a time. Throws a `BackendError` where there is none of that id. */
export async function activityCalendar(
  { backend, language, languageId }: LoadContext,
  origin: string,
  id: string,
): Promise<string | undefined> {
  if (!hasPage('activities/detail')) return undefined
  const activity = await backend('messageDetail', { query: { id, languageId, type: 'activity' } })
  if (activity.event === undefined) return undefined
  const calendar = emptyCalendar()
  addActivity(calendar, activity, { language, origin })
  return textOf(calendar)
}

function emptyCalendar(): ICalCalendar {
  return ical({ prodId: { company: 'Shanmen', product: 'Activities' } })
}

/**
 * With the rules of the site's time zone: its times are read as they are there, wherever the reader is. The library would write them
 * before the last of the calendar's own properties, which RFC 5545 (3.6) has first, and does not end the last line (3.1).
 */
function textOf(calendar: ICalCalendar): string {
  const rules = calendarZone?.rules.trim().replaceAll(/\r?\n/g, '\r\n')
  const text = `${calendar.toString().trimEnd()}\r\n`
  return rules === undefined
    ? text
    : text.replace('\r\nBEGIN:VEVENT\r\n', (event) => `\r\n${rules}${event}`)
}

function addActivity(
  calendar: ICalCalendar,
  { id, title, summary, publishedAt, updatedAt = publishedAt, event }: Activity,
  { language, origin }: Pick<LoadContext, 'language'> & { origin: string },
): void {
  if (event === undefined) return
  const { starts, ends, firstDay, lastDay, isWholeDays } = eventPeriod(event, timeZone)
  const address = origin + href(language, 'activities/detail', { id })
  calendar.createEvent({
    // The same in both languages: whoever has both calendars has each activity once.
    id: `activity-${id}@${new URL(origin).hostname}`,
    // Whole days are of no zone; their last day is over when the next one begins (RFC 5545, 3.6.1).
    ...(isWholeDays
      ? { allDay: true, start: new Date(firstDay), end: new Date(addDays(lastDay, 1)) }
      : {
          timezone: calendarZone?.name ?? null,
          start: written(starts),
          end: ends === undefined ? null : written(ends),
        }),
    stamp: new Date(updatedAt),
    lastModified: new Date(updatedAt),
    summary: title,
    description: descriptionOf(summary, event, address),
    location: event.venue,
    url: address,
    status: ICalEventStatus.CONFIRMED,
  })
}

function descriptionOf(summary: string, { signUp }: ScenicEvent, address: string): string {
  return [summary, signUp, address].filter(Boolean).join('\n\n')
}

/** An instant as the library writes it: of a zone it takes the fields of a date as they are, and workers count in UTC. */
function written(at: number): Date {
  return calendarZone === undefined ? new Date(at) : clockIn(timeZone, at)
}
