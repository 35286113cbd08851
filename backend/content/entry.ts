import { RICH_TEXT_FIELDS } from '../../contract/values.ts'
import { type Language, languageIds } from '../../locales/languages.ts'
import { fit } from './fit.ts'
import type { Fields, Kind } from '../kinds.ts'
import type { CategorySource } from './items.ts'
import type { Pictures } from './pictures.ts'
import { present } from './present.ts'
import type { EntryText } from './rows.ts'
import type { Source } from './source.ts'
import { isFields } from './translate.ts'

/** One entry in one language with everything that lists and details answer, and where it was read. */
interface EntryVersion {
  fields: Fields
  language: Language
  at: string
}

interface Context {
  kind: Kind
  categories: CategorySource[]
  /** Where these stand. */
  file: string
  language: Language
  pictures: Pictures
}

/** Fields of the contract that no file has: they follow from others. */
const MADE = ['cover', 'id', 'inLanguage', 'languages', 'next', 'offers', 'previous', 'type']

/** What one entry says in one language as the contract has it, but not yet checked against it. */
export function compileVersion(context: Context, id: string, source: Source): EntryVersion {
  const { kind, language, pictures } = context
  const at = source.file
  const made = MADE.find((name) => name in source.fields)
  if (made !== undefined) throw new Error(`${at}: ${made}: there is no such field`)
  const presented = { id, ...withCard(present(source.fields, at, pictures), source, pictures) }
  const fields: Fields = {
    ...presented,
    ...('inLanguage' in kind.schemas.listed.entries && { inLanguage: language }),
    ...nameCategory(presented, context, at),
  }
  return { fields: complete(kind, fields), language, at }
}

/** Adds the fields that the contract requires and no file has. */
function complete({ type, row }: Kind, fields: Fields): Fields {
  const typed = type === undefined ? fields : { ...fields, type }
  return row === 'hotel' ? { ...typed, ...offersOf(fields) } : typed
}

/** The rooms of a hotel in short, and the price of the cheapest, which is the price of the hotel. */
function offersOf({ rooms: given }: Fields): Fields {
  const rooms = Array.isArray(given) ? given : []
  const amounts = rooms.map((room) => Number(room?.price?.amount))
  return {
    price: { amount: Math.min(...amounts), currency: 'CNY' },
    offers: rooms.map(({ name, occupancy, accessible = false, price }) => ({
      name,
      occupancy,
      accessible,
      price,
    })),
  }
}

/** Only what has a page is shared. */
function withCard(fields: Fields, { fields: { picture } }: Source, pictures: Pictures): Fields {
  const { cover } = fields
  const share = pictures.card(picture)
  return isFields(cover) && share !== undefined ? { ...fields, cover: { ...cover, share } } : fields
}

function nameCategory(
  { category: id }: Fields,
  { categories, file, language }: Context,
  at: string,
) {
  if (id === undefined && categories.length === 0) return {}
  const category = categories.find((candidate) => candidate.id === id)
  if (category) return { category: { id: category.id, name: category[language] } }
  const known = categories.map((candidate) => candidate.id).join(', ') || 'none'
  const complaint = typeof id === 'string' ? `there is no ${id}` : 'is missing'
  throw new Error(`${at}: category: ${complaint}; ${file} has ${known}`)
}

/** In the database these are columns, so its JSON leaves them out. */
const COLUMNS = new Set([
  'id',
  'title',
  'question',
  'inLanguage',
  'category',
  'publishedAt',
  'price',
  ...RICH_TEXT_FIELDS,
])

/** The words of an entry as a row. Throws an error that names file and field where they do not fit the contract. */
export function textRow(kind: Kind, { fields, language, at }: EntryVersion): EntryText {
  const shown = { ...kind.schemas.listed.entries, ...kind.schemas.detail.entries }
  const unknown = Object.keys(fields).find((key) => !(key in shown))
  if (unknown !== undefined) throw new Error(`${at}: ${unknown}: there is no such field`)
  const listed = fit(
    kind.schemas.listed,
    pick(fields, (key) => key in kind.schemas.listed.entries),
    at,
  )
  const detail = fit(
    kind.schemas.detail,
    pick(fields, (key) => key in kind.schemas.detail.entries),
    at,
  )
  return {
    languageId: languageIds[language],
    title: String(fields['title'] ?? fields['question']),
    listed: pick(listed, (key) => !COLUMNS.has(key)),
    detail: pick(detail, (key) => !COLUMNS.has(key) && !(key in kind.schemas.listed.entries)),
    content: textOrNull(fields['content'] ?? fields['answer']),
  }
}

/** What an entry is sorted and filtered by beside its category: the same in every language. */
export function columns(version: EntryVersion | undefined) {
  const { fields = {} } = version ?? {}
  const event = isFields(fields['event']) ? fields['event'] : {}
  return {
    publishedAt: textOrNull(fields['publishedAt']),
    startsAt: textOrNull(event['startAt']),
    endsAt: textOrNull(event['endAt']) ?? endOfDay(textOrNull(event['startAt'])),
    price: isFields(fields['price']) ? Number(fields['price']['amount']) : null,
  }
}

/** The end of the day of an instant, for what says no end itself. */
function endOfDay(instant: string | null): string | null {
  return instant === null ? null : `${instant.slice(0, '2026-11-25'.length)}T23:59:59+08:00`
}

function pick(fields: object, isWanted: (key: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => isWanted(key)))
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
