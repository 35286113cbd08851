declare module 'virtual:site/backend' {
  /** `sentences.ts`, its only importer, adds the type. */
  export const sentences: never
  /** `plain-words.ts`, their only importer, adds the types. */
  export const reasons: never
  export const warnings: never
  /** The prefix of complaint numbers, from `site.yaml`. */
  export const receiptPrefix: string
  /**
   * Number of days after which the personal data of complaints is erased. Undefined means never.
   */
  export const complaintRetentionDays: number | undefined
  /** The time zone for the day on which a complaint is received. */
  export const timeZone: string
}

declare module 'virtual:site/texts/office.all' {
  export const texts: never
  export const written: never
}

declare module '*.css?sheet' {
  /** A stylesheet of the client build (`tools/build/client-build.ts`). */
  const sheet: { text: string; source: string; address: string }
  // oxlint-disable-next-line import/no-default-export -- like in the build
  export default sheet
}
