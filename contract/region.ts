import * as site from '#site-region'

// The site's currency and country, from `site.yaml` (`tools/site/site-region.ts`).

/** The currency code (ISO 4217). All prices of a site are in one currency. */
export const CURRENCY: string = site.CURRENCY

/** The code of the country (ISO 3166-1). */
export const COUNTRY: string = site.COUNTRY

/** The calling code of the country, without the plus sign. */
export const CALLING_CODE: string = site.CALLING_CODE

/** The prefix for calls within the country; empty if there is none. */
export const TRUNK: string = site.TRUNK

/** Replacing the match with `+` and the calling code makes a national number international. */
export const NATIONAL_START: string = site.NATIONAL_START

/** A pattern for telephone numbers in texts. */
export const WRITTEN: string = site.WRITTEN

/** Other numbers of decimals than two. `Intl` uses cash rounding for some currencies. */
const DIGITS: readonly (readonly [number, string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
]

/** Returns how many decimals a currency has (ISO 4217): `digitsOf('JPY') // 0`. */
export function digitsOf(currency: string): number {
  return DIGITS.find(([, codes]) => codes.includes(currency))?.[0] ?? 2
}
