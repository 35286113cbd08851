import type { MapMark, MapTexts } from './map-engine.ts'
import type { Guide, GuideCategory, GuidePoint } from '../../../../contract/guide.ts'
import { type MapIcon, MAP_ICONS } from '../../../../contract/map-kinds.ts'
import { CHINESE_TAG } from '../../../../locales/chinese.ts'

/** The pictogram of points that have no other sign. */
export const NEUTRAL = 'place'
export type DrawnIcon = MapIcon | typeof NEUTRAL

/** The sign of a kind of point: a pictogram, or the character of a category. */
export type Sign = { icon: DrawnIcon } | { character: string }

type Kind = Pick<GuideCategory, 'id' | 'icon' | 'character'>

/** Returns a sign: a pictogram, the Chinese character of the category, or `NEUTRAL`. */
export function signOf(
  category: Kind | undefined,
  { icon, isChinese }: { icon?: MapIcon | undefined; isChinese: boolean },
): Sign {
  const drawn = icon ?? category?.icon ?? MAP_ICONS.find((each) => each === category?.id)
  if (drawn !== undefined) return { icon: drawn }
  return isChinese && category !== undefined ? { character: category.character } : { icon: NEUTRAL }
}

/** Returns a function that returns the sign of any point of a guide. */
export function signsOf(
  { categories }: Pick<Guide, 'categories'>,
  isChinese: boolean,
): (point: Pick<GuidePoint, 'category' | 'icon'>) => Sign {
  const byId = new Map(categories.map((category) => [category.id, category]))
  return ({ category, icon }) => signOf(byId.get(category), { icon, isChinese })
}

export function idOfIcon(icon: DrawnIcon): string {
  return `icon-${icon}`
}

/** Returns the circle of a point with its sign. The stylesheet shows the name below it. */
export function pointMark(mark: MapMark, onPress: (event: MouseEvent) => void): HTMLButtonElement {
  const button = pressable('map-mark map-mark-point', onPress)
  if (mark.isLandmark) button.classList.add('map-mark-landmark')
  button.dataset['point'] = mark.id
  button.ariaLabel = mark.name
  button.append(circleWith(mark.sign))
  return button
}

/** Returns the ring for a cluster of `count` points. */
export function clusterMark(
  { count, label }: { count: number; label: string },
  onPress: (event: MouseEvent) => void,
): HTMLButtonElement {
  const button = pressable('map-mark map-mark-cluster', onPress)
  button.ariaLabel = label
  button.textContent = String(count)
  return button
}

/** Returns the name of a cluster; `place` is one of its points. */
export function clusterName(
  { cluster, clusterAround }: Pick<MapTexts, 'cluster' | 'clusterAround'>,
  count: number,
  place?: string,
): string {
  const number = count.toLocaleString(document.documentElement.lang)
  const name = place === undefined ? cluster : clusterAround
  return name.replace('{count}', number).replace('{place}', () => place ?? '')
}

export function sealMark(sign: string, label: string): HTMLElement {
  return Object.assign(positionMark(label), {
    className: 'map-mark map-mark-seal',
    textContent: sign,
  })
}

export function positionMark(label: string): HTMLElement {
  return Object.assign(document.createElement('span'), {
    className: 'map-mark map-mark-position',
    role: 'img',
    ariaLabel: label,
  })
}

/** Adds the map's element to `container` and returns it. It receives the keyboard events. */
export function addMapElement(container: HTMLElement, label: string): HTMLElement {
  const element = Object.assign(document.createElement('div'), {
    className: 'map-room',
    role: 'region',
    ariaLabel: label,
    tabIndex: 0,
  })
  container.append(element)
  return element
}

function pressable(className: string, onPress: (event: MouseEvent) => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.addEventListener('click', onPress)
  return button
}

const SVG = 'http://www.w3.org/2000/svg'

function circleWith(sign: Sign): HTMLElement {
  const circle = document.createElement('span')
  circle.className = 'map-mark-circle'
  circle.ariaHidden = 'true'
  if ('character' in sign) {
    circle.lang = CHINESE_TAG
    circle.textContent = sign.character
    return circle
  }
  const icon = document.createElementNS(SVG, 'svg')
  icon.classList.add('map-icon')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${idOfIcon(sign.icon)}`)
  icon.append(use)
  circle.append(icon)
  return circle
}

export function marksFor(
  guide: Pick<Guide, 'categories'>,
  { points, isChinese }: { points: readonly GuidePoint[]; isChinese: boolean },
): MapMark[] {
  const sign = signsOf(guide, isChinese)
  return points.map((point) => ({
    id: point.id,
    name: point.name,
    sign: sign(point),
    coordinates: point.coordinates,
    isLandmark: point.landmark === true,
  }))
}
