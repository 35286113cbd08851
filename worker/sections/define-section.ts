import type { MessageDescriptor } from 'react-intl'
import type { ArticleListed } from '../../contract/article.ts'
import type * as kinds from '../../contract/kinds.ts'
import type { Listed } from '../../contract/listing.ts'
import type { languageIds, Language } from '../../locales/languages.ts'
import type { SectionName } from '../../shared/site-names.ts'

/** A page of a list, as the endpoints of lists take it in their body. */
export interface ListPart {
  languageId: (typeof languageIds)[Language]
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
    address?: string
  }

type Kinds = typeof kinds

/** A kind of content that has a list and details, by its name in `contract/kinds.ts`. */
export type ListedKind = {
  [Name in keyof Kinds]: Kinds[Name] extends { list: string; detail: string } ? Name : never
}[keyof Kinds]

interface SectionFacts {
  /** The Chinese path of its only page, or of each page by the page's name. */
  pages: string | { list: string; detail: `${string}/:id` }
  /** Words that find its first page in the search, besides its title: each in one language, with its synonyms. */
  words?: string
  /** Its pages load as documents and never replace another page in place: they have their own policy, or must be fresh. */
  isStandalone?: true
}

/** A section with a list and a page for each item. */
interface ListSection extends SectionFacts {
  pages: { list: string; detail: `${string}/:id` }
  /** The kinds of content whose items have a page here, by what the search calls an item. */
  kinds: { [Each in Kind]?: ListedKind }
  /** Whether the first kind has a feed (Atom, JSON Feed). */
  hasFeed?: true
}

/** A section with one page. */
interface SinglePage extends SectionFacts {
  pages: string
  /** What the search calls a result with this page's address; `page` unless given. */
  found?: Kind
}

/** The title of its first page: in the head, in breadcrumbs, in links. The home page has the site's name. */
type Titled<Name> = Name extends 'home' ? object : { title: MessageDescriptor }

/**
 * Declares a section of the site. Its pages are the files beside it: `<page>.page.tsx`, or `<name>.page.tsx` for the only one. It does
 * not import them, so that a page's code loads with its first request.
 */
export function defineSection<
  const Name extends SectionName,
  const Section extends ListSection | SinglePage,
>(section: { name: Name } & Titled<Name> & Section): { name: Name } & Titled<Name> & Section {
  return section
}

/** The kinds of things that are found, by the group in which results show them. */
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
