import type { Guide, GuideCategory, GuidePoint, Trail } from '../../../contract/guide.ts'
import type { Category } from '../../../contract/listing.ts'

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
  const groups: PointGroup[] = [
    ...categories.map((category) => ({
      category,
      points: points.filter((point) => point.category === category.id),
    })),
    { category: undefined, points: points.filter((point) => !known.has(point.category)) },
  ]
  return groups
    .filter(({ category }) => isWanted(category, narrowing))
    .map(({ category, points: all }) => ({ category, points: searched(all, category, narrowing) }))
    .filter((group) => group.points.length > 0)
}

/** The trails whose name or description holds what is searched for; all of them where nothing is. */
export function searchTrails(trails: readonly Trail[], search: string): readonly Trail[] {
  return trails.filter(({ name, summary }) => holds([name, summary], search))
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

function searched(
  points: readonly GuidePoint[],
  category: GuideCategory | undefined,
  { search }: Narrowing,
): readonly GuidePoint[] {
  return points.filter(({ name, summary }) => holds([name, summary, category?.name ?? ''], search))
}

/** Whether the texts hold every word of `search`, whatever the case or the width of its letters. */
function holds(texts: readonly string[], search: string): boolean {
  const whole = folded(texts.join('\n'))
  return folded(search)
    .split(/\s+/)
    .every((word) => whole.includes(word))
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
