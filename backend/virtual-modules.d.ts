declare module 'virtual:site/backend' {
  /** How the numbers of complaints begin, from `site.yaml`. */
  export const receiptPrefix: string
  /** Where the day of a complaint is told. */
  export const timeZone: string
}
