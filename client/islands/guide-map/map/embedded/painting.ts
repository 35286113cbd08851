import type { Guide } from '../../../../../contract/guide.ts'
import { ImageOverlay, type LatLngBounds, type LeafletMap } from './leaflet.ts'

type Illustration = NonNullable<Guide['illustration']>
type PictureFile = NonNullable<Illustration['variants']>[number]

/**
 * Pins the painting to its place, with the file that the server's drawing shows already, so that none is fetched twice, and a
 * wider file of that type once the map is so near that it would look coarse.
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
  const files = variants.filter(({ type }) => type === shown.type)
  let { width } = shown
  map.on('zoomend', () => {
    const fitting = fileFor(files, widthOnScreen(map, bounds))
    if (fitting !== undefined && fitting.width > width) void refine(fitting)
  })

  /** Where the wider one can't be loaded, as where there is no signal, the coarse one stays; the next zoom tries again. */
  async function refine(file: PictureFile): Promise<void> {
    if (!(await canLoad(file.src)) || file.width <= width) return
    width = file.width
    overlay.setUrl(file.src)
  }
}

function canLoad(src: string): Promise<boolean> {
  const image = Object.assign(new Image(), { src })
  return image.decode().then(
    () => true,
    () => false,
  )
}

/** The narrowest file that is as wide as is needed, or the widest there is. */
function fileFor(files: readonly PictureFile[], needed: number): PictureFile | undefined {
  const byWidth = files.toSorted((one, other) => one.width - other.width)
  return byWidth.find((file) => file.width >= needed) ?? byWidth.at(-1)
}

function widthOnScreen(map: LeafletMap, bounds: LatLngBounds): number {
  const left = map.project(bounds.getSouthWest()).x
  return (map.project(bounds.getNorthEast()).x - left) * devicePixelRatio
}
