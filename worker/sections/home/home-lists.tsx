import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ContentTitle } from '../../../client/ui/content-title.tsx'
import { DateNumerals, DateText } from '../../../client/ui/date-text.tsx'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import type { MessageListed, ScenicEvent } from '../../../contract/message.ts'
import { href, hrefOfLink } from '../../href.ts'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { periodInShort } from '../activities/event-words.ts'
import { timeZone } from '../../../shared/site.ts'
import { isEventOver } from '../../../shared/event-period.ts'
import type { AnnouncementListed } from '../../../contract/announcement.ts'
import { groupOn, isUrgentOn, marks } from '../announcements/announcement-rows.tsx'
import { sealOf, linksToDisabledPage } from '../../site-pages.ts'
import { Cover } from '../../../client/ui/item-list.tsx'
import { WINDOW_WIDTH } from '../../../client/ui/picture.tsx'
import { Seal } from '../../../client/ui/site-picture.tsx'
import type { Recommendations, Recommended as Item } from '../../../contract/recommendations.ts'

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

type Section = Recommendations['sections'][number]

interface Rhythm {
  picture: 'each' | 'first'
  sizes: string
  /** The `sizes` of the first picture, if phones crop it to portrait format. */
  firstSizes?: string
  hasSummary: boolean
}

/** All layouts except `feature`, which is rendered as a `strip` with one item. */
type Layout = Exclude<Section['layout'], 'feature'>

/** Pictures and summaries of the items in each layout. */
const RHYTHMS: Record<Layout, Rhythm> = {
  pair: {
    picture: 'each',
    sizes: `(min-width: 48em) 50vw, ${WINDOW_WIDTH}`,
    firstSizes: '(min-width: 48em) 50vw, (min-resolution: 2.5dppx) 92vw, 140vw',
    hasSummary: false,
  },
  // The first picture is cropped to the height of the rows next to it. So the loaded picture is
  // wider than its visible part.
  strip: {
    picture: 'first',
    sizes: `(min-width: 68.75em) 63vw, (min-width: 48em) 117vw, ${WINDOW_WIDTH}`,
    hasSummary: true,
  },
  shelf: { picture: 'each', sizes: '(min-width: 68.75em) 28vw, 56vw', hasSummary: true },
}

/** A section of recommendations, in the layout that the backend chose. */
export function RecommendedSection({ section }: { section: Section }): ReactNode {
  const layout = section.layout === 'feature' ? 'strip' : section.layout
  const rhythm = RHYTHMS[layout]
  const items = section.items.filter(({ url }) => !linksToDisabledPage(url))
  if (items.length === 0) return null
  const haveCovers = items.some(({ cover }) => cover)
  return (
    <section className={haveCovers ? `recommended recommended-${layout}` : 'recommended'}>
      <SectionTitle title={section.title} seal={section.seal} />
      <ul className="recommended-items">
        {items.map((item, index) => (
          <RecommendedItem
            key={`${item.url} ${item.id}`}
            item={item}
            rhythm={rhythm}
            hasPicture={haveCovers && (index === 0 || rhythm.picture === 'each')}
            isFirst={index === 0}
          />
        ))}
      </ul>
      <MoreLink section={section} />
    </section>
  )
}

export function SectionTitle({ title, seal }: { title: string; seal?: string | undefined }) {
  return (
    <header className="section-title">
      <h2>{title}</h2>
      <Seal text={seal} />
    </header>
  )
}

interface RecommendedItemProps {
  item: Item
  rhythm: Rhythm
  hasPicture: boolean
  isFirst: boolean
}

function RecommendedItem({
  item,
  rhythm: { sizes, firstSizes = sizes, hasSummary },
  hasPicture,
  isFirst,
}: RecommendedItemProps): ReactNode {
  const target = hrefOfLink(useLanguage(), item.url)
  const title = <ContentTitle text={item.title} />
  return (
    <li className="recommended-item" {...langAttributes(tagOf(item.inLanguage))}>
      {hasPicture && <Cover image={item.cover} sizes={isFirst ? firstSizes : sizes} />}
      <div className="recommended-text">
        <h3>{target === undefined ? title : <a href={target}>{title}</a>}</h3>
        {hasSummary && item.summary !== '' && <p>{item.summary}</p>}
        {item.note !== undefined && <p className="recommended-note">{item.note}</p>}
      </div>
    </li>
  )
}

function hidden(text: ReactNode): ReactNode {
  return <span className="visually-hidden">{text}</span>
}

function MoreLink({ section: { title, url } }: { section: Section }): ReactNode {
  const target = hrefOfLink(useLanguage(), url)
  if (target === undefined) return null
  return (
    <p className="more">
      <a href={target}>
        <FormattedMessage
          id="home.seeAll"
          defaultMessage="查看全部<hidden>：{title}</hidden>"
          description="Link from a section of the home page to its area; hidden, for screen readers: the title of the section"
          values={{ title, hidden }}
        />
      </a>
    </p>
  )
}
