import type { MapMark } from './map-engine.ts'

/** The circle of a point, with the character of its kind; the stylesheet writes its name below where there is room. */
export function pointMark(mark: MapMark, onPress: (event: MouseEvent) => void): HTMLButtonElement {
  const button = pressable('map-mark map-mark-point', onPress)
  if (mark.isLandmark) button.classList.add('map-mark-landmark')
  button.dataset['point'] = mark.id
  button.ariaLabel = mark.name
  const circle = chinese('map-mark-circle', mark.character)
  circle.ariaHidden = 'true'
  button.append(circle)
  return button
}

/** The ring that stands for `count` points. */
export function clusterMark(
  { count, label }: { count: number; label: string },
  onPress: (event: MouseEvent) => void,
): HTMLButtonElement {
  const button = pressable('map-mark map-mark-cluster', onPress)
  button.ariaLabel = label
  button.textContent = String(count)
  return button
}

/** The seal at an end of a walk: 起 or 终. */
export function sealMark(character: '起' | '终', label: string): HTMLElement {
  const seal = chinese('map-mark map-mark-seal', character)
  seal.role = 'img'
  seal.ariaLabel = label
  return seal
}

/** Where the visitor is. */
export function positionMark(label: string): HTMLElement {
  const mark = document.createElement('span')
  mark.className = 'map-mark map-mark-position'
  mark.role = 'img'
  mark.ariaLabel = label
  return mark
}

/** Adds to `container` the element that holds a map and takes the keys that move it. */
export function addMapElement(container: HTMLElement, label: string): HTMLElement {
  const element = document.createElement('div')
  element.className = 'map-room'
  element.role = 'region'
  element.ariaLabel = label
  element.tabIndex = 0
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

function chinese(className: string, text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = className
  element.lang = 'zh-CN'
  element.textContent = text
  return element
}
