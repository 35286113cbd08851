import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { daysWords } from '../../../client/ui/opening-words.ts'
import type { AnnouncementListed } from '../../../contract/announcement.ts'
import { timeZone } from '../../../shared/site.ts'
import { dayEndIn, dayIn } from '../../../shared/zoned-time.ts'
import { ArticleView, articleHead } from '../../parts/article-view.tsx'
import { definePage } from '../define-page.ts'
import { breadcrumbList, newsArticle } from '../../parts/structured-data.ts'
import { groupOn } from './announcement-rows.tsx'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import articleStyles from '../../../client/styles/shared/article.css?sheet'

export default definePage({
  route: 'announcements/detail',
  styles: [detailsStyles, articleStyles],
  sharePicture: 'news',
  load: async ({ backend, params, languageId, now, expiresAt }) => {
    const announcement = await backend('announcementDetail', {
      query: { id: params.id, languageId },
    })
    const isOver = groupOn(announcement, dayIn(timeZone, now.getTime())) === 'over'
    if (!isOver) expiresAt(dayEndIn(timeZone, now.getTime()))
    return { announcement, isOver }
  },
  head: ({ data: { announcement }, ...context }) => ({
    ...articleHead(announcement),
    structured: [
      newsArticle(announcement, context),
      breadcrumbList(context.crumbs, announcement.title),
    ],
  }),
  view: ({ data: { announcement, isOver }, crumbs }) => (
    <ArticleView article={announcement} crumbs={crumbs} route="announcements/detail">
      <EffectDays announcement={announcement} />
      {isOver && <Over announcement={announcement} />}
    </ArticleView>
  ),
})

/** A notice that the announcement has ended or, if it has no dates, that it is old. */
function Over({ announcement: { from } }: Pick<EffectDaysProps, 'announcement'>): ReactNode {
  return (
    <p className="notice">
      <FormattedMessage
        id="announcement.over"
        defaultMessage="{hasDays, select, true {这则公告说的事已经结束。} other {这则公告发布已久，所说的可能已经不是现在的情形。}}"
        description="On the page of an announcement whose days are over, or that is old and names no days"
        values={{ hasDays: String(from !== undefined) }}
      />
    </p>
  )
}

interface EffectDaysProps {
  announcement: Pick<AnnouncementListed, 'from' | 'to' | 'severity'>
}

function EffectDays({
  announcement: { from, to, severity = 'information' },
}: EffectDaysProps): ReactNode {
  const intl = useIntl()
  if (from === undefined) return null
  return (
    <p className="facts">
      <FormattedMessage
        id="announcement.days"
        defaultMessage="{severity, select, closure {关闭} other {涉及日期}} {days}"
        description="When what an announcement speaks of is so, or closed: 关闭 12月7日至11日"
        values={{ severity, days: <strong>{daysWords(intl, { from, to })}</strong> }}
      />
    </p>
  )
}
