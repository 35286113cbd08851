import type { Guide, GuideCategory, GuidePoint, Trail } from '../../../contract/guide.ts'
import type { Category } from '../../../contract/listing.ts'
import { searchFor } from './search-words.ts'

export interface PointGroup {
  /** Nothing for points of a category that the guide does not name. */
  category: GuideCategory | undefined
  points: readonly GuidePoint[]
}

/** What a reader narrows the map to. */
interface Narrowing {
  category: string | undefined
  /** Words as typed; empty for all. */
  search: string
}

/** The points by category, in the order of the categories, of those that `narrowing` leaves. */
export function groupPoints({ categories, points }: Guide, narrowing: Narrowing): PointGroup[] {
  const known = new Set(categories.map(({ id }) => id))
  const isFound = searchFor(narrowing.search)
  const groups: PointGroup[] = [
    ...categories.map((category) => ({
      category,
      points: points.filter((point) => point.category === category.id),
    })),
    { category: undefined, points: points.filter((point) => !known.has(point.category)) },
  ]
  return groups
    .filter(({ category }) => isWanted(category, narrowing))
    .map(({ category, points: all }) => ({
      category,
      points: all.filter(({ name, summary, accessible }) =>
        isFound({ texts: [name, summary, category?.name ?? ''], isStepFree: accessible }),
      ),
    }))
    .filter((group) => group.points.length > 0)
}

/** The trails whose name or description holds what is searched for; all of them where nothing is. */
export function searchTrails(trails: readonly Trail[], search: string): readonly Trail[] {
  const isFound = searchFor(search)
  return trails.filter(({ name, summary }) => isFound({ texts: [name, summary] }))
}

/** The categories that the points can be narrowed to, with how many points each has. */
export function countedCategories(guide: Guide): Category[] {
  return groupPoints(guide, { category: undefined, search: '' }).flatMap(({ category, points }) =>
    category === undefined ? [] : [{ id: category.id, name: category.name, count: points.length }],
  )
}

function isWanted(category: GuideCategory | undefined, { category: only }: Narrowing): boolean {
  return only === undefined || category?.id === only
}
