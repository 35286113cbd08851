import type { Article } from './clean-content.ts'
import type { Listed } from '../../contract/listing.ts'
import type { PageHead } from '../sections/define-page.ts'

/** The head of the page of one thing: its title, its summary, its picture. */
export function detailHead({ title, summary, cover, inLanguage, languages }: Listed): PageHead {
  return {
    title,
    description: summary,
    image: cover,
    contentLanguage: inLanguage,
    contentLanguages: languages,
  }
}

/** The same for an article, with the dates of its publication and its last change. */
export function articleHead(article: Article): PageHead {
  return { ...detailHead(article), article }
}
