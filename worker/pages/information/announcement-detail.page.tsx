import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { daysWords } from '../../../client/ui/opening-words.ts'
import type { AnnouncementListed } from '../../../contract/article.ts'
import { href } from '../../href.ts'
import { ArticleView } from '../article-view.tsx'
import { definePage } from '../define-page.ts'
import { articleHead } from '../detail-head.ts'
import { isId } from '../query.ts'
import { breadcrumbList, newsArticle } from '../structured-data.ts'
import { detailsWrittenIn } from '../details-written-in.ts'
import { titles } from '../titles.ts'

export default definePage({
  route: 'information/announcement-detail',
  layout: 'default',
  sharePicture: 'news',
  partOf: { route: 'information/announcement-list', title: titles.announcements },
  validate: ({ params }) => isId(params.id),
  load: async ({ backend, params, languageId }) => ({
    announcement: await backend('announcementDetail', { query: { id: params.id, languageId } }),
  }),
  head: ({ data: { announcement }, ...context }) => ({
    ...articleHead(announcement),
    structured: [
      newsArticle(announcement, context),
      breadcrumbList(context.crumbs, announcement.title),
    ],
  }),
  view: ({ data: { announcement }, ...context }) => (
    <ArticleView
      article={announcement}
      crumbs={context.crumbs}
      hrefOf={(id) => href(context.language, 'information/announcement-detail', { id })}
    >
      <EffectDays announcement={announcement} />
    </ArticleView>
  ),
  details: ({ backend, ...context }) =>
    detailsWrittenIn(context, (body) => backend('announcementList', { body })),
})

/** The days on which it counts; nothing where it has none. */
function EffectDays({
  announcement: { from, to, severity = 'information' },
}: {
  announcement: Pick<AnnouncementListed, 'from' | 'to' | 'severity'>
}): ReactNode {
  const intl = useIntl()
  if (from === undefined) return null
  return (
    <p className="article-about">
      <FormattedMessage
        id="announcement.days"
        defaultMessage="{severity, select, closure {关闭} other {涉及日期}} {days}"
        description="When what an announcement speaks of is so, or closed: 关闭 12月7日至11日"
        values={{ severity, days: <strong>{daysWords(intl, { from, to })}</strong> }}
      />
    </p>
  )
}
