import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { siteFolder } from './folder.ts'

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

export const regionFields = {
  currency: v.optional(
    v.message(
      v.pipe(
        v.string(),
        v.check((code) => Intl.supportedValuesOf('currency').includes(code)),
      ),
      'must be the code of a currency in ISO 4217, as CNY, EUR or JPY',
    ),
    'CNY',
  ),
  country: v.optional(
    v.message(
      v.pipe(
        v.string(),
        v.regex(/^[A-Z]{2}$/),
        v.check((code) => REGIONS.of(code) !== undefined),
      ),
      'must be the code of a country in ISO 3166, as CN, DE or JP',
    ),
    'CN',
  ),
}

const choice = v.object(regionFields)
type Choice = v.InferOutput<typeof choice>

/** Countries without a prefix such as 0: calls from abroad dial the whole national number. */
const WITHOUT_TRUNK = new Set(
  'AD BF BH BJ CG CI CM CR CV CY CZ DK EE ES GA GQ GR GT HK HN IS IT KW LU LV MC ML MO MT MX NE NI NO OM PA PL PT QA SG SM SN SV TD TG TN VA'.split(
    ' ',
  ),
)
const OTHER_TRUNKS: Readonly<Record<string, string>> = {
  BY: '8',
  HU: '06',
  KZ: '8',
  RU: '8',
  TM: '8',
}

/** Returns the module `#site-region`. Throws if the country has no telephone numbers. */
export async function regionConstants({ currency, country }: Choice) {
  return { CURRENCY: currency, COUNTRY: country, ...(await dialling(country)) }
}

async function dialling(country: string) {
  // Service numbers such as 12301 and 400… cannot be dialled from abroad.
  if (country === 'CN')
    return {
      CALLING_CODE: '86',
      TRUNK: '0',
      NATIONAL_START: String.raw`^(?:0(?=\d{9,11}$)|(?=1[3-9]\d{9}$))`,
      WRITTEN: String.raw`(?<![\d-])0\d{2,3}[-\s]\d{3,4}\s?\d{4}(?![\d-])`,
    }
  // The import is dynamic, so that commands for a site in China start faster.
  const { getCountryCallingCode, isSupportedCountry } = await import('libphonenumber-js')
  if (!isSupportedCountry(country))
    throw new Error(`site.yaml: country: ${country} has no telephone numbers`)
  const code = getCountryCallingCode(country)
  const abroad = String.raw`(?<![\d+])\+[1-9]\d{0,2}[\s\d()/-]{6,18}\d(?![\d-])`
  if (code === '1')
    return {
      CALLING_CODE: code,
      TRUNK: '',
      NATIONAL_START: String.raw`^1?(?=[2-9]\d{9}$)`,
      WRITTEN: String.raw`${abroad}|(?<![\d-])(?:\([2-9]\d\d\)\s?|[2-9]\d\d-)\d{3}-\d{4}(?![\d-])`,
    }
  if (WITHOUT_TRUNK.has(country))
    return {
      CALLING_CODE: code,
      TRUNK: '',
      NATIONAL_START: String.raw`^(?=\d{8,12}$)`,
      WRITTEN: abroad,
    }
  const trunk = OTHER_TRUNKS[country] ?? '0'
  return {
    CALLING_CODE: code,
    TRUNK: trunk,
    NATIONAL_START: String.raw`^${trunk}(?=\d{7,12}$)`,
    WRITTEN: String.raw`${abroad}|(?<![\d-])\(?${trunk}\d{1,5}\)?[\s/-]{1,3}\d[\s\d-]{4,10}\d(?![\d-])`,
  }
}

// The module `#site-region` for programs that are not bundled. For bundles, `site-modules.ts`
// generates this module. `readSite` reports mistakes in the folder.

function choiceOf(): Choice {
  try {
    return v.parse(choice, parse(readFileSync(join(siteFolder(), 'site.yaml'), 'utf8')))
  } catch {
    return v.parse(choice, {})
  }
}

export const { CALLING_CODE, COUNTRY, CURRENCY, NATIONAL_START, TRUNK, WRITTEN } =
  await regionConstants(choiceOf())
