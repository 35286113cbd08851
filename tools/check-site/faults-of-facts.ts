import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileContent } from '../../backend/content/compile.ts'
import type { Content } from '../../backend/content/items.ts'
import { type Language, languageIds, LANGUAGES } from '../../locales/languages.ts'
import { readSite } from '../site/read-site.ts'

const NUMBER = /(?<![\d-])(?:0\d{2,3}|400|800)[- ]\d{3,4}[- ]?\d{4}(?!\d)/g
const SPAN = /\d\d:\d\d ?[–-] ?\d\d:\d\d/g
const PRICE = /[¥￥] ?\d[\d,]*/g
const CLAUSES = /[。；;！!？?]|\. |\n/

/** Words about other days, which may have other hours and prices. */
const DATED = /^(?:announcements|news|notices|activities)\//

/** An item by its name, with all hours and prices of its data. */
interface Named {
  name: string
  said: ReadonlySet<string>
}

/**
 * Returns the statements of a site's texts that contradict its data: unknown telephone numbers, and
 * hours and prices in one clause with the name of a facility or product that has others.
 */
export async function faultsOfFacts(folder: string): Promise<string[]> {
  const root = join(folder, 'content')
  if (!existsSync(root)) return []
  const site = readSite(folder)
  const content = await compileContent(site)
  const numbers = new Set([site.hotline, ...valuesOf(content, 'telephone')].map(digitsOf))
  const faults = await Promise.all(
    LANGUAGES.map(async (language) => {
      const named = namedIn(content, language)
      const files = await textsIn(root, language)
      return files.flatMap(({ file, lines }) =>
        lines.flatMap((line, index) =>
          [
            ...unknownNumbers(line, numbers),
            ...(DATED.test(file) ? [] : contradictions(line, named)),
          ].map((fault) => `content/${file}:${index + 1}: ${fault}`),
        ),
      )
    }),
  )
  return faults.flat()
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
    .filter((number) => !numbers.has(digitsOf(number)))
    .map((number) => `${number} is no telephone number of the data`)
}

function contradictions(line: string, named: readonly Named[]): string[] {
  // Data of an item that may share its name with another: the desk of a cable car.
  if (line.includes('openingHours:')) return []
  return line.split(CLAUSES).flatMap((clause) => {
    const about = named.filter(({ name }) => clause.includes(name))
    // Of items with overlapping names, the longest name counts.
    const meant = about.filter(({ name }) =>
      about.every((other) => other.name === name || !other.name.includes(name)),
    )
    if (meant.length === 0) return []
    return [SPAN, PRICE].flatMap((pattern) => {
      const known = meant.flatMap(({ said }) => [...said].filter((each) => each.match(pattern)))
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
function namedIn({ documents, entries }: Content, language: Language): Named[] {
  const facilities = documents
    .filter(
      ({ kind, languageId }) => kind === 'recommendations' && languageId === languageIds[language],
    )
    .flatMap(({ body }) => partsOf(body, 'facilities'))
    .map((facility) => ({ name: String(Reflect.get(facility, 'name')), said: saidOf(facility) }))
  const sold = entries
    .filter(({ kind }) => ['hotel', 'restaurant', 'goods', 'ticket'].includes(kind))
    .flatMap(({ texts, price }) =>
      texts
        .filter(({ languageId }) => languageId === languageIds[language])
        .map((text) => ({ name: text.title, said: saidOf({ text, price: { amount: price } }) })),
    )
  return [...facilities, ...sold].filter(({ name }) => name.length > 1)
}

/** Returns the hours and prices of the data in the notation of texts. */
function saidOf(thing: object): ReadonlySet<string> {
  const prices = valuesOf(thing, 'amount').map((fen) => `¥${Number(fen) / 100}`)
  const hours = partsOf(thing, 'seasons').map(
    (season) => `${Reflect.get(season, 'opens')}–${Reflect.get(season, 'closes')}`,
  )
  const told = valuesOf(thing, 'openingHours').flatMap((text) => text.match(SPAN) ?? [])
  return new Set([...prices, ...hours, ...told].map(normal))
}

function normal(found: string): string {
  return found.replaceAll(/[ ,]/g, '').replace('-', '–').replace('￥', '¥')
}

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '')
}

/** Returns every text or number under a key, at any depth. */
function valuesOf(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === key && typeof part !== 'object' ? [String(part)] : valuesOf(part, key),
  )
}

/** Returns the items in every list under a key, at any depth. */
function partsOf(value: unknown, key: string): object[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === key && Array.isArray(part) ? part : partsOf(part, key),
  )
}
