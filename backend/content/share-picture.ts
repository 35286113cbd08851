import type { Painting } from '../../contract/image.ts'

/** A part of a picture, in its pixels. */
interface Crop {
  left: number
  top: number
  width: number
  height: number
}

/** What programs show beside a link to an item: a part of its picture. */
export interface Card {
  image: { src: string; width: number; height: number }
  crop: Crop
}

/** As most programs show it: 1.9 to 1. */
const MAX = { width: 1200, height: 630 } as const
/** Smaller ones are shown as a thumbnail, or not at all. */
const MIN_WIDTH = MAX.width / 2
/** WeChat and QQ show a square of the middle: what is in focus is at least so far from the edges that it is within. */
const MARGIN = 0.3

/** Drawings of the guide have too much in them to be told at this size, and a night twin is for dark pages. */
const NOT_SHARED = /^(?:guide-map-\d+|map-\d+)$|-night$/

/** The card of a picture, as the build writes it; `undefined` for one that is too small. */
export function cardOf(name: string, painting: Painting): Card | undefined {
  if (NOT_SHARED.test(name)) return undefined
  const crop = cropOf(painting)
  if (crop === undefined) return undefined
  const { left, top } = crop
  const version = [/\?v=(\w+)/.exec(painting.src)?.[1] ?? '', left, top, crop.width].join('-')
  const width = Math.min(crop.width, MAX.width)
  const src = `/pictures/${name}-card.jpg?v=${version}`
  return { image: { src, width, height: heightOf(width) }, crop }
}

function cropOf({ width, height, focus = '50% 50%' }: Painting): Crop | undefined {
  if (width < MIN_WIDTH || height < heightOf(MIN_WIDTH)) return undefined
  const [x = 0, y = 0] = focus.split(' ').map((part) => Number.parseInt(part, 10) / 100)
  const room = Math.min(x, 1 - x) * width
  const fitting = Math.min(width, (height * MAX.width) / MAX.height)
  const cropped = Math.floor(Math.min(fitting, Math.max(MIN_WIDTH, room / MARGIN)))
  return {
    left: startOf(x * width, cropped, width),
    top: startOf(y * height, heightOf(cropped), height),
    width: cropped,
    height: heightOf(cropped),
  }
}

/** Where a part begins that has `centre` in its middle, as far as the whole reaches. */
function startOf(centre: number, part: number, whole: number): number {
  return Math.max(0, Math.min(whole - part, Math.round(centre - part / 2)))
}

function heightOf(width: number): number {
  return Math.floor((width * MAX.height) / MAX.width)
}
