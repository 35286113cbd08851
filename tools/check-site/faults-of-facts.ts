import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { compileContent } from '../../backend/content/compile.ts'
import type { Content } from '../../backend/content/items.ts'
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageFormats,
  languageIds,
  LANGUAGES,
} from '../../locales/languages.ts'
import { COUNTRY, CURRENCY, digitsOf, WRITTEN } from '../../contract/region.ts'
import { menu } from '../../contract/menu.ts'
import { scenic } from '../../contract/scenic.ts'
import { scheduleOf } from '../../shared/opening-hours.ts'
import { readSite } from '../site/read-site.ts'

const NUMBER =
  COUNTRY === 'CN'
    ? /(?<![\d-])(?:0\d{2,3}|400|800)[- ]\d{3,4}[- ]?\d{4}(?!\d)/g
    : new RegExp(WRITTEN, 'g')
const CLAUSES = /[。；;！!？?]|\. |\n/

/** Texts about particular days. Hours and prices may differ on those days. */
const DATED = /^(?:announcements|news|notices|activities)\//

interface Named {
  name: string
  facts: ReadonlySet<string>
}

/**
 * Returns statements in texts that contradict the data: unknown telephone numbers, and wrong hours
 * or prices of a facility or product that is named in the same clause.
 */
export async function faultsOfFacts(folder: string): Promise<string[]> {
  const root = join(folder, 'content')
  if (!existsSync(root)) return []
  const site = readSite(folder)
  const content = await compileContent(site)
  const numbers = new Set([site.hotline, ...valuesOf(content, 'telephone')].map(numberOf))
  const faults = await Promise.all(
    LANGUAGES.map(async (language) => {
      const prices = pricesIn(language)
      const named = namedIn(content, language, prices)
      const files = await textsIn(root, language)
      return files.flatMap(({ file, lines }) =>
        lines.flatMap((line, index) =>
          [
            ...unknownNumbers(line, numbers),
            ...(DATED.test(file) ? [] : contradictions(line, { named, prices })),
          ].map((fault) => `content/${file}:${index + 1}: ${fault}`),
        ),
      )
    }),
  )
  return [...faults.flat(), ...otherHours(content)]
}

/** Returns the tickets whose services are not those of the first ticket, so visitors can't compare. */
export async function hintsOfTickets(folder: string): Promise<string[]> {
  if (!existsSync(join(folder, 'content'))) return []
  const { entries } = await compileContent(readSite(folder))
  const [first, ...others] = entries
    .filter(({ kind }) => kind === 'ticket')
    .map(({ id, texts }) => ({
      file: `${id}.${DEFAULT_LANGUAGE}.md`,
      services: partsOf(texts[0], 'services')
        .map((service) => String(Reflect.get(service, 'name')))
        .join(', '),
    }))
  return others
    .filter(({ services }) => services !== first?.services)
    .map(
      ({ file, services }) =>
        `content/tickets/${file}: services: are ${services}, but those of ${first?.file} are ${first?.services}: list all of them in each ticket, in one order`,
    )
}

/** Returns the opening hours in `scenic` that differ from those in `site`. */
function otherHours({ documents }: Content): string[] {
  const bodyOf = (of: string) =>
    documents.find(
      ({ kind, languageId }) => kind === of && languageId === languageIds[DEFAULT_LANGUAGE],
    )?.body
  const known = scheduleOf(v.parse(menu, bodyOf('menu')).site)?.seasons.map(timesOf) ?? []
  const [area, site] = ['scenic.md', 'site.yaml'].map((file) =>
    file.replace('.', `.${DEFAULT_LANGUAGE}.`),
  )
  return v
    .parse(scenic, bodyOf('scenic'))
    .openingHours.map(timesOf)
    .filter((each) => known.length > 0 && !known.includes(each))
    .map((each) => `content/${area}: openingHours: ${each}, but ${site}: ${known.join(', ')}`)
}

function timesOf({ opens, closes }: { opens: string; closes: string }): string {
  return `${opens}–${closes}`
}

async function textsIn(root: string, language: Language) {
  const files = (await readdir(root, { recursive: true }))
    .filter((file) => new RegExp(`\\.${language}\\.(?:md|yaml)$`).test(file))
    .toSorted()
  return Promise.all(
    files.map(async (file) => ({
      file,
      lines: (await readFile(join(root, file), 'utf8')).split('\n'),
    })),
  )
}

function unknownNumbers(line: string, numbers: ReadonlySet<string>): string[] {
  return [...line.matchAll(NUMBER)]
    .map(([number]) => number)
    .filter((number) => !numbers.has(numberOf(number)))
    .map((number) => `${number} is no telephone number of the data`)
}

function contradictions(
  line: string,
  { named, prices }: { named: readonly Named[]; prices: Notation },
): string[] {
  // A name in a line with `openingHours` may mean something else, such as the desk of a cable car.
  if (line.includes('openingHours:')) return []
  return line.split(CLAUSES).flatMap((clause) => {
    const about = named.filter(({ name }) => clause.includes(name))
    // If one name contains another (“cable car desk”, “cable car”), only the longer one counts.
    const meant = about.filter(({ name }) =>
      about.every((other) => other.name === name || !other.name.includes(name)),
    )
    if (meant.length === 0) return []
    return [SPANS, prices].flatMap(({ pattern, normal }) => {
      const known = meant.flatMap(({ facts }) => [...facts].filter((each) => each.match(pattern)))
      if (known.length === 0) return []
      return [...clause.matchAll(pattern)]
        .map(([found]) => normal(found))
        .filter((found) => !known.includes(found))
        .map(
          (found) =>
            `${found}, but ${meant.map(({ name }) => name).join(', ')}: ${known.join(', ')}`,
        )
    })
  })
}

/** Returns facilities and products by their names in a language. */
function namedIn({ documents, entries }: Content, language: Language, prices: Notation): Named[] {
  const facilities = documents
    .filter(
      ({ kind, languageId }) => kind === 'recommendations' && languageId === languageIds[language],
    )
    .flatMap(({ body }) => partsOf(body, 'facilities'))
    .map((facility) => ({
      name: String(Reflect.get(facility, 'name')),
      facts: factsOf(facility, prices),
    }))
  const sold = entries
    .filter(({ kind }) => ['hotel', 'restaurant', 'goods', 'ticket'].includes(kind))
    .flatMap(({ texts, price }) =>
      texts
        .filter(({ languageId }) => languageId === languageIds[language])
        .map((text) => ({
          name: text.title,
          facts: factsOf({ text, price: { amount: price } }, prices),
        })),
    )
  return [...facilities, ...sold].filter(({ name }) => name.length > 1)
}

/** Returns the hours and prices in an item's data, written as in texts. */
function factsOf(item: object, { write }: Notation): ReadonlySet<string> {
  const prices = valuesOf(item, 'amount').map((amount) => write(Number(amount)))
  const hours = partsOf(item, 'seasons').map(
    (season) => `${Reflect.get(season, 'opens')}–${Reflect.get(season, 'closes')}`,
  )
  const inWords = valuesOf(item, 'openingHours').flatMap((text) => text.match(SPANS.pattern) ?? [])
  return new Set([...prices, ...[...hours, ...inWords].map(SPANS.normal)])
}

/** How texts write a kind of value. `normal` converts other notations of a value to this one. */
interface Notation {
  pattern: RegExp
  normal: (found: string) => string
  write: (amount: number) => string
}

const SPANS: Notation = {
  pattern: /\d\d:\d\d ?[–-] ?\d\d:\d\d/g,
  normal: (found) => found.replaceAll(' ', '').replace('-', '–'),
  write: String,
}

/** Returns the notation of prices in a language and the site's currency: `¥1,280`, `1.280 €`. */
function pricesIn(language: Language): Notation {
  const unit = 10 ** digitsOf(CURRENCY)
  const parts = (['narrowSymbol', 'symbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(languageFormats[language], {
      style: 'currency',
      currency: CURRENCY,
      currencyDisplay,
      minimumFractionDigits: 1,
    }).formatToParts(1.5),
  )
  const valuesOfType = (name: string) =>
    parts.filter(({ type }) => type === name).map(({ value }) => value)
  const [narrow = '', ...others] = valuesOfType('currency')
  const [point = '.'] = valuesOfType('decimal')
  const signs = [narrow, ...others, CURRENCY, ...(narrow === '¥' ? ['￥'] : [])]
  const sign = `(?:${signs.map((each) => each.replaceAll(/[.$]/g, String.raw`\$&`)).join('|')})`
  const number = String.raw`\d(?:[\d.,\u00a0\u202f]*\d)?`
  const write = (amount: number) => `${narrow}${amount / unit}`
  return {
    pattern: new RegExp(`${sign}[ \u00a0]?${number}|${number}[ \u00a0]?${sign}`, 'g'),
    normal: (found) => {
      const [digits = ''] = found.match(/\d.*\d|\d/) ?? []
      const [whole = '', decimals = '0'] = digits.split(point)
      return write(Math.round(Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`) * unit))
    },
    write,
  }
}

function numberOf(number: string): string {
  return number.replaceAll(/\D/g, '')
}

/** Returns every text or number that has this key, at any depth. */
function valuesOf(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === key && typeof part !== 'object' ? [String(part)] : valuesOf(part, key),
  )
}

/** Returns the items of every list that has this key, at any depth. */
function partsOf(value: unknown, key: string): object[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === key && Array.isArray(part) ? part : partsOf(part, key),
  )
}
