import type { Language } from '../locales/languages.ts'

// The guide that visitors keep for the way (docs/decisions/008-pocket-guide.md): what the worker, the page and the service worker tell each other.

/** A language that it is kept in. */
export type PocketLanguage = Language

/** A file or page that is kept: from the network it has about `bytes`, and it has changed where `version` has. */
export interface PocketEntry {
  address: string
  bytes: number
  version: string
}

/** What is to be kept in a language, in this order: no page before the files that it needs. */
export interface PocketList {
  build: string
  entries: readonly PocketEntry[]
}

/** What is kept whole. */
export interface PocketRecord extends PocketList {
  languages: readonly Language[]
  /** When all of it was last as it is on the site, in milliseconds. */
  checkedAt: number
}

/** What a page asks of the service worker: `tell` what is kept, `keep` it in these languages, or `remove` it. */
export type PocketOrder =
  | { pocket: 'tell' | 'remove' }
  | { pocket: 'keep'; languages: readonly Language[] }

/** What the service worker answers. */
export type PocketReport =
  | { pocket: 'state'; record: PocketRecord | undefined }
  | { pocket: 'progress'; bytes: number; total: number }
  | { pocket: 'failed'; isFull: boolean }

/** What the page says about it, with `{size}`, `{done}` and `{time}` to be filled in. */
export interface PocketWords {
  keep: string
  /** What is kept; empty where there is no room to say it. */
  what: string
  keeping: string
  kept: string
  /** For the other language; empty where there is no room for it. */
  other: string
  remove: string
  failed: string
  full: string
  install: string
}

/** What a page tells its script: in which language it is, where the lists are, and the words. */
export interface PocketOffer {
  language: Language
  /** Of sizes and times. */
  locale: string
  lists: Readonly<Record<Language, string>>
  words: PocketWords
}
