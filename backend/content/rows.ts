import type { DocumentKind, EntryKind } from '../kinds.ts'
import type { LanguageId } from '../language.ts'

/** A row of `entries`, with its rows of `entry_texts`. */
export interface Entry {
  kind: EntryKind
  id: string
  position: number
  category: string | null
  publishedAt: string | null
  startsAt: string | null
  endsAt: string | null
  /** From when until when it is shown, if not always. */
  publishAt: string | null
  withdrawAt: string | null
  /** Fen. */
  price: number | null
  /** The name of its cover; not for the database. */
  picture: string | null
  texts: EntryText[]
}

export interface EntryText {
  languageId: LanguageId
  title: string
  /** What lists and details show, but for the columns. */
  listed: object
  /** What only details show, but for the columns. */
  detail: object
  content: string | null
}

/** A row of `categories`. */
export interface CategoryRow {
  kind: EntryKind
  id: string
  languageId: LanguageId
  position: number
  name: string
}

/** A row of `documents`. */
export interface DocumentRow {
  kind: DocumentKind
  id: string
  languageId: LanguageId
  body: object
}

/** All content, checked against the contract. */
export interface Content {
  entries: Entry[]
  categories: CategoryRow[]
  documents: DocumentRow[]
}
