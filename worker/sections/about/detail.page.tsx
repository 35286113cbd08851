import articleStyles from '../../../client/styles/shared/article.css?sheet'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import { tagOf } from '../../../shared/language.ts'
import { pageNotFound } from '../../page-error.ts'
import { ArticleView, detailHead } from '../../parts/article-view.tsx'
import { shownPages } from '../../parts/free-pages.ts'
import { breadcrumbList, typed } from '../../parts/structured-data.ts'
import { definePage } from '../define-page.ts'

export default definePage({
  route: 'about/detail',
  styles: [detailsStyles, articleStyles],
  sharePicture: 'service',
  load: async ({ params, language }) => {
    const [page] = await shownPages(language, { id: params.id })
    if (page === undefined) throw pageNotFound()
    return { page }
  },
  head: ({ data: { page }, address, crumbs }) => ({
    ...detailHead(page),
    structured: [
      typed('WebPage', {
        name: page.title,
        url: address,
        inLanguage: tagOf(page.inLanguage),
        dateModified: page.updatedAt,
      }),
      breadcrumbList(crumbs, page.title),
    ],
  }),
  view: ({ data: { page }, crumbs }) => (
    <ArticleView article={page} crumbs={crumbs} route="about/detail" />
  ),
})
