import ical, { type ICalCalendar, ICalEventStatus } from 'ical-generator'
import type { MessageListed } from '../../../contract/message.ts'
import { eventPeriod } from '../../../shared/event-period.ts'
import { calendarZone, timeZone } from '../../../shared/site.ts'
import { addDays, clockIn } from '../../../shared/zoned-time.ts'
import { href } from '../../href.ts'
import type { LoadContext } from '../../sections/define-page.ts'
import { titles } from '../../sections/index.ts'
import { intlOf } from '../../render/intl.ts'
import { hasPage } from '../../site-pages.ts'

/** Number of activities in the calendar: the maximum in one call. Coming activities are first. */
const ACTIVITIES = 100
/** Interval at which calendar programs should request the file again. */
const RENEWED_S = 6 * 60 * 60

const CREATOR = { prodId: { company: 'Shanmen', product: 'Activities' } }

type Activity = Pick<
  MessageListed,
  'id' | 'title' | 'summary' | 'publishedAt' | 'updatedAt' | 'event'
>

/** Returns a calendar of all activities with a time; undefined if their list is disabled. */
export async function activitiesCalendar(
  { backend, language, languageId, firstPage }: LoadContext,
  origin: string,
): Promise<string | undefined> {
  if (!hasPage('activities/list')) return undefined
  const [{ site }, { list }] = await Promise.all([
    backend('menu', { params: { languageId } }),
    backend('messageList', { body: { ...firstPage, pageSize: ACTIVITIES, type: 'activity' } }),
  ])
  const calendar = ical(CREATOR)
  calendar.name(`${intlOf(language).formatMessage(titles.activities)} · ${site.name}`)
  calendar.ttl(RENEWED_S)
  for (const activity of list) addActivity(calendar, activity, { language, origin })
  return textOf(calendar)
}

/** Returns the calendar of one activity; undefined if it has no time. Throws a `BackendError`. */
export async function activityCalendar(
  { backend, language, languageId }: LoadContext,
  origin: string,
  id: string,
): Promise<string | undefined> {
  if (!hasPage('activities/detail')) return undefined
  const activity = await backend('messageDetail', { query: { id, languageId, type: 'activity' } })
  if (activity.event === undefined) return undefined
  const calendar = ical(CREATOR)
  addActivity(calendar, activity, { language, origin })
  return textOf(calendar)
}

/**
 * Returns the calendar as text. Its times are local, so it must contain the rules of the site's
 * time zone. They are inserted here, because the library would write them before the calendar's own
 * properties, which must come first (RFC 5545, 3.6). The library also omits the last line break
 * (3.1).
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
    // The same in all languages, so that readers of several calendars see each activity once.
    id: `activity-${id}@${new URL(origin).hostname}`,
    // Whole days have no time zone. The end date is the day after the last day (RFC 5545, 3.6.1).
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
    description: [summary, event.signUp, address].filter(Boolean).join('\n\n'),
    location: event.venue,
    url: address,
    status: ICalEventStatus.CONFIRMED,
  })
}

/** The library prints the UTC fields of a time in a zone, so they must contain the local time. */
function written(at: number): Date {
  return calendarZone === undefined ? new Date(at) : clockIn(timeZone, at)
}
