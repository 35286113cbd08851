import { NO_END } from '../../../contract/alert.ts'
import { cut } from '../../../contract/values.ts'
import type { Language } from '../../../locales/languages.ts'
import { eventOverAt } from '../../../shared/event-period.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { timeZone } from '../../../shared/site.ts'
import { dayEndOf } from '../../../shared/zoned-time.ts'
import type { RouteName } from '../index.ts'
import type { LoadContext } from '../define-page.ts'
import type { ListedRow } from '../define-section.ts'
import type { SearchDocument } from './search-index.ts'
import type { Kind } from './search-kinds.ts'

/** Answers of the backend, and what a search may find in them. */
export interface Source {
  answers: readonly object[]
  documents: () => SearchDocument[]
}

export type SourceContext = Pick<LoadContext, 'backend' | 'language' | 'languageId'>

/** A source, and the page without which a site has no use for it. */
export type SourceOfPage = readonly [RouteName, () => Promise<Source>]

/** How much of a text is searched, in UTF-16 units: its beginning says what it is about. */
export const MAX_TEXT = 600

/** A thing of a list as a search finds it. */
export function documentOf(row: ListedRow, kind: Kind, address: string): SearchDocument {
  const { title, summary, category, tags, inLanguage, event, publishedAt } = row
  return {
    kind,
    href: address,
    title,
    text: cut(summary, MAX_TEXT),
    words: factLine(category?.name, ...tags, event?.venue, row.cuisine, row.address),
    inLanguage,
    date: event?.startAt ?? publishedAt,
    endsAt: endOf(row),
  }
}

/** When an activity is over, or the last day of an announcement ends; nothing where that is not known. */
function endOf({ event, from, to = from }: ListedRow): string | undefined {
  if (event) return eventOverAt(event, timeZone)
  if (to === undefined || to === NO_END) return undefined
  return dayEndOf(timeZone, to)
}

/** A row of a table, or a section of a text, as a search finds it; its page gives it an address. */
export function factOf(
  inLanguage: Language,
  { title, text = '', words }: Pick<SearchDocument, 'title' | 'words'> & { text?: string },
): Omit<SearchDocument, 'href'> {
  return { kind: 'fact', title, text: cut(text, MAX_TEXT), words, inLanguage }
}
