import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Guide, GuideCategory, GuidePoint } from '../../../../contract/guide.ts'
import { type MapIcon, MAP_ICONS } from '../../../../contract/map-kinds.ts'

/** What stands for a point of which no kind is known. */
export const NEUTRAL = 'place'
export type DrawnIcon = MapIcon | typeof NEUTRAL

/** In units of the shapes: they are made to be read at this size. */
export const ICON_SIZE = 15

/** The shapes of pictograms, as SVG's `d`: from Maki, the map icons of Mapbox, which are in the public domain (CC0). */
const ICON_SHAPES: Readonly<Record<DrawnIcon, string>> = {
  entrance:
    'M6.55,9.64a.5.5,0,0,0,.707.707L9.93,7.67a.25.25,0,0,0,0-.354h0L7.26,4.64a.5.5,0,0,0-.707.707L8.2,7H1.5a.5.5,0,0,0,0,1H8.2ZM12,1H5.5a.5.5,0,0,0,0,1h6a.5.5,0,0,1,.5.5v10a.5.5,0,0,1-.5.5H5.25a.5.5,0,0,0,0,1H12a1,1,0,0,0,1-1V2A1,1,0,0,0,12,1Z',
  sight: 'M7.5,0l-2,5h-5l4,3.5l-2,6l5-3.5 l5,3.5l-2-6l4-3.5h-5L7.5,0z',
  viewpoint:
    'M6.02,8.425a2.3859,2.3859,0,0,0-.46.44l-4.55-3.5a7.9976,7.9976,0,0,1,1.51-1.51Zm6.46-4.56-3.5,4.55a2.3971,2.3971,0,0,1,.45.45l4.56-3.5A7.945,7.945,0,0,0,12.48,3.865ZM7.3042,10.0129a1.5,1.5,0,1,0,1.6829,1.2914h0A1.5,1.5,0,0,0,7.3042,10.0129ZM6.43,2.235a7.9329,7.9329,0,0,0-2.06.55l2.2,5.32a2.0438,2.0438,0,0,1,.61-.17Zm2.14.01-.75,5.69a2.49,2.49,0,0,1,.61.16l2.2-5.3A7.2129,7.2129,0,0,0,8.57,2.245Z',
  food: 'M3.5,0l-1,5.5c-0.15,0.81,1.78,1.18,1.75,2L4,14c-0.04,1,1,1,1,1s1.04-0,1-1L5.75,7.5 c-0.03-0.82,1.73-1.18,1.75-2L6.5,0H6l0.25,4L5.5,4.5L5.25,0h-0.5L4.5,4.5L3.75,4L4,0H3.5z M12,0 c-0.74,0-1.96,0.65-2.46,1.64C9.14,2.37,9,4.02,9,5v2.5c0,0.82,1.09,1,1.5,1L10,14c-0.09,1,1,1,1,1 s1,0,1-1V0z',
  toilet:
    'M3 1.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0ZM11.5 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM3.29 4a1 1 0 0 0-.868.504L.566 7.752a.5.5 0 1 0 .868.496l1.412-2.472A345.048 345.048 0 0 0 1 11h2v2.5a.5.5 0 0 0 1 0V11h1v2.5a.5.5 0 0 0 1 0V11h2L6.103 5.687l1.463 2.561a.5.5 0 1 0 .868-.496L6.578 4.504A1 1 0 0 0 5.71 4H3.29ZM9 4.5a.5.5 0 0 1 .5-.5h4a.5.5 0 0 1 .5.5v5a.5.5 0 0 1-1 0v4a.5.5 0 0 1-1 0v-4h-1v4a.5.5 0 0 1-1 0v-4a.5.5 0 0 1-1 0v-5Z',
  transport:
    'M2 3C2 1.9 2.9 1 4 1H11C12.1 1 13 1.9 13 3V11C13 12 12 12 12 12V13C12 13.55 11.55 14 11 14C10.45 14 10 13.55 10 13V12H5V13C5 13.55 4.55 14 4 14C3.45 14 3 13.55 3 13V12C2 12 2 11 2 11V3ZM3.5 4C3.22 4 3 4.22 3 4.5V7.5C3 7.78 3.22 8 3.5 8H11.5C11.78 8 12 7.78 12 7.5V4.5C12 4.22 11.78 4 11.5 4H3.5ZM4 9C3.45 9 3 9.45 3 10C3 10.55 3.45 11 4 11C4.55 11 5 10.55 5 10C5 9.45 4.55 9 4 9ZM11 9C10.45 9 10 9.45 10 10C10 10.55 10.45 11 11 11C11.55 11 12 10.55 12 10C12 9.45 11.55 9 11 9ZM4 2.5C4 2.78 4.22 3 4.5 3H10.5C10.78 3 11 2.78 11 2.5C11 2.22 10.78 2 10.5 2H4.5C4.22 2 4 2.22 4 2.5Z',
  'cable-car':
    'M13,5H8V2.6c0.19-0.1,0.33-0.27,0.42-0.46L13.5,1.5C13.78,1.5,14,1.28,14,1s-0.22-0.5-0.5-0.5L8.28,1.15 C8.1,0.9,7.81,0.76,7.5,0.75C7.1,0.75,6.73,1,6.58,1.37L1.5,2C1.22,2,1,2.22,1,2.5S1.22,3,1.5,3 l5.22-0.65C6.8,2.45,6.89,2.54,7,2.6V5H2C1.45,5,1,5.45,1,6v7c0,0.55,0.45,1,1,1h11c0.55,0,1-0.45,1-1V6 C14,5.45,13.55,5,13,5z M7,11H3V7h4V11z M12,11H8V7h4V11z',
  boat: 'M5.33,11c0.67,0.01,1.33,0.24,1.85,0.67l0.26,0.23h0.05l0.31-0.28c0.98-0.81,2.38-0.88,3.44-0.18L13.5,7L12,6 V2.45c-0.05-0.8-0.7-1.43-1.5-1.45H10c0.03-0.52-0.36-0.97-0.88-1C9.08-0,9.04-0,9,0H6 C5.48-0.03,5.03,0.36,5,0.88C5,0.92,5,0.96,5,1H4.5C3.7,1.02,3.05,1.65,3,2.45V6L1.5,7l2.25,4.53 C4.21,11.2,4.76,11.02,5.33,11z M4,2.45c0.01-0.26,0.23-0.46,0.49-0.45C4.49,2,4.5,2,4.5,2h6 c0.26-0.02,0.48,0.18,0.5,0.44c0,0.02,0,0.04,0,0.06v3l-3.5-2L4,5.45C4,5.45,4,2.45,4,2.45z M14,13v1 c-0.26,0.02-0.51,0.14-0.68,0.34c-0.27,0.29-0.62,0.5-1,0.6c-0.61,0.18-1.28,0.04-1.77-0.37l-0.39-0.35 c-0.3-0.3-0.8-0.3-1.1,0c-0.14,0.12-0.27,0.25-0.42,0.37c-0.73,0.59-1.78,0.56-2.48-0.07l-0.39-0.35 c-0.29-0.25-0.71-0.25-1,0c-0.19,0.15-0.36,0.32-0.55,0.47c-0.7,0.52-1.67,0.5-2.35-0.06l-0.31-0.27 C1.42,14.14,1.22,14.03,1,14v-1c0.26-0.03,0.52,0.02,0.75,0.14c0.28,0.17,0.54,0.37,0.79,0.58 c0.21,0.22,0.51,0.32,0.81,0.25c0.11-0.03,0.22-0.09,0.31-0.16c0.16-0.12,0.29-0.26,0.45-0.39 c0.71-0.59,1.74-0.59,2.45,0c0.16,0.13,0.31,0.28,0.47,0.41c0.29,0.25,0.71,0.25,1,0c0.16-0.13,0.31-0.28,0.47-0.41 c0.71-0.59,1.75-0.59,2.46,0c0.15,0.13,0.29,0.27,0.44,0.39c0.29,0.25,0.71,0.25,1,0l0.47-0.41 C13.19,13.14,13.59,13,14,13z',
  parking:
    'M4 2V13H6V9H8.5C10.43 9 12 7.43 12 5.5C12 3.57 10.43 2 8.5 2H4ZM6 7V4H8.5C9.33 4 10 4.67 10 5.5C10 6.33 9.33 7 8.5 7H6Z',
  shop: 'm13.33 5h-1.83l-.39-2.33c-.1601-.7182-.7017-1.2905-1.41-1.49-.3493-.1124-.7131-.173-1.08-.18h-2.24c-.3669.007-.7307.0676-1.08.18-.7083.1995-1.2499.7718-1.41 1.49l-.39 2.33h-1.83c-.2761-.0017-.5013.2208-.503.497-.0003.0519.0074.1035.023.153l1.88 6.3c.1964.6246.7753 1.0496 1.43 1.05h6c.651-.0047 1.2247-.4289 1.42-1.05l1.88-6.3c.0829-.2634-.0635-.5441-.3269-.627-.0463-.0146-.0945-.0223-.1431-.023zm-8.81 0 .36-2.17c.0807-.3625.3736-.6395.74-.7.2463-.0776.5019-.1213.76-.13h2.24c.2614.0078.5205.0515.77.13.3664.0605.6593.3375.74.7l.35 2.17h-6z',
  service:
    'M7.5,1 C6.7,1,6,1.7,6,2.5S6.7,4,7.5,4S9,3.3,9,2.5S8.3,1,7.5,1z M4,5v1c0,0,2,0,2,2v2c0,2-2,2-2,2v1h7v-1c0,0-2,0-2-2V6c0-0.5-0.5-1-1-1H4 z',
  'first-aid':
    'M7,1C6.4,1,6,1.4,6,2v4H2C1.4,6,1,6.4,1,7v1 c0,0.6,0.4,1,1,1h4v4c0,0.6,0.4,1,1,1h1c0.6,0,1-0.4,1-1V9h4c0.6,0,1-0.4,1-1V7c0-0.6-0.4-1-1-1H9V2c0-0.6-0.4-1-1-1H7z',
  phone:
    'M4.51,8.88a0.51,0.51,0,0,0,0,.72l0.72,0.72L3.07,12.5,2.7,12.13A2.24,2.24,0,0,1,2,10.69V9.24a2.24,2.24,0,0,1,.7-1.45L7.77,2.72A2.24,2.24,0,0,1,9.22,2h1.45a2.24,2.24,0,0,1,1.45.72l0.36,0.36L10.31,5.26,9.58,4.53a0.51,0.51,0,0,0-.72,0ZM4.13,13.6a1,1,0,0,0,1.4137.0363Q5.5623,13.6186,5.58,13.6l0.72-.72a1,1,0,0,0,.0363-1.4137Q6.3186,11.4477,6.3,11.43Zm7.25-7.28a1,1,0,0,0,1.4137.0363C12.8061,6.3445,13.55,5.6,13.55,5.6a1,1,0,0,0,.0363-1.4137Q13.5686,4.1677,13.55,4.15Z',
  stay: 'M0.5,2.5C0.2,2.5,0,2.7,0,3v7.5v2C0,12.8,0.2,13,0.5,13S1,12.8,1,12.5V11h13v1.5 c0,0.3,0.2,0.5,0.5,0.5s0.5-0.2,0.5-0.5v-2c0-0.3-0.2-0.5-0.5-0.5H1V3C1,2.7,0.8,2.5,0.5,2.5z M3.5,3C2.7,3,2,3.7,2,4.5l0,0 C2,5.3,2.7,6,3.5,6l0,0C4.3,6,5,5.3,5,4.5l0,0C5,3.7,4.3,3,3.5,3L3.5,3z M7,4C5.5,4,5.5,5.5,5.5,5.5V7h-3C2.2,7,2,7.2,2,7.5v1 C2,8.8,2.2,9,2.5,9H6h9V6.5C15,4,12.5,4,12.5,4H7z',
  [NEUTRAL]: 'M7.5 4a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7',
}

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
function iconsOf(guide: Guide, isChinese: boolean): DrawnIcon[] {
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

const VIEW_BOX = `0 0 ${ICON_SIZE} ${ICON_SIZE}`

/** Whether the page is one for readers of Chinese. */
export function useIsChinese(): boolean {
  return useIntl().locale.startsWith('zh')
}

/** The shapes of all pictograms of a guide, once for all marks. */
export function IconShapes({ guide }: { guide: Guide }): ReactNode {
  const isChinese = useIsChinese()
  return (
    <svg className="icon-shapes" aria-hidden="true">
      {iconsOf(guide, isChinese).map((icon) => (
        <symbol key={icon} id={idOfIcon(icon)} viewBox={VIEW_BOX}>
          <path d={ICON_SHAPES[icon]} />
        </symbol>
      ))}
    </svg>
  )
}

/** The sign of a kind of points, for those who see it: what it means is said in words beside it. */
export function MapSign({ sign }: { sign: Sign }): ReactNode {
  if ('character' in sign)
    return (
      <span lang="zh-CN" aria-hidden="true">
        {sign.character}
      </span>
    )
  return (
    <svg className="map-icon" viewBox={VIEW_BOX} aria-hidden="true">
      <use href={`#${idOfIcon(sign.icon)}`} />
    </svg>
  )
}
