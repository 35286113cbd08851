declare module 'virtual:site/offline' {
  /** The seal of the page that is shown without a network, from `site.yaml`; empty for none. */
  export const seal: string
  /** Whether the site has a search. */
  export const hasSearch: boolean
}
