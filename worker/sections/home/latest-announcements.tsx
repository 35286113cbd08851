import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { DateText } from '../../../client/ui/date-text.tsx'
import { ContentTitle } from '../../../client/ui/content-title.tsx'
import { tagOf } from '../../../shared/language.ts'
import type { AnnouncementListed } from '../../../contract/announcement.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { groupOn, isUrgentOn } from '../announcements/announcement-groups.ts'
import { marks } from '../announcements/announcement-item.tsx'
import { SectionTitle } from './section-title.tsx'
import { seals } from '../../../shared/site.ts'

export interface LatestAnnouncementsProps {
  announcements: { total: number; list: readonly AnnouncementListed[] }
  /** The day that it is, as `2026-11-27`. */
  day: string
  language: Language
}

/**
 * The latest announcements that are not over: the newest with its summary, the others as dated rows, the way to all of them. Where all
 * are over, the latest of these.
 */
export function LatestAnnouncements({
  announcements,
  day,
  language,
}: LatestAnnouncementsProps): ReactNode {
  const intl = useIntl()
  if (announcements.list.length === 0) return null
  const current = announcements.list.filter((each) => groupOn(each, day) !== 'over')
  const [first, ...others] = current.length > 0 ? current : announcements.list
  return (
    <section className="latest">
      <SectionTitle
        title={intl.formatMessage({
          id: 'home.announcements',
          defaultMessage: '最新公告',
          description: 'Heading over the latest announcements',
        })}
        seal={seals.announcements}
      />
      {first && <FirstAnnouncement announcement={first} day={day} language={language} />}
      <div className="latest-others">
        <ul className="dated-rows">
          {others.map((announcement) => (
            <AnnouncementRow
              key={announcement.id}
              announcement={announcement}
              language={language}
            />
          ))}
        </ul>
        <p className="more">
          <a href={href(language, 'announcements/list')}>
            <FormattedMessage
              id="home.allAnnouncements"
              defaultMessage="全部公告 {total, number} 则"
              description="Link to the list of announcements; total is how many there are"
              values={{ total: announcements.total }}
            />
          </a>
        </p>
      </div>
    </section>
  )
}

interface AnnouncementProps {
  announcement: AnnouncementListed
  language: Language
}

function FirstAnnouncement({
  announcement,
  day,
  language,
}: AnnouncementProps & { day: string }): ReactNode {
  const lang = tagOf(announcement.inLanguage)
  return (
    <article className="latest-first">
      <ul className="overline">
        <li>
          <DateText iso={announcement.publishedAt} />
        </li>
        {announcement.category !== undefined && <li>{announcement.category.name}</li>}
        {isUrgentOn(announcement, day) && (
          <li className="urgent">
            <FormattedMessage {...marks.urgent} />
          </li>
        )}
        {announcement.from !== undefined && groupOn(announcement, day) === 'over' && (
          <li>
            <FormattedMessage {...marks.ended} />
          </li>
        )}
      </ul>
      <h3 lang={lang}>
        <AnnouncementLink announcement={announcement} language={language} />
      </h3>
      {announcement.summary !== '' && <p lang={lang}>{announcement.summary}</p>}
    </article>
  )
}

function AnnouncementRow({ announcement, language }: AnnouncementProps): ReactNode {
  const { publishedAt, inLanguage } = announcement
  return (
    <li>
      <time dateTime={publishedAt}>
        <FormattedDate value={publishedAt} month="short" day="numeric" />
      </time>
      <h3 lang={tagOf(inLanguage)}>
        <AnnouncementLink announcement={announcement} language={language} />
      </h3>
    </li>
  )
}

function AnnouncementLink({ announcement: { id, title }, language }: AnnouncementProps): ReactNode {
  return (
    <a href={href(language, 'announcements/detail', { id })}>
      <ContentTitle text={title} />
    </a>
  )
}
