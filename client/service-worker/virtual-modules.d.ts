/** `words.ts`, its only importer, adds the type. */
declare module 'virtual:site/offline' {
  /** The language tag of the seal. */
  export const chineseTag: never
  export const defaultLanguage: never
  /** Whether the site has a search. */
  export const hasSearch: never
  /** The seal on the offline page, from `site.yaml`; empty if there is none. */
  export const seal: never
  export const words: never
}
