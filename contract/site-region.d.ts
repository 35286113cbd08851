// `region.ts` gives it its type, as its only importer.
export const CALLING_CODE: never
export const COUNTRY: never
export const CURRENCY: never
export const NATIONAL_START: never
export const TRUNK: never
export const WRITTEN: never
