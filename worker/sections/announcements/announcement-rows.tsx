import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { ItemRows, TextList, type Item } from '../../../client/ui/item-list.tsx'
import { NO_END } from '../../../contract/alert.ts'
import type { AnnouncementListed } from '../../../contract/announcement.ts'
import type { Language } from '../../../locales/languages.ts'
import { pageOf, articleItem } from '../../parts/list-view.tsx'
import { Facts } from '../../../client/ui/fact-list.tsx'
import { daysWords } from '../../../client/ui/opening-words.ts'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { daysOn } from '../../../shared/alerts.ts'
import { timeZone } from '../../../shared/site.ts'
import { addDays, dayOf } from '../../../shared/zoned-time.ts'

/**
 * Number of days for which an announcement is news. After them, one without dates counts as over,
 * and one without an end as a standing rule.
 */
export const NEWS_DAYS = 42

/**
 * The groups of announcements, in order. `standing`: rules in effect without an end. `open`: recent
 * announcements without dates.
 */
const GROUPS = ['now', 'ahead', 'standing', 'open', 'over'] as const

type AnnouncementGroup = (typeof GROUPS)[number]

type Dated = Pick<AnnouncementListed, 'from' | 'to' | 'publishedAt'> &
  Partial<Pick<AnnouncementListed, 'urgent' | 'severity'>>

export function groupOn(announcement: Dated, day: string): AnnouncementGroup {
  const { from, to, publishedAt, urgent, severity } = announcement
  if (from === undefined)
    return day < addDays(dayOf(timeZone, publishedAt), NEWS_DAYS) ? 'open' : 'over'
  const isRule = to === NO_END && !urgent && severity !== 'closure'
  return isRule && day >= addDays(from, NEWS_DAYS) ? 'standing' : daysOn({ from, to }, day)
}

/** Past announcements are never urgent. */
export function isUrgentOn(
  announcement: Dated & Pick<AnnouncementListed, 'urgent'>,
  day: string,
): boolean {
  return announcement.urgent && groupOn(announcement, day) !== 'over'
}

/** In `ahead`, the soonest is first; in all other groups, the newest. */
export function byGroup<Announcement extends Dated>(
  announcements: readonly Announcement[],
  day: string,
): Announcement[] {
  const groups = Map.groupBy(announcements, (each) => groupOn(each, day))
  return GROUPS.flatMap((group) => {
    const of = groups.get(group) ?? []
    return group === 'ahead' ? of.toSorted((one, other) => compare(one.from, other.from)) : of
  })
}

function compare(one = '', other = ''): number {
  return one < other ? -1 : Number(one > other)
}

export const marks = defineMessages({
  urgent: { id: 'announcementItem.urgent', defaultMessage: '紧急' },
  ended: { id: 'announcementItem.ended', defaultMessage: '已结束' },
})

/** The summary is shown only on the days to which the announcement applies. */
function announcementItem(announcement: AnnouncementListed, day: string, language: Language): Item {
  const group = groupOn(announcement, day)
  const urgent = isUrgentOn(announcement, day)
  const item = articleItem(announcement, 'announcements/detail', language)
  return {
    ...item,
    ...(group !== 'now' && { summary: '' }),
    ...((urgent || announcement.from !== undefined) && {
      eyebrow: <Eyebrow announcement={announcement} urgent={urgent} />,
    }),
  }
}

interface EyebrowProps {
  announcement: AnnouncementListed
  urgent: boolean
}

function Eyebrow({ announcement: { category, from, to }, urgent }: EyebrowProps): ReactNode {
  const intl = useIntl()
  const facts = [
    urgent && intl.formatMessage(marks.urgent),
    category?.name,
    from !== undefined && daysWords(intl, { from, to }),
  ].filter(Boolean)
  return <Facts facts={urgent ? facts.map(asUrgent) : facts} />
}

function asUrgent(fact: ReactNode): ReactNode {
  return <strong className="urgent">{fact}</strong>
}

export const ANNOUNCEMENTS_PER_PAGE = 20

const groupNames = defineMessages({
  now: { id: 'announcementList.now', defaultMessage: '正在生效' },
  ahead: { id: 'announcementList.ahead', defaultMessage: '即将生效' },
  standing: { id: 'announcementList.standing', defaultMessage: '长期有效' },
  open: { id: 'announcementList.open', defaultMessage: '其他公告' },
  over: { id: 'announcementList.over', defaultMessage: '已过去' },
})

const CLASSES: Record<AnnouncementGroup, string> = {
  now: 'list-group announcements-now',
  ahead: 'list-group',
  standing: 'list-group',
  open: 'list-group',
  over: 'list-group announcements-over',
}

/** At most this many panels have pictures. More would push the text of the last ones down. */
const FEW = 2
const PICTURED = `${CLASSES.now} announcements-pictured`
/** The `sizes` of the pictures. Phones have none. */
const PICTURE_SIZES = '(min-width: 80em) 640px, 46vw'

export interface AnnouncementRowsProps {
  /** The backend's 100 announcements that include this page, in the backend's order. */
  batch: readonly AnnouncementListed[]
  page: number
  /** The current day, such as `2026-11-27`. */
  day: string
}

/** The announcements of a page in groups. There are no headings if all are `open`. */
export function AnnouncementRows({ batch, page, day }: AnnouncementRowsProps): ReactNode {
  const language = useLanguage()
  const { list } = pageOf(byGroup(batch, day), {
    total: batch.length,
    page,
    pageSize: ANNOUNCEMENTS_PER_PAGE,
  })
  const groups = Map.groupBy(list, (each) => groupOn(each, day))
  const hasGroups = batch.some((each) => groupOn(each, day) !== 'open')
  return GROUPS.map((group) => {
    const announcements = groups.get(group)
    if (announcements === undefined) return null
    const items = announcements.map((each) => announcementItem(each, day, language))
    const isPictured =
      group === 'now' && items.length <= FEW && items.every(({ cover }) => cover !== undefined)
    return hasGroups ? (
      <section key={group} className={isPictured ? PICTURED : CLASSES[group]}>
        <h2>
          <FormattedMessage {...groupNames[group]} />
        </h2>
        {isPictured ? (
          <ul className="item-list item-list-text">
            <ItemRows items={items} headingLevel={3} look="compact" sizes={PICTURE_SIZES} />
          </ul>
        ) : (
          <TextList items={items} headingLevel={3} />
        )}
      </section>
    ) : (
      <TextList key={group} items={items} />
    )
  })
}
