import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ContentTitle } from '../../../client/ui/content-title.tsx'
import { DateNumerals, DateText } from '../../../client/ui/date-text.tsx'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import type { MessageListed, ScenicEvent } from '../../../contract/message.ts'
import { href } from '../../href.ts'
import { useLanguage } from '../../parts/page-links.tsx'
import { periodInShort } from '../activities/event-words.ts'
import { timeZone } from '../../../shared/site.ts'
import { isEventOver } from '../../../shared/event-period.ts'
import type { AnnouncementListed } from '../../../contract/announcement.ts'
import { groupOn, isUrgentOn, marks } from '../announcements/announcement-rows.tsx'
import { SectionTitle } from './recommended-section.tsx'
import { sealOf } from '../../site-pages.ts'

export interface ComingActivitiesProps {
  activities: { list: readonly MessageListed[] }
  now: Date
}

export function ComingActivities({ activities, now }: ComingActivitiesProps): ReactNode {
  const intl = useIntl()
  const all = href(useLanguage(), 'activities/list')
  const coming = activities.list.filter(({ event }) => event && !isEventOver(event, now, timeZone))
  if (coming.length === 0) return null
  return (
    <section className="coming">
      <SectionTitle
        title={intl.formatMessage({ id: 'home.activities', defaultMessage: '近期活动' })}
        seal={sealOf('activities')}
      />
      <ul className="coming-rows">
        {coming.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} />
        ))}
      </ul>
      <p className="more">
        <a href={all}>
          <FormattedMessage id="home.allActivities" defaultMessage="全部活动" />
        </a>
      </p>
    </section>
  )
}

function ActivityRow({ activity }: { activity: MessageListed }): ReactNode {
  const { id, title, event, inLanguage } = activity
  const lang = tagOf(inLanguage)
  return (
    <li className="coming-row">
      {event && <DateNumerals iso={event.startAt} />}
      <div className="coming-text" {...langAttributes(lang)}>
        <h3>
          <a href={href(useLanguage(), 'activities/detail', { id })}>
            <ContentTitle text={title} />
          </a>
        </h3>
      </div>
      {event && <WhenAndWhere event={event} lang={lang} />}
    </li>
  )
}

function WhenAndWhere({ event, lang }: { event: ScenicEvent; lang: string }): ReactNode {
  const intl = useIntl()
  return (
    <ul className="coming-facts">
      <li>{periodInShort(intl, event)}</li>
      <li {...langAttributes(lang)}>{event.venue}</li>
    </ul>
  )
}

export interface LatestAnnouncementsProps {
  announcements: { total: number; list: readonly AnnouncementListed[] }
  /** The current day, such as `2026-11-27`. */
  day: string
}

const LATEST = 3

/** Shows the latest announcements that are not over. If all are over, shows the latest ones. */
export function LatestAnnouncements({ announcements, day }: LatestAnnouncementsProps): ReactNode {
  const intl = useIntl()
  const all = href(useLanguage(), 'announcements/list')
  if (announcements.list.length === 0) return null
  const current = announcements.list.filter((each) => groupOn(each, day) !== 'over')
  const shown = (current.length > 0 ? current : announcements.list).slice(0, LATEST)
  return (
    <section className="latest">
      <SectionTitle
        title={intl.formatMessage({ id: 'home.announcements', defaultMessage: '最新公告' })}
        seal={sealOf('announcements')}
      />
      <ul className="latest-rows">
        {shown.map((announcement) => (
          <AnnouncementRow key={announcement.id} announcement={announcement} day={day} />
        ))}
      </ul>
      <p className="more">
        <a href={all}>
          <FormattedMessage
            id="home.allAnnouncements"
            defaultMessage="全部公告 {total, number} 则"
            description="Link to the list of announcements; total is how many there are"
            values={{ total: announcements.total }}
          />
        </a>
      </p>
    </section>
  )
}

function AnnouncementRow({ announcement, day }: { announcement: AnnouncementListed; day: string }) {
  const { id, title, summary, publishedAt, from, inLanguage } = announcement
  const isOver = from !== undefined && groupOn(announcement, day) === 'over'
  return (
    <li>
      <p className="overline">
        <DateText iso={publishedAt} />
        {isUrgentOn(announcement, day) && (
          <strong className="urgent">
            <FormattedMessage {...marks.urgent} />
          </strong>
        )}
        {isOver && <FormattedMessage {...marks.ended} />}
      </p>
      <h3 {...langAttributes(tagOf(inLanguage))}>
        <a href={href(useLanguage(), 'announcements/detail', { id })}>
          <ContentTitle text={title} />
        </a>
      </h3>
      {summary !== '' && <p className="latest-summary">{summary}</p>}
    </li>
  )
}
