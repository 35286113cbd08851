import { factLine } from '../../../shared/fact-line.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { hasPage } from '../../site-pages.ts'
import { type Arrival, wayHref } from '../traffic/way.ts'
import type { SearchDocument } from './search-index.ts'
import { NO_END } from '../../../contract/alert.ts'
import { cut } from '../../../contract/values.ts'
import { eventOverAt } from '../../../shared/event-period.ts'
import { timeZone } from '../../../shared/site.ts'
import { dayEndOf } from '../../../shared/zoned-time.ts'
import type { RouteName } from '../index.ts'
import type { LoadContext } from '../define-page.ts'
import type { ListedRow, Kind } from '../define-section.ts'

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

/** How to arrive, what moves inside, where to park, whom to ask, what helps: as far as the site has the pages that tell it. */
export async function areaSource({
  backend,
  language,
  languageId,
}: SourceContext): Promise<Source> {
  const area = await backend('scenic', { params: { languageId } })
  const facts = (route: PlainRoute, made: Omit<SearchDocument, 'href'>[], hash = '') =>
    hasPage(route) ? made.map((each) => ({ ...each, href: href(language, route) + hash })) : []
  const introduction = 'introduction'
  return {
    answers: [area],
    documents: () => [
      ...(hasPage('traffic') ? area.arrivals.map((each) => arrival(language, each)) : []),
      ...facts('traffic', [
        ...area.transport.map((row) =>
          factOf(language, {
            title: row.name,
            text: factLine(row.route, row.openingHours, row.interval, row.price),
            words: factLine(row.openingHours && RUNNING, row.price && PRICE),
          }),
        ),
        ...area.parking.map(({ name, note = '' }) =>
          factOf(language, {
            title: name,
            text: note,
            words: factLine(PARKING, NAMES_PRICE.test(note) && PRICE),
          }),
        ),
      ]),
      ...facts(
        'contact',
        area.contacts.map((contact) =>
          factOf(language, {
            title: contact.name,
            text: factLine(contact.telephone, contact.email, contact.openingHours),
            words: CONTACT,
          }),
        ),
      ),
      ...facts(
        introduction,
        area.openingHours.map(({ name, opens, closes }) =>
          factOf(language, { title: name, text: `${opens}–${closes}`, words: OPENING }),
        ),
        '#hours',
      ),
      ...facts(
        introduction,
        area.facts.map(({ name, value }) => factOf(language, { title: name, text: value })),
      ),
      ...(hasPage(introduction)
        ? area.spots.map(({ id, title }) => ({
            ...factOf(language, { title }),
            kind: 'spot' as const,
            href: href(language, introduction, {}, { spot: id }),
          }))
        : []),
    ],
  }
}

/** A way to arrive, at its own address where it has one. */
function arrival(language: Language, each: Arrival): SearchDocument {
  const { title, description, legs } = each
  const words = factLine(...legs.flatMap(({ name, note }) => [name, note]))
  return {
    ...factOf(language, { title, text: description, words }),
    href: wayHref(language, each),
  }
}

/** Words by which the rows of a table are found that do not say what they are about; their synonyms find them too. */
const PARKING = '停车场 parking'
const CONTACT = '电话 telephone'
const OPENING = '开放时间 opening hours'
const RUNNING = `${OPENING} 末班 last departure`
const PRICE = '多少钱 price'
const NAMES_PRICE = /[¥￥元]|免费|yuan|free/i

type PlainRoute = 'traffic' | 'contact' | 'introduction'
