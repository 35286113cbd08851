declare module 'virtual:site/backend' {
  /** How the numbers of complaints begin, from `site.yaml`. */
  export const receiptPrefix: string
}
