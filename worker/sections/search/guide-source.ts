import type { Guide, Trail } from '../../../contract/guide.ts'
import { cut } from '../../../contract/values.ts'
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
import { factLine } from '../../../shared/fact-line.ts'
import { entrance } from '../../../shared/site.ts'
import { STEP_FREE } from '../../../shared/synonyms.ts'
import { href } from '../../href.ts'
import { intlOf } from '../../render/intl.ts'
import { factOf, MAX_TEXT, type Source, type SourceContext } from './area-source.ts'
import type { SearchDocument } from './search-index.ts'
import type { Topic } from './topics.ts'

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
      text: cut(point.summary, MAX_TEXT),
      words: factLine(names.get(point.category), point.accessible && ACCESSIBLE),
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
