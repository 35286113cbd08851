import * as v from 'valibot'
import { fitting, lenient } from './lenient.ts'
import { brief, link, wholeNumber } from './values.ts'

const pixels = v.pipe(wholeNumber(1), v.maxValue(20_000))

/** The same picture in another size or type. */
const variant = v.object({
  src: link,
  width: pixels,
  type: v.picklist(['image/avif', 'image/webp', 'image/jpeg', 'image/png']),
})

const painting = {
  src: link,
  width: pixels,
  height: pixels,
  /** For browsers to choose from; a backend that keeps one size sends none. */
  variants: lenient(fitting(variant)),
  /** The picture's colour, shown in its place while it loads. */
  colour: lenient(v.pipe(v.string(), v.hexColor())),
}

/** A picture with its size in pixels, so that a page keeps its place while it loads. */
export const image = v.object({
  ...painting,
  alt: brief,
  /** The same view for dark pages: by night, or by lamplight. */
  dark: lenient(v.object(painting)),
})
export type Image = v.InferOutput<typeof image>
export type Painting = Omit<Image, 'alt' | 'dark'>
