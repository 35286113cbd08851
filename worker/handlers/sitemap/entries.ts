import { LANGUAGES, type Language } from '../../../locales/languages.ts'
import { hasPassed } from '../../../shared/event-period.ts'
import { backendOf } from '../../upstream/backend.ts'
import { BackendError } from '../../upstream/call.ts'
import type { Scope } from '../../scope.ts'
import type { ListedKind, ListedRow } from '../../sections/define-section.ts'
import { fetchPages, type ListAnswer } from '../../sections/fetch-pages.ts'
import { ROUTE_NAMES, type RouteName, routes, sectionOf } from '../../sections/index.ts'
import { hasPage } from '../../site-pages.ts'

/** A page in a language that it is written in. */
interface Version {
  language: Language
  /** The last significant change, as a W3C datetime (https://www.sitemaps.org/protocol.html); undefined if unknown. */
  lastModified?: string | undefined
  /** The address of its picture, which may be relative to the site. */
  picture?: string | undefined
}

/** A page's Chinese path and all its versions. */
export interface Entry {
  path: string
  versions: readonly Version[]
}

/** So the newest thousand items of a list. */
const MAX_PAGES = 10

/**
 * Returns all pages of the site with their versions. `areWhole` is false if the backend failed to return a list and none is cached:
 * its items are missing.
 */
export async function loadEntries(scope: Scope): Promise<{ entries: Entry[]; areWhole: boolean }> {
  let areWhole = true
  const leaveOut = (error: unknown): readonly Item[] => {
    if (!(error instanceof BackendError)) throw error
    areWhole = false
    return []
  }
  const fetchItems = async (kind: ListedKind, language: Language) =>
    fetchPages(backendOf(scope), kind, { language, maxPages: MAX_PAGES }).then(
      (answers) => itemsWrittenIn(language, answers),
      leaveOut,
    )
  const entries = await Promise.all(
    ROUTE_NAMES.filter(hasPage).map((route) => entriesOf(route, fetchItems)),
  )
  return { entries: entries.flat(), areWhole }
}

async function entriesOf(
  route: RouteName,
  fetchItems: (kind: ListedKind, language: Language) => Promise<readonly Item[]>,
): Promise<Entry[]> {
  const section = sectionOf(route)
  if (!('kinds' in section) || !routes[route].endsWith('/:id'))
    return [{ path: routes[route], versions: LANGUAGES.map((language) => ({ language })) }]
  const byLanguage = await Promise.all(
    LANGUAGES.map(async (language) => {
      const kinds = Object.values<ListedKind>(section.kinds)
      const items = await Promise.all(kinds.map((kind) => fetchItems(kind, language)))
      return { language, byId: Map.groupBy(items.flat(), ({ id }) => id) }
    }),
  )
  const ids = new Set(byLanguage.flatMap(({ byId }) => [...byId.keys()]))
  return [...ids].map((id) => ({
    path: routes[route].replace(':id', encodeURIComponent(id)),
    versions: byLanguage.flatMap(({ language, byId }) => {
      // If two items have one id, as news and notices may, the address shows the first.
      const [item] = byId.get(id) ?? []
      return item === undefined ? [] : [{ ...item, language }]
    }),
  }))
}

interface Item extends Omit<Version, 'language'> {
  id: string
}

/** The items that are written in the language, without those that its readers see in another one. */
function itemsWrittenIn(language: Language, answers: readonly ListAnswer[]): Item[] {
  return answers
    .flatMap(({ list }) => list)
    .filter(({ inLanguage }) => inLanguage === language)
    .map((row) => ({ id: row.id, lastModified: lastModified(row), picture: row.cover?.src }))
}

/** Never a date in the future, which a wrong clock or a text for later may have. */
function lastModified({ publishedAt, updatedAt = publishedAt }: ListedRow): string | undefined {
  return updatedAt !== undefined && hasPassed(updatedAt, new Date()) ? updatedAt : undefined
}
