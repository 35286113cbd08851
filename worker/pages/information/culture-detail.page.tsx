import { href } from '../../href.ts'
import { ArticleView } from '../article-view.tsx'
import { definePage } from '../define-page.ts'
import { articleHead } from '../detail-head.ts'
import { isId } from '../query.ts'
import { breadcrumbList, newsArticle } from '../structured-data.ts'
import { detailsWrittenIn } from '../details-written-in.ts'
import { titles } from '../titles.ts'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import articleStyles from '../../../client/styles/shared/article.css?sheet'

export default definePage({
  route: 'information/culture-detail',
  styles: [detailsStyles, articleStyles],
  layout: 'default',
  sharePicture: 'scenic',
  partOf: { route: 'information/culture-list', title: titles.culture },
  validate: ({ params }) => isId(params.id),
  load: async ({ backend, params, languageId }) => ({
    article: await backend('cultureDetail', { query: { id: params.id, languageId } }),
  }),
  head: ({ data: { article }, ...context }) => ({
    ...articleHead(article),
    structured: [
      { ...newsArticle(article, context), '@type': 'Article' },
      breadcrumbList(context.crumbs, article.title),
    ],
  }),
  view: ({ data: { article }, ...context }) => (
    <ArticleView
      article={article}
      crumbs={context.crumbs}
      hrefOf={(id) => href(context.language, 'information/culture-detail', { id })}
    />
  ),
  details: ({ backend, ...context }) =>
    detailsWrittenIn(context, (body) => backend('cultureList', { body })),
})
