import { ArticleView, articleHead } from '../../parts/article-view.tsx'
import { definePage } from '../define-page.ts'
import { breadcrumbList, newsArticle } from '../../parts/structured-data.ts'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import articleStyles from '../../../client/styles/shared/article.css?sheet'

export default definePage({
  route: 'culture/detail',
  styles: [detailsStyles, articleStyles],
  sharePicture: 'scenic',
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
  view: ({ data: { article }, crumbs }) => (
    <ArticleView article={article} crumbs={crumbs} route="culture/detail" />
  ),
})
