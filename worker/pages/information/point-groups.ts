import type { Guide, GuideCategory, GuidePoint } from '../../../contract/guide.ts'
import type { Category } from '../../../contract/listing.ts'

export interface PointGroup {
  /** Nothing for points of a category that the guide does not name. */
  category: GuideCategory | undefined
  points: readonly GuidePoint[]
}

/** The points by category, in the order of the categories; of one category only where it is asked for. */
export function groupPoints({ categories, points }: Guide, only: string | undefined): PointGroup[] {
  const known = new Set(categories.map(({ id }) => id))
  const groups: PointGroup[] = [
    ...categories.map((category) => ({
      category,
      points: points.filter((point) => point.category === category.id),
    })),
    { category: undefined, points: points.filter((point) => !known.has(point.category)) },
  ]
  return groups.filter(
    (group) => group.points.length > 0 && (only === undefined || group.category?.id === only),
  )
}

/** The categories that the points can be narrowed to, with how many points each has. */
export function countedCategories(guide: Guide): Category[] {
  return groupPoints(guide, undefined).flatMap(({ category, points }) =>
    category === undefined ? [] : [{ id: category.id, name: category.name, count: points.length }],
  )
}
