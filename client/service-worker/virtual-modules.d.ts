declare module 'virtual:site/offline' {
  /** The seal on the offline page, from `site.yaml`; empty if there is none. */
  export const seal: string
  /** Whether the site has a search. */
  export const hasSearch: boolean
}
