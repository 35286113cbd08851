import type { MessageDescriptor } from 'react-intl'
import type { ArticleListed } from '../../contract/article.ts'
import type * as kinds from '../../contract/kinds.ts'
import type { Listed } from '../../contract/listing.ts'
import type { Price } from '../../contract/values.ts'

/** The page of a list that a call requests. These values are in the body of the call. */
export interface ListPart {
  languageId: number
  page: number
  pageSize: number
}

/** A row of any list. Most fields are optional: goods have no dates, articles have no place. */
export type ListedRow = Listed &
  Partial<Pick<ArticleListed, 'publishedAt' | 'updatedAt'>> & {
    event?: { startAt: string; endAt?: string | undefined; venue: string } | undefined
    from?: string | undefined
    to?: string | undefined
    cuisine?: string
    place?: { name: string } | undefined
    address?: string
    openingHours?: string | undefined
    price?: Price
    plan?: { rain: boolean } | undefined
    offers?: readonly { occupancy: number }[]
  }

type Kinds = typeof kinds

/** A kind of content that has a list and detail pages, by its name in `kinds`. */
export type ListedKind = {
  [Name in keyof Kinds]: Kinds[Name] extends { list: string; detail: string } ? Name : never
}[keyof Kinds]

interface SectionFacts {
  /** The path of the only page, or that of each page by its name. Without a language. */
  pages: string | { list: string; detail: `${string}/:id` }
  /** Other words that find the section in the search. Their synonyms find it too. */
  words?: string
  /** Loaded only as documents, because they have their own policy or must be fresh. */
  isStandalone?: true
}

interface ListSection extends SectionFacts {
  pages: { list: string; detail: `${string}/:id` }
  /**
   * The kinds of content whose items have a page in this section. The key is the kind of search
   * result, the value the name in `contract/kinds.ts`: `{ news: 'news', notice: 'notices' }`.
   */
  kinds: { [Each in Kind]?: ListedKind }
  /** Whether the first kind has a feed (Atom, JSON Feed). */
  hasFeed?: true
}

interface SinglePage extends SectionFacts {
  pages: string
  /** The kind of search results that link to this section. The default is `page`. */
  found?: Kind
  /** The call for the main content. The sitemap omits languages in which it has none. */
  mainCall?: 'scenic' | 'guide' | 'questionList'
}

/** The title of the section's first page. The home page has the site's name instead. */
type Titled<Name> = Name extends 'home' ? object : { title: MessageDescriptor }

/**
 * Declares a section of the site. Its pages are the files next to it: `<page>.page.tsx`, or
 * `<name>.page.tsx` if there is only one. The declaration does not import them, so that the code of
 * a page loads with its first request.
 */
export function defineSection<
  const Name extends string,
  const Section extends ListSection | SinglePage,
>(section: { name: Name } & Titled<Name> & Section): { name: Name } & Titled<Name> & Section {
  return section
}

/** The kinds of search results in each group of results. */
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
