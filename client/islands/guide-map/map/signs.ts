import type { Guide, GuideCategory, GuidePoint } from '../../../../contract/guide.ts'
import { MAP_ICONS, type MapIcon } from '../../../../contract/map-kinds.ts'
import { type DrawnIcon, NEUTRAL } from './icon-shapes.ts'

/** What a mark shows of the kind of its point: a pictogram, or the character of its category. */
export type Sign = { icon: DrawnIcon } | { character: string }

type Kind = Pick<GuideCategory, 'id' | 'icon' | 'character'>

/**
 * The sign of a category, or of a point in it. Where there is no pictogram, readers of Chinese see the category's character, others a
 * neutral mark, as all do where the guide does not name the category.
 */
export function signOf(
  category: Kind | undefined,
  { icon, isChinese }: { icon?: MapIcon | undefined; isChinese: boolean },
): Sign {
  const drawn = icon ?? category?.icon ?? MAP_ICONS.find((each) => each === category?.id)
  if (drawn !== undefined) return { icon: drawn }
  return isChinese && category !== undefined ? { character: category.character } : { icon: NEUTRAL }
}

/** Returns the sign of any point of a guide. */
export function signsOf(
  { categories }: Pick<Guide, 'categories'>,
  isChinese: boolean,
): (point: Pick<GuidePoint, 'category' | 'icon'>) => Sign {
  const known = new Map(categories.map((category) => [category.id, category]))
  return ({ category, icon }) => signOf(known.get(category), { icon, isChinese })
}

/** The pictograms that a guide shows. */
export function iconsOf(guide: Guide, isChinese: boolean): DrawnIcon[] {
  const sign = signsOf(guide, isChinese)
  const signs = [
    ...guide.categories.map((category) => signOf(category, { isChinese })),
    ...guide.points.map(sign),
  ]
  return [...new Set(signs.flatMap((each) => ('icon' in each ? each.icon : [])))]
}

/** The id in the page of the shape that a pictogram uses. */
export function idOfIcon(icon: DrawnIcon): string {
  return `icon-${icon}`
}
