import type { Language } from '../locales/languages.ts'

// The messages between the worker, the page and the service worker about the offline guide
// (docs/developers/decisions/008-offline-guide.md).

/** A language in which the guide can be saved. */
export type OfflineGuideLanguage = Language

/** A file or page to save, with its download size and the version of its content. */
export interface OfflineGuideEntry {
  address: string
  bytes: number
  version: string
}

/** The files and pages to save for a language. A page comes after the files that it needs. */
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

/** `tell` requests a report, `keep` saves the guide in these languages, `remove` deletes it. */
export type OfflineGuideOrder =
  | { pocket: 'tell' | 'remove' }
  | { pocket: 'keep'; languages: readonly Language[] }

/** The messages that the service worker sends to the page. */
export type OfflineGuideReport =
  | { pocket: 'state'; record: OfflineGuideRecord | undefined }
  | { pocket: 'progress'; bytes: number; total: number }
  | { pocket: 'failed'; isFull: boolean }

/** The texts for the page. Their placeholders are `{size}`, `{done}` and `{time}`. */
export interface OfflineGuideTexts {
  keep: string
  /** What will be saved. Empty on pages with little space. */
  what: string
  keeping: string
  saved: string
  /** The offer to save the other language too. Empty on pages with little space. */
  other: string
  remove: string
  failed: string
  full: string
  install: string
}

/** The data for the page's script: the language, the addresses of the lists, and the texts. */
export interface OfflineGuideOffer {
  language: Language
  /** The locale in which sizes and times are formatted. */
  locale: string
  lists: Readonly<Record<Language, string>>
  words: OfflineGuideTexts
}
