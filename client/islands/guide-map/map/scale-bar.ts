import type { Bounds } from '../../../../contract/guide.ts'

/** How wide the bar may be, in pixels. */
const MAX_WIDTH = 96
/** What a pixel is at the equator, in metres, where the whole earth is as wide as one tile of 256. */
const METRES_PER_PIXEL = 40_075_017 / 256

/** A round length on a map, and how wide it is there in pixels. */
export interface Scale {
  text: string
  width: number
}

/** The longest round length that a bar on a map can show: both maps are in Web Mercator. */
export function scaleAt(zoom: number, latitude: number): Scale {
  const metresPerPixel = (METRES_PER_PIXEL * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom
  const most = metresPerPixel * MAX_WIDTH
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = power * ([5, 2].find((times) => times * power <= most) ?? 1)
  const text = metres < 1000 ? `${metres} m` : `${metres / 1000} km`
  return { text, width: Math.round(metres / metresPerPixel) }
}

/** Adds a bar to a map that says how long a stretch of it is; what is returned tells it how near the map is. */
export function addScaleBar(
  container: HTMLElement,
  { southWest, northEast }: Bounds,
): (zoom: number) => void {
  const bar = document.createElement('div')
  bar.className = 'map-scale'
  bar.ariaHidden = 'true'
  container.append(bar)
  const latitude = (southWest[1] + northEast[1]) / 2
  return (zoom) => {
    const { text, width } = scaleAt(zoom, latitude)
    bar.textContent = text
    bar.style.inlineSize = `${width}px`
  }
}
