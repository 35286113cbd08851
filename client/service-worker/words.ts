import * as site from 'virtual:site/offline'
import type { Language } from '../../locales/languages.ts'

/** The texts and addresses for one language. */
interface OfflineWords {
  /** The attribute `dir`, if the language is written from right to left; otherwise empty. */
  readonly direction: string
  /** The locale for texts and times. */
  readonly formats: string
  readonly searchPath: string
  readonly guidePath: string
  /** A text with the placeholder `{time}`. */
  readonly cachedAt: string
  readonly title: string
  readonly lead: string
  readonly again: string
  readonly search: string
  readonly offline: string
  readonly saved: string
}

export const words: Readonly<Record<Language, OfflineWords>> = site.words
export const defaultLanguage: Language = site.defaultLanguage
export const hasSearch: boolean = site.hasSearch
export const seal: string = site.seal
/** The language tag of the seal. */
export const chineseTag: string = site.chineseTag
