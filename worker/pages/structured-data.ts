import type { Crumb } from '../../client/ui/breadcrumbs.tsx'
import type { Article } from '../../contract/article.ts'
import { languages } from '../../locales/languages.ts'
import type { StructuredThing, ViewContext } from './define-page.ts'

/** schema.org `BreadcrumbList` of the way to a page, the page itself last. */
export function breadcrumbList(crumbs: readonly Crumb[], current: string): StructuredThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, { title: current, href: undefined }].map(
      ({ title, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: href,
      }),
    ),
  }
}

/** schema.org `NewsArticle` of an article. */
export function newsArticle(article: Article, { address, site }: ViewContext): StructuredThing {
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    image: article.cover.src,
    url: address,
    inLanguage: languages[article.inLanguage].tag,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    publisher: { '@type': 'Organization', name: site.operator },
  }
}
