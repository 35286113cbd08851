import type { Attachment } from '../../contract/article.ts'
import { type Language, languageFallbacks, LANGUAGES } from '../../locales/languages.ts'
import type { FreePage } from '../../shared/site.ts'
import type { RichText } from '../upstream/rich-text.ts'

/** One of the operator's pages, in the wanted language or else in the nearest one. */
export interface ShownPage {
  id: string
  title: string
  summary: string
  content: RichText
  updatedAt?: string | undefined
  attachments: Attachment[]
  tags: string[]
  inLanguage: Language
  languages: Language[]
}

/** Returns the operator's own pages. Loaded on demand, because few responses contain them. */
export async function loadFreePages(): Promise<readonly FreePage[]> {
  const { pages } = await import('virtual:site/pages')
  return pages
}

export function languagesOf(page: FreePage): Language[] {
  return LANGUAGES.filter((language) => page.versions[language] !== undefined)
}

/** Returns the operator's pages in a language, with cleaned HTML; with an `id`, only that page. */
export async function shownPages(
  language: Language,
  { id, headingLevel = 2 }: { id?: string; headingLevel?: 2 | 4 } = {},
): Promise<ShownPage[]> {
  const pages = (await loadFreePages()).filter((page) => id === undefined || page.id === id)
  if (pages.length === 0) return []
  const { cleanArticle } = await import('../upstream/clean-article.ts')
  return pages.flatMap((page): ShownPage[] => {
    const inLanguage = languageFallbacks[language].find((each) => page.versions[each])
    const shown = inLanguage && page.versions[inLanguage]
    if (inLanguage === undefined || shown === undefined) return []
    const { title, summary, content, updatedAt, attachments } = shown
    return [
      {
        id: page.id,
        title,
        summary,
        content: cleanArticle(content, language, { headingLevel }),
        updatedAt,
        attachments: [...attachments],
        tags: [],
        inLanguage,
        languages: languagesOf(page),
      },
    ]
  })
}
