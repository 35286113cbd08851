declare module 'virtual:site/offline' {
  /** Texts and addresses of a language. */
  interface OfflineWords {
    /** The attribute `dir`, if the language runs from right to left. */
    readonly direction: string
    /** The locale of the texts and times. */
    readonly formats: string
    readonly searchPath: string
    readonly guidePath: string
    /** With the placeholder `{time}`. */
    readonly cachedAt: string
    readonly title: string
    readonly lead: string
    readonly again: string
    readonly search: string
    readonly offline: string
    readonly kept: string
  }
  export const words: Readonly<Record<import('../../locales/languages.ts').Language, OfflineWords>>
  /** The language of the seal. */
  export const chineseTag: string
  export const defaultLanguage: import('../../locales/languages.ts').Language
  /** The seal on the offline page, from `site.yaml`; empty if there is none. */
  export const seal: string
  /** Whether the site has a search. */
  export const hasSearch: boolean
}
