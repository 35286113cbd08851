import { dayWords, endTime, lastEntryWords } from '../../../client/ui/opening-words.ts'
import { factLine } from '../../../shared/fact-line.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { hasPage } from '../../site-pages.ts'
import { type Arrival, lastBackWords, wayQuery } from '../traffic/way.ts'
import type { SearchDocument } from './search-index.ts'
import { NO_END } from '../../../contract/alert.ts'
import { cut } from '../../../contract/values.ts'
import { eventOverAt } from '../../../shared/event-period.ts'
import { entrance, timeZone } from '../../../shared/site.ts'
import { dayEndOf } from '../../../shared/zoned-time.ts'
import { hoursOn, scheduleOf } from '../../../shared/opening-hours.ts'
import type { Site } from '../../../contract/menu.ts'
import type { RouteName } from '../index.ts'
import type { LoadContext } from '../define-page.ts'
import { skyTitle } from '../conditions/section.ts'
import { lostTitle } from '../contact/section.ts'
import { allowances } from '../introduction/section.ts'
import { intlOf } from '../../render/intl.ts'
import type { Scenic } from '../../../contract/scenic.ts'
import { CURRENCY } from '../../../contract/region.ts'
import type { ListedRow, Kind } from '../define-section.ts'
import type { Guide, Trail } from '../../../contract/guide.ts'
import { difficulty } from '../../../contract/listing.ts'
import { distanceBetween } from '../../../contract/distance.ts'
import { TOILETS, VIEWPOINTS } from '../../../contract/map-kinds.ts'
import {
  ALL_TRAILS,
  EVERYTHING,
  filterHref,
  hashOfPoint,
  hashOfTrail,
  TRAIL_MINUTES,
  type ListFilter,
} from '../../../client/islands/guide-map/address.ts'
import { STEP_FREE } from '../../../shared/synonyms.ts'
import type { Topic } from './topics.ts'

/** A source of documents for the search, and the backend responses that it was made from. */
export interface Source {
  answers: readonly object[]
  documents: () => SearchDocument[]
}

export interface SourceContext extends Pick<
  LoadContext,
  'backend' | 'language' | 'languageId' | 'optional'
> {
  /** The next day on which visitors can enter. The documents have its prices and hours. */
  day: string
}

/** The page of a source and its loader. Without that page, the source is not used. */
export type SourceOfPage = readonly [RouteName, () => Promise<Source>]

/** Maximum searched length of a text. The beginning of a text shows its subject. */
export const MAX_TEXT = 600

export function documentOf(row: ListedRow, kind: Kind, address: string): SearchDocument {
  const { title, summary, category, tags, inLanguage, cover, event, publishedAt } = row
  return {
    ...(row.plan?.rain === true && { topic: 'rain' as const }),
    kind,
    href: address,
    title,
    text: cut(summary, MAX_TEXT),
    words: factLine(
      category?.name,
      ...tags,
      event?.venue,
      row.place?.name,
      row.cuisine,
      row.address,
    ),
    inLanguage,
    cover,
    date: event?.startAt ?? publishedAt,
    endsAt: endOf(row),
  }
}

function endOf({ event, from, to = from }: ListedRow): string | undefined {
  if (event) return eventOverAt(event, timeZone)
  return to && (to === NO_END ? to : dayEndOf(timeZone, to))
}

/** Returns a text of separate facts. A result shows only the line that matches best. */
export function lines(...facts: readonly (string | undefined)[]): string {
  return cut(facts.filter(Boolean).join('\n'), MAX_TEXT)
}

/** Returns a table row or a section as a document. The caller adds its address. */
export function factOf(
  inLanguage: Language,
  { title, text = '', words }: Pick<SearchDocument, 'title' | 'words'> & { text?: string },
): Omit<SearchDocument, 'href'> {
  return { kind: 'fact', title, text: cut(text, MAX_TEXT), words, inLanguage }
}

/** Loads the facts of the area. Leaves out facts whose page is disabled. */
export async function areaSource(context: SourceContext): Promise<Source> {
  const { backend, language, languageId } = context
  const [area, menu] = await Promise.all([
    backend('scenic', { params: { languageId } }),
    backend('menu', { params: { languageId } }),
  ])
  const facts = (route: PlainRoute, made: Omit<SearchDocument, 'href'>[], hash = '') =>
    hasPage(route) ? made.map((each) => ({ ...each, href: href(language, route) + hash })) : []
  const introduction = 'introduction'
  const intl = intlOf(language)
  return {
    answers: [area, menu],
    documents: () => [
      ...(hasPage('traffic') ? area.arrivals.map((each) => arrival(language, each)) : []),
      ...facts('traffic', [
        ...area.transport.map((row) => ({
          ...factOf(language, {
            title: row.name,
            text: factLine(row.route, row.openingHours, row.interval, row.price),
            words: factLine(row.openingHours && RUNNING, row.price && PRICE),
          }),
          isLine: true,
        })),
        ...area.parking.map(({ name, note = '' }) => ({
          ...factOf(language, {
            title: name,
            text: note,
            words: factLine(PARKING, NAMES_PRICE.test(note) && PRICE),
          }),
          isLine: true,
        })),
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
      ...facts('contact', [lostProperty(language, area.lost)], '#lost'),
      ...facts(
        'conditions',
        [{ ...factOf(language, { title: intl.formatMessage(skyTitle) }), topic: 'sun' }],
        '#sky',
      ),
      ...facts(
        introduction,
        [
          ...hoursOfDay(language, menu.site, context.day),
          ...area.openingHours.map((season) => hoursOf(language, season)),
        ],
        '#hours',
      ),
      ...facts(
        introduction,
        area.facts.map(({ name, value }) => factOf(language, { title: name, text: value })),
      ),
      ...facts(
        introduction,
        area.belongings.map(({ name, allowed, note }) => {
          const text = factLine(intl.formatMessage(allowances[allowed]), note)
          return factOf(language, { title: name, text })
        }),
        '#bring',
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

/** Returns the hours of the day and the last entry; empty if they are unknown. */
function hoursOfDay(language: Language, site: Site, day: string): Omit<SearchDocument, 'href'>[] {
  const schedule = scheduleOf(site)
  if (schedule === undefined) return []
  const intl = intlOf(language)
  const today = hoursOn(schedule, day)
  const lastEntry = today.hours?.lastEntry
  return [
    {
      ...hoursDocument(language, {
        text: factLine(dayWords(intl, today), lastEntry && lastEntryWords(intl, lastEntry)),
      }),
      hasState: true,
    },
  ]
}

function hoursOf(
  language: Language,
  { name, opens, closes }: Scenic['openingHours'][number],
): Omit<SearchDocument, 'href'> {
  // Some backends add the dates to the name of a season, in brackets.
  const [season = '', dates] = name.split(/[（()）]/)
  const text = factLine(`${opens}–${endTime(closes)}`, dates)
  return hoursDocument(language, { season: season.trim(), text })
}

function hoursDocument(
  language: Language,
  { season, text }: { season?: string; text: string },
): Omit<SearchDocument, 'href'> {
  const hours = intlOf(language).formatMessage({
    id: 'introduction.openingHours',
    defaultMessage: '开放时间',
  })
  return {
    ...factOf(language, { title: factLine(hours, season), text, words: OPENING }),
    topic: 'hours',
  }
}

/** The contact page has this advice even without the backend's data. */
function lostProperty(
  language: Language,
  lost: Scenic['lost'],
): Omit<SearchDocument, 'href'> & { topic: 'lost' } {
  const title = intlOf(language).formatMessage(lostTitle)
  const text = factLine(lost?.telephone, lost?.openingHours, ...(lost?.steps ?? []))
  return { ...factOf(language, { title, text, words: LOST }), topic: 'lost' }
}

/** Directions link to their own page if they have one. */
function arrival(language: Language, each: Arrival): SearchDocument {
  const { title, description, legs } = each
  const words = factLine(...legs.flatMap(({ name, note }) => [name, note]))
  const intl = intlOf(language)
  const backAt = legs.flatMap(({ lastBack }) =>
    lastBack === undefined ? [] : [intl.formatMessage(lastBackWords, { time: lastBack })],
  )
  return {
    ...factOf(language, { title, text: lines(description, ...backAt), words }),
    href: href(language, 'traffic', {}, wayQuery(each)),
  }
}

/** Additional search words for table rows whose text does not name the subject. */
const PARKING = '停车场 parking'
const CONTACT = '电话 telephone'
const LOST = '失物招领 lost property'
const OPENING = '开放时间 opening hours'
export const RUNNING = `${OPENING} 末班 last departure`
const PRICE = '多少钱 price'
const NAMES_PRICE = new RegExp(String.raw`\p{Sc}|[元円원]|免费|yuan|free|${CURRENCY}`, 'iu')

type PlainRoute = 'conditions' | 'traffic' | 'contact' | 'introduction'

const MAX_CHILD_GUIDES = 10

/** Each point links to its position on the map that contains it. */
export async function guides({ backend, language, languageId }: SourceContext): Promise<Source> {
  const guide = await backend('guide', { params: { languageId } })
  const children = await Promise.all(
    guide.children
      .slice(0, MAX_CHILD_GUIDES)
      .map(({ id }) => backend('childGuide', { query: { id, languageId } })),
  )
  const address = (map?: string) => href(language, 'guide', {}, { map })
  return {
    answers: [guide, ...children],
    documents: () => [
      ...filtersOn(guide, language, address()),
      ...guidePlaces(guide, language, address()),
      ...children.flatMap((child) => guidePlaces(child, language, address(child.id))),
    ],
  }
}

function guidePlaces(
  { origin, points, trails, categories }: Guide,
  language: SourceContext['language'],
  address: string,
): SearchDocument[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return [
    ...nearestFirst(points, origin).map((point): SearchDocument => ({
      kind: 'point',
      topic: TOPICS.get(point.category),
      href: address + hashOfPoint(point.id),
      title: point.name,
      text: isClosedOnSomeDays(point)
        ? lines(point.openingHours, point.summary)
        : lines(point.summary, point.openingHours),
      words: factLine(
        names.get(point.category),
        point.accessible && ACCESSIBLE,
        isClosedOnSomeDays(point) && OPENING,
      ),
      inLanguage: language,
      cover: point.cover,
    })),
    ...trails.toSorted(easiestFirst).map((trail): SearchDocument => ({
      kind: 'trail',
      topic: topicOfTrail(trail),
      href: address + hashOfTrail(trail.id),
      title: trail.name,
      text: cut(trail.summary, MAX_TEXT),
      inLanguage: language,
    })),
  ]
}

/** A search for opening hours finds these places, because visitors may come on the wrong day. */
function isClosedOnSomeDays({ hours = [] }: Guide['points'][number]): boolean {
  return hours.some(({ seasons }) => seasons.some(({ weekdays }) => weekdays !== undefined))
}

function nearestFirst(points: Guide['points'], origin: Guide['origin']): Guide['points'] {
  return points.toSorted(
    (a, b) => distanceBetween(origin, a.coordinates) - distanceBetween(origin, b.coordinates),
  )
}

function easiestFirst(one: Trail, other: Trail): number {
  const [rank = 0, otherRank = 0] = [one, other].map(
    (trail) => 2 * difficulty.options.indexOf(trail.difficulty) + Number(trail.stairs !== 'none'),
  )
  return rank - otherRank || one.minutes - other.minutes
}

function topicOfTrail({ stairs, difficulty: level }: Trail): Topic | undefined {
  if (stairs === 'none') return 'step-free'
  return level === 'easy' ? 'easy' : undefined
}

/** The topics by the ids of categories of points. */
const TOPICS: ReadonlyMap<string, Topic> = new Map([
  [TOILETS, 'toilets'],
  [VIEWPOINTS, 'views'],
])

/** The number of points or trails that the result for a filter of the map names. */
const NAMED = 3

/** Returns documents for filters of the map. Each filter answers the questions of one topic. */
function filtersOn(
  { origin, categories, points, trails }: Guide,
  language: SourceContext['language'],
  address: string,
): SearchDocument[] {
  const intl = intlOf(language)
  const onMap = (
    title: string,
    found: readonly { name: string }[],
    { topic, ...filter }: Partial<ListFilter> & { topic: Topic },
  ): SearchDocument => ({
    ...factOf(language, {
      title,
      text: intl.formatMessage(
        {
          id: 'search.onMap',
          defaultMessage:
            '导览地图上有 {count, number} 个。{areTrails, select, true {最好走的} other {离{entrance}最近的}}：{names}',
          description:
            'Result of a search: how many toilets or trails the guide map has, and the names of the first ones',
        },
        {
          count: found.length,
          areTrails: String('trails' in filter),
          entrance: entrance[language],
          names: intl.formatList(found.slice(0, NAMED).map(({ name }) => name)),
        },
      ),
    }),
    href: filterHref(address, { ...EVERYTHING, ...filter }),
    topic,
  })
  const walks = (kind: string) =>
    factLine(intl.formatMessage({ id: 'guideMap.trails', defaultMessage: '步道' }), kind)
  const stepFree = intl.formatMessage({ id: 'guideMap.withoutSteps', defaultMessage: '没有台阶' })
  const [minutes] = TRAIL_MINUTES
  const short = intl.formatMessage(
    {
      id: 'guideMap.withinHours',
      defaultMessage: '{hours, plural, other {# 小时内}}',
      description: 'Trails that take at most so long',
    },
    { hours: minutes / 60 },
  )
  const easiest = trails.toSorted(easiestFirst)
  const stepFreeTrails = easiest.filter(({ stairs }) => stairs === 'none')
  const shortTrails = easiest.filter((trail) => trail.minutes <= minutes)
  return [
    ...categories.flatMap(({ id, name }) => {
      const topic = TOPICS.get(id)
      const found = nearestFirst(points, origin).filter(({ category }) => category === id)
      // The result for a single point is the point itself.
      return topic && found.length > 1 ? [onMap(name, found, { topic, category: id })] : []
    }),
    ...(stepFreeTrails.length > 0
      ? [
          onMap(walks(stepFree), stepFreeTrails, {
            topic: 'step-free',
            trails: { ...ALL_TRAILS, isStepFree: true },
          }),
        ]
      : []),
    ...(shortTrails.length > 0
      ? [
          onMap(walks(short), shortTrails, {
            topic: 'short',
            trails: { ...ALL_TRAILS, minutes },
          }),
        ]
      : []),
  ]
}

/** All synonyms together would have more weight than the name of the place. */
const [ACCESSIBLE] = STEP_FREE.split(', ', 1)
