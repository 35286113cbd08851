declare module 'virtual:site/backend' {
  /** Typed by `sentences.ts`, its only importer. */
  export const sentences: never
  /** The prefix of complaint numbers, from `site.yaml`. */
  export const receiptPrefix: string
  /** The days after which personal data of complaints is removed; undefined: never. */
  export const complaintRetentionDays: number | undefined
  /** The time zone for the day of a complaint. */
  export const timeZone: string
}

declare module '*.css?sheet' {
  /** A stylesheet of the client build (`tools/build/client-build.ts`). */
  const sheet: { text: string; source: string; address: string }
  // oxlint-disable-next-line import/no-default-export -- as the build has it
  export default sheet
}
