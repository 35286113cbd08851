import { DEFAULT_LANGUAGE, languageIds, LANGUAGES, type Language } from '../../locales/languages.ts'
import type { SiteFacts } from './documents.ts'
import { type EntryKind, type Kind, type Fields, pick } from '../kinds.ts'
import {
  type CategorySource,
  type Item,
  readItems,
  readSettings,
  type CategoryRow,
  type Entry,
  type EntryText,
} from './items.ts'
import { fit, Mistakes } from './mistakes.ts'
import type { Pictures } from './pictures.ts'
import type { Source } from './source.ts'
import { isFields, versionIn } from './translate.ts'
import { RICH_TEXT_FIELDS } from '../../contract/values.ts'
import { CURRENCY } from '../../contract/region.ts'
import { present } from './present.ts'
import { dayEndIn } from '../../shared/zoned-time.ts'
import { instantIn, NEVER, storedTime } from '../written-time.ts'

/** An entry in one language: all fields for lists and details, and the path of its file. */
interface EntryVersion {
  fields: Fields
  language: Language
  at: string
}

interface Context {
  kind: Kind
  categories: CategorySource[]
  file: string
  language: Language
  pictures: Pictures
}

/** Fields of the contract that are computed. Content files must not contain them. */
export const MADE: readonly string[] =
  'cover id inLanguage languages next offers previous type'.split(' ')

/** Returns an entry in one language in the form of the contract, not yet validated. */
function compileVersion(context: Context, id: string, source: Source): EntryVersion {
  const { kind, language, pictures } = context
  const at = source.file
  const made = MADE.find((name) => name in source.fields)
  if (made !== undefined) throw new Error(`${at}: ${made}: there is no such field`)
  const presented = { id, ...withCard(present(source.fields, at, pictures), source, pictures) }
  const fields: Fields = {
    ...presented,
    ...('inLanguage' in kind.schemas.listed.entries && { inLanguage: language }),
    ...nameCategory(presented, context, at),
    ...(kind.type !== undefined && { type: kind.type }),
    ...(kind.row === 'hotel' && offersOf(presented)),
  }
  return { fields, language, at }
}

/** Returns a summary of a hotel's rooms. The hotel's price is the price of its cheapest room. */
function offersOf({ rooms: given }: Fields): Fields {
  const rooms = Array.isArray(given) ? given : []
  const amounts = rooms.map((room) => Number(room?.price?.amount))
  return {
    price: { amount: Math.min(...amounts), currency: CURRENCY },
    offers: rooms.map(({ name, occupancy, accessible = false, view, price }) => ({
      name,
      occupancy,
      accessible,
      view,
      price,
    })),
  }
}

/** Adds the share picture to the cover, if the item has a page and the picture is large enough. */
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
  const choices = categories.map((candidate) => candidate.id).join(', ') || 'none'
  const complaint = typeof id === 'string' ? `there is no ${id}` : 'is missing'
  throw new Error(`${at}: category: ${complaint}; ${file} has ${choices}`)
}

/** Fields that have their own database column. The stored JSON omits them. */
const COLUMNS = new Set([
  ...'id title question inLanguage category publishedAt price'.split(' '),
  ...RICH_TEXT_FIELDS,
])

/** Returns the texts of an entry as a row. Throws if they do not match the contract. */
async function textRow(kind: Kind, { fields, language, at }: EntryVersion): Promise<EntryText> {
  const shown = { ...kind.schemas.listed.entries, ...kind.schemas.detail.entries }
  const unknown = Object.keys(fields).filter((key) => !(key in shown))
  if (unknown.length > 0)
    throw new Error(unknown.map((key) => `${at}: ${key}: there is no such field`).join('\n'))
  const mistakes = new Mistakes()
  const fitting = (schema: typeof kind.schemas.listed) =>
    mistakes.from(() => fit(schema, pick(fields, schema.entries), at))
  const listed = await fitting(kind.schemas.listed)
  const detail = await fitting(kind.schemas.detail)
  if (listed === undefined || detail === undefined) throw mistakes.error()
  return {
    languageId: languageIds[language],
    title: String(fields['title'] ?? fields['question']),
    listed: without(COLUMNS, listed),
    detail: without(new Set([...COLUMNS, ...Object.keys(kind.schemas.listed.entries)]), detail),
    content: textOrNull(fields['content'] ?? fields['answer']),
  }
}

/** The columns by which the database sorts and filters are the same in every language. */
function columns(version: EntryVersion | undefined, timeZone: string) {
  const { fields = {} } = version ?? {}
  const event = isFields(fields['event']) ? fields['event'] : {}
  const startsAt = textOrNull(event['startAt'])
  return {
    publishedAt: textOrNull(fields['publishedAt']),
    startsAt,
    // Without an end, an event ends with its day, in the site's time zone.
    endsAt:
      textOrNull(event['endAt']) ??
      (startsAt && storedTime(dayEndIn(timeZone, Date.parse(startsAt)) - 1000)),
    price: isFields(fields['price']) ? Number(fields['price']['amount']) : null,
  }
}

function without(names: ReadonlySet<string>, fields: object): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !names.has(key)))
}

/** Fields in which a date without a time means the end of the day. */
const ENDS = new Set(['endAt', 'withdrawAt'])
const TIMES = new Set([...ENDS, 'publishAt', 'publishedAt', 'startAt', 'updatedAt'])

/**
 * Returns the fields with their times in a form that the database can sort: with seconds, and at
 * +08:00. A time without an offset is in time zone `zone`. Throws an error if a time is invalid.
 * The message begins with `at`, the file, and names the field.
 */
export function withTimes(fields: Fields, zone: string, at: string): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      if (isFields(value)) return [key, withTimes(value, zone, `${at}${key}.`)]
      return [key, TIMES.has(key) ? readTime(key, value, { zone, at }) : value]
    }),
  )
}

function readTime(key: string, value: unknown, { zone, at }: { zone: string; at: string }): string {
  const instant =
    typeof value === 'string' ? instantIn(zone, value, { isEnd: ENDS.has(key) }) : undefined
  if (instant === undefined)
    throw new Error(
      `${at}${key}: ${JSON.stringify(value)} is no date, nor a date and time as 2026-11-25T09:00`,
    )
  return storedTime(instant)
}

/**
 * Returns all entries of a kind, and its categories. A draft is included only if it is valid.
 * Throws an error with one line for each invalid item: its file and its first invalid field.
 */
export async function compileEntries(
  { folder, timeZone }: Pick<SiteFacts, 'folder' | 'timeZone'>,
  kind: Kind,
  pictures: Pictures,
) {
  const mistakes = new Mistakes()
  const settings = await mistakes.from(() => readSettings(folder, kind))
  const { items, broken } = await readItems(folder, kind, mistakes)
  // Without the categories, every item would be reported as invalid.
  if (settings === undefined) throw mistakes.error()
  const ordered =
    (await mistakes.from(() => inOrder(items, kind, { ...settings, broken }))) ?? items
  const compile = async (item: Item, position: number): Promise<Entry> => {
    const { publication: period, first } = publicationOf(item, kind, timeZone)
    const publication = item.isDraft ? { publishAt: NEVER, withdrawAt: null } : period
    const ofItem = new Mistakes()
    const versions: EntryVersion[] = []
    const texts: EntryText[] = []
    for (const language of LANGUAGES) {
      // oxlint-disable-next-line no-await-in-loop -- a translation has the facts of the first file
      await ofItem.from(() => {
        const source = versionIn(language, { ...item.sources, [DEFAULT_LANGUAGE]: first })
        if (source === undefined) return
        const context = { kind, language, pictures, ...settings }
        versions.push(compileVersion(context, item.id, source))
      })
    }
    for (const version of versions) {
      // If the first version is invalid, its mistake would be reported again for each language.
      if (texts.length < versions.indexOf(version)) break
      // oxlint-disable-next-line no-await-in-loop -- see above
      await ofItem.from(async () => texts.push(await textRow(kind, version)))
    }
    ofItem.throwIfAny(withoutRepeats)
    const { category, picture } = first.fields
    return {
      kind: kind.row,
      id: item.id,
      position,
      category: textOrNull(category),
      picture: textOrNull(picture),
      ...columns(versions[0], timeZone),
      ...publication,
      texts,
    }
  }
  const compiled = await Promise.all(
    ordered.map((item, position) => {
      const entry = compile(item, position)
      return item.isDraft ? entry.catch(() => undefined) : mistakes.from(() => entry)
    }),
  )
  mistakes.throwIfAny()
  const entries = compiled.filter((entry) => entry !== undefined)
  return { entries, categories: compileCategories(kind.row, settings.categories) }
}

/** Returns when an item is public, and the other fields of its file in the default language. */
function publicationOf({ id, sources }: Item, kind: Kind, timeZone: string) {
  const { file, fields } = sources[DEFAULT_LANGUAGE] ?? { file: id, fields: {} }
  const { draft: _, publishAt, withdrawAt, ...others } = fields
  const times = withTimes(
    {
      ...(publishAt !== undefined && { publishAt }),
      ...(withdrawAt !== undefined && { withdrawAt }),
    },
    timeZone,
    `${file}: `,
  )
  const publication = {
    publishAt: textOrNull(times['publishAt']),
    withdrawAt: textOrNull(times['withdrawAt']),
  }
  if (publication.withdrawAt !== null && publication.withdrawAt <= (publication.publishAt ?? ''))
    throw new Error(`${file}: withdrawAt: is not after publishAt`)
  if (!('publishedAt' in kind.schemas.listed.entries))
    return { publication, first: { file, fields: others } }
  const dated = { ...(publishAt !== undefined && { publishedAt: publishAt }), ...others }
  const first = { file, fields: withTimes(dated, timeZone, `${file}: `) }
  checkEvent(first)
  return { publication, first }
}

function checkEvent({ file, fields: { event } }: Source): void {
  const { startAt, endAt } = isFields(event) ? event : {}
  if (typeof startAt === 'string' && typeof endAt === 'string' && endAt < startAt)
    throw new Error(`${file}: event.endAt: is before startAt`)
}

/** Removes repeated mistakes. A mistake in a fact is reported for each translation, too. */
function withoutRepeats(lines: readonly string[]): string[] {
  const complaints = lines.map((line) => line.slice(line.indexOf(': ')))
  return lines.filter((_, index) => complaints.indexOf(complaints[index] ?? '') === index)
}

/** Returns the items that `order` lists, then the others. A list sorted by date has no `order`. */
function inOrder(
  items: Item[],
  kind: Kind,
  { file, order, broken }: { file: string; order: string[]; broken: ReadonlySet<string> },
) {
  if (order.length > 0 && 'publishedAt' in kind.schemas.listed.entries)
    throw new Error(`${file}: order: this list is in the order of publishedAt`)
  const named = order.flatMap((id, index) => {
    const item = items.find((each) => each.id === id)
    if (!item && broken.has(id)) return []
    if (!item) throw new Error(`${file}: order: there is no ${id}`)
    if (order.indexOf(id) < index) throw new Error(`${file}: order: ${id} is given twice`)
    return item
  })
  return [...named, ...items.filter(({ id }) => !order.includes(id))]
}

function compileCategories(kind: EntryKind, categories: CategorySource[]): CategoryRow[] {
  return categories.flatMap((category, position) =>
    LANGUAGES.map((language) => ({
      kind,
      id: category.id,
      languageId: languageIds[language],
      position,
      name: category[language],
    })),
  )
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
