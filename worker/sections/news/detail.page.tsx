import { BackendError } from '../../upstream/call.ts'
import { ArticleView, articleHead } from '../../parts/article-view.tsx'
import { definePage, type ViewContext } from '../define-page.ts'
import { breadcrumbList, newsArticle } from '../../parts/structured-data.ts'
import { type NewsKind, newsListHref, newsListTitle } from './news-kind.ts'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import articleStyles from '../../../client/styles/shared/article.css?sheet'

export default definePage({
  route: 'news/detail',
  styles: [detailsStyles, articleStyles],
  sharePicture: 'news',
  load: async ({ backend, params, languageId }) => {
    const find = async (kind: NewsKind) => ({
      kind,
      article: await backend('messageDetail', {
        query: { id: params.id, languageId, type: kind },
      }),
    })
    // News and notices have the same address but different calls. If the call for news fails, the
    // notice may still be cached.
    return find('news').catch((newsError: unknown) =>
      find('notice').catch((noticeError: unknown) => {
        throw isNotFound(newsError) ? noticeError : newsError
      }),
    )
  },
  head: ({ data: { article, kind }, ...context }) => ({
    ...articleHead(article),
    structured: [
      newsArticle(article, context),
      breadcrumbList(crumbs(kind, context), article.title),
    ],
  }),
  view: ({ data: { article, kind }, ...context }) => (
    <ArticleView article={article} crumbs={crumbs(kind, context)} route="news/detail" />
  ),
})

function isNotFound(error: unknown): boolean {
  return error instanceof BackendError && error.isNotFound
}

function crumbs(kind: NewsKind, { intl, language }: ViewContext) {
  return [{ title: newsListTitle(intl, kind), href: newsListHref(language, kind) }]
}
