declare module 'virtual:site/backend' {
  /** The prefix of complaint numbers, from `site.yaml`. */
  export const receiptPrefix: string
  /** The time zone for the day of a complaint. */
  export const timeZone: string
}
