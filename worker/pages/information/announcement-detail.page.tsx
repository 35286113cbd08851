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
    />
  ),
  details: ({ backend, ...context }) =>
    detailsWrittenIn(context, (body) => backend('announcementList', { body })),
})
