import { ImageOverlay, type LatLngBounds, type Map as LeafletMap } from 'leaflet'
import type { Guide } from '../../../../contract/guide.ts'

type Illustration = NonNullable<Guide['illustration']>

/**
 * Pins the painting to its place: in the file that the server's drawing shows already, so that none is fetched twice,
 * and in the largest one of that type once the map is so near that it would look coarse.
 */
export function layPainting(
  map: LeafletMap,
  illustration: Illustration,
  bounds: LatLngBounds,
): void {
  const night = matchMedia('(prefers-color-scheme: dark)').matches ? illustration.dark : undefined
  const { src, variants = [] } = night ?? illustration
  const drawn = document.querySelector<HTMLImageElement>('.map-painting img')?.currentSrc ?? ''
  const shown = variants.find((variant) => drawn.endsWith(variant.src))
  const overlay = new ImageOverlay(shown?.src ?? src, bounds, {
    className: night ? 'map-ground map-ground-night' : 'map-ground',
  }).addTo(map)
  if (shown === undefined) return
  const sameType = variants.filter(({ type }) => type === shown.type)
  const largest = sameType.reduce((one, other) => (other.width > one.width ? other : one), shown)
  map.on('zoomend', function sharpen() {
    if (widthOnScreen(map, bounds) <= shown.width) return
    map.off('zoomend', sharpen)
    if (largest !== shown) overlay.setUrl(largest.src)
  })
}

function widthOnScreen(map: LeafletMap, bounds: LatLngBounds): number {
  const left = map.project(bounds.getSouthWest()).x
  return (map.project(bounds.getNorthEast()).x - left) * devicePixelRatio
}
