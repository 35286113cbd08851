import { DEFAULT_LANGUAGE, languageIds, LANGUAGES } from '../../locales/languages.ts'
import { resultsOf } from './all-mistakes.ts'
import type { SiteFacts } from './documents.ts'
import { columns, compileVersion, textRow } from './entry.ts'
import type { EntryKind, Kind } from '../kinds.ts'
import { type CategorySource, type Item, readItems, readSettings } from './items.ts'
import type { Pictures } from './pictures.ts'
import type { CategoryRow, Entry } from './rows.ts'
import type { Source } from './source.ts'
import { withTimes } from './times.ts'
import { isFields, translate } from './translate.ts'

/** All entries of a kind and its categories. Throws an error that names file and first wrong field of each item, a line each. */
export async function compileEntries(
  { folder, timeZone }: Pick<SiteFacts, 'folder' | 'timeZone'>,
  kind: Kind,
  pictures: Pictures,
) {
  const settings = await readSettings(folder, kind)
  const items = inOrder(await readItems(folder, kind), kind, settings)
  const compile = (item: Item, position: number): Entry => {
    const { publication, first } = publicationOf(item, kind, timeZone)
    const versions = versionsOf(item, first).map(({ language, source }) =>
      compileVersion({ kind, language, pictures, ...settings }, item.id, source),
    )
    const texts = versions.map((version) => textRow(kind, version))
    const { category, picture } = first.fields
    return {
      kind: kind.row,
      id: item.id,
      position,
      category: textOrNull(category),
      picture: textOrNull(picture),
      ...columns(versions[0]),
      ...publication,
      texts,
    }
  }
  const entries = await resultsOf(items.map((item, position) => () => compile(item, position)))
  return { entries, categories: compileCategories(kind.row, settings.categories) }
}

/** When an item is shown, and what else its first file says, with its times as the database has them. */
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

/** What an item says in each language that it is written in; its facts are those of the first. */
function versionsOf({ sources }: Item, first: Source) {
  return LANGUAGES.flatMap((language) => {
    const own = sources[language]
    if (!own) return []
    return { language, source: language === DEFAULT_LANGUAGE ? first : translate(first, own) }
  })
}

/** Those that `order` names come first. Lists by date have no other order. */
function inOrder(items: Item[], kind: Kind, { file, order }: { file: string; order: string[] }) {
  if (order.length > 0 && 'publishedAt' in kind.schemas.listed.entries)
    throw new Error(`${file}: order: this list is in the order of publishedAt`)
  const named = order.map((id, index) => {
    const item = items.find((each) => each.id === id)
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
