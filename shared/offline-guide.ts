import type { Language } from '../locales/languages.ts'

// The offline guide: the messages between the worker, the page and the service worker
// (docs/developers/decisions/008-offline-guide.md).

/** A language that the guide can be saved in. */
export type OfflineGuideLanguage = Language

/** A file or page to save: its size in transfer, and a version of its content. */
export interface OfflineGuideEntry {
  address: string
  bytes: number
  version: string
}

/** What to save in a language, in this order. Each page comes after the files that it needs. */
export interface OfflineGuideList {
  build: string
  entries: readonly OfflineGuideEntry[]
}

/** A guide that was saved completely. */
export interface OfflineGuideRecord extends OfflineGuideList {
  languages: readonly Language[]
  /** Last time everything was up to date (Unix ms). */
  checkedAt: number
}

/** `tell` requests the saved languages, `keep` saves some, `remove` deletes the guide. */
export type OfflineGuideOrder =
  | { pocket: 'tell' | 'remove' }
  | { pocket: 'keep'; languages: readonly Language[] }

/** The response of the service worker. */
export type OfflineGuideReport =
  | { pocket: 'state'; record: OfflineGuideRecord | undefined }
  | { pocket: 'progress'; bytes: number; total: number }
  | { pocket: 'failed'; isFull: boolean }

/** The texts of the page, with the placeholders `{size}`, `{done}` and `{time}`. */
export interface OfflineGuideTexts {
  keep: string
  /** What is saved; empty on pages with little room. */
  what: string
  keeping: string
  kept: string
  /** The offer for the other language; empty on pages with little room. */
  other: string
  remove: string
  failed: string
  full: string
  install: string
}

/** The data for the script of a page: the language, the addresses of the lists, and the texts. */
export interface OfflineGuideOffer {
  language: Language
  /** The locale for sizes and times. */
  locale: string
  lists: Readonly<Record<Language, string>>
  words: OfflineGuideTexts
}
