import type { LatLngExpression } from 'leaflet'
import type { Coordinates } from '../../../../../contract/values.ts'
import { DivIcon, type LeafletMap, Marker } from './leaflet.ts'

/** The place of coordinates in Leaflet's order: latitude first. */
export function latLngOf([longitude, latitude]: Coordinates): [number, number] {
  return [latitude, longitude]
}

/** A mark at a place of the map, above all points. */
export function placeMark(element: HTMLElement, at: LatLngExpression): Marker {
  const icon = new DivIcon({ html: element, className: 'map-mark-place', iconSize: [0, 0] })
  return new Marker(at, { icon, interactive: false, keyboard: false })
}

/** Returns whether a click is only the end of a drag; a key never is. */
export function watchDrags(map: LeafletMap): (event: MouseEvent) => boolean {
  let isDragged = false
  map.on('dragstart', () => {
    isDragged = true
  })
  map.getContainer().addEventListener('pointerdown', () => void (isDragged = false), true)
  return ({ detail }) => isDragged && detail > 0
}
