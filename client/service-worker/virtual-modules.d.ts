declare module 'virtual:site/offline' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a statement would make this file a module
  type Language = import('../../locales/languages.ts').Language

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

  export const words: Readonly<Record<Language, OfflineWords>>
  export const defaultLanguage: Language
  /** Whether the site has a search. */
  export const hasSearch: boolean
  /** The seal on the offline page, from `site.yaml`; empty if there is none. */
  export const seal: string
  /** The language tag of the seal. */
  export const chineseTag: string
}
