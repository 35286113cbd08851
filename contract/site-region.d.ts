// `region.ts`, its only importer, adds the type.
export const CALLING_CODE: never
export const COUNTRY: never
export const CURRENCY: never
export const NATIONAL_START: never
export const TRUNK: never
export const WRITTEN: never
