import { href } from '../../href.ts'
import { ArticleView } from '../article-view.tsx'
import { definePage } from '../define-page.ts'
import { articleHead } from '../detail-head.ts'
import { listCrumbs } from '../list-crumbs.ts'
import { isId } from '../query.ts'
import { breadcrumbList, newsArticle } from '../structured-data.ts'
import { detailsWrittenIn } from '../details-written-in.ts'

export default definePage({
  route: 'information/culture-detail',
  layout: 'default',
  validate: ({ params }) => isId(params.id),
  load: async ({ backend, params, languageId }) => ({
    article: await backend('cultureDetail', { query: { id: params.id, languageId } }),
  }),
  head: ({ data: { article }, ...context }) => ({
    ...articleHead(article),
    structured: [
      { ...newsArticle(article, context), '@type': 'Article' },
      breadcrumbList(listCrumbs('information/culture-list', context), article.title),
    ],
  }),
  view: ({ data: { article }, ...context }) => (
    <ArticleView
      article={article}
      language={context.language}
      crumbs={listCrumbs('information/culture-list', context)}
      hrefOf={(id) => href(context.language, 'information/culture-detail', { id })}
    />
  ),
  details: ({ backend, ...context }) =>
    detailsWrittenIn(context, (body) => backend('cultureList', { body })),
})
