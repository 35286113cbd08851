import type { MessageDescriptor } from 'react-intl'
import type { ArticleListed } from '../../contract/article.ts'
import type * as kinds from '../../contract/kinds.ts'
import type { Listed } from '../../contract/listing.ts'
import type { SectionName } from '../../shared/site-names.ts'

/** The part of a list that a call requests, as endpoints take it in their body. */
export interface ListPart {
  languageId: number
  page: number
  pageSize: number
}

/** A row of any list: goods have no dates, articles have no place. */
export type ListedRow = Listed &
  Partial<Pick<ArticleListed, 'publishedAt' | 'updatedAt'>> & {
    event?: { startAt: string; endAt?: string | undefined; venue: string } | undefined
    from?: string | undefined
    to?: string | undefined
    cuisine?: string
    place?: { name: string } | undefined
    address?: string
    plan?: { rain: boolean } | undefined
    offers?: readonly { occupancy: number }[]
  }

type Kinds = typeof kinds

/** A kind of content with a list and details, by its name in `kinds`. */
export type ListedKind = {
  [Name in keyof Kinds]: Kinds[Name] extends { list: string; detail: string } ? Name : never
}[keyof Kinds]

interface SectionFacts {
  /** The Chinese path of its only page, or the path of each page by the page's name. */
  pages: string | { list: string; detail: `${string}/:id` }
  /**
   * Words besides the title. With them or their synonyms, the search finds the section's first
   * page.
   */
  words?: string
  /** Its pages always load as documents: they have their own policy or must be fresh. */
  isStandalone?: true
}

interface ListSection extends SectionFacts {
  pages: { list: string; detail: `${string}/:id` }
  /**
   * The kinds of content whose items have a page here. The key is their group in the search, the
   * value their name in `contract/kinds.ts`: `{ news: 'news', notice: 'notices' }`.
   */
  kinds: { [Each in Kind]?: ListedKind }
  /** Whether the first kind has a feed (Atom, JSON Feed). */
  hasFeed?: true
}

interface SinglePage extends SectionFacts {
  pages: string
  /** The kind of search results that link to this section. The default is `page`. */
  found?: Kind
  /** The call for its main content. The sitemap lists the page in the languages of the response. */
  mainCall?: 'scenic' | 'guide' | 'questionList'
}

/** The title of its first page; the home page has the site's name. */
type Titled<Name> = Name extends 'home' ? object : { title: MessageDescriptor }

/**
 * Declares a section of the site. Its pages are the files next to it: `<page>.page.tsx`, or
 * `<name>.page.tsx` if there is only one. The declaration does not import them, so that the code of
 * a page loads with its first request.
 */
export function defineSection<
  const Name extends SectionName,
  const Section extends ListSection | SinglePage,
>(section: { name: Name } & Titled<Name> & Section): { name: Name } & Titled<Name> & Section {
  return section
}

/** The kinds of search results, by the group that shows them. */
export const KINDS_OF = {
  answers: ['question', 'fact'],
  places: ['sight', 'spot', 'point', 'trail'],
  mall: ['ticket', 'hotel', 'restaurant', 'product'],
  news: ['announcement', 'activity', 'notice', 'news'],
  pages: ['page', 'strategy', 'culture'],
} as const

export type Group = keyof typeof KINDS_OF
export const GROUPS = ['answers', 'places', 'mall', 'news', 'pages'] as const satisfies Group[]
export type Kind = (typeof KINDS_OF)[Group][number]
