import * as v from 'valibot'
import { fitting, lenient, orElse } from './lenient.ts'
import { brief, pictureAddress, wholeNumber } from './values.ts'

const pixels = v.pipe(wholeNumber(1), v.maxValue(20_000))

/** The same picture in another size or type. */
const variant = v.object({
  src: pictureAddress,
  width: pixels,
  type: v.picklist(['image/avif', 'image/webp', 'image/jpeg', 'image/png']),
})

/** A place in a picture, from its left and its top. */
export const focus = v.pipe(
  v.string(),
  v.regex(
    /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/,
    'must be a place from the left and the top, as 70% 30%',
  ),
)

const painting = {
  src: pictureAddress,
  width: pixels,
  height: pixels,
  /** For browsers to choose from; a backend that keeps one size sends none. */
  variants: lenient(fitting(variant)),
  /** The picture's colour, shown in its place while it loads. */
  colour: lenient(v.pipe(v.string(), v.hexColor())),
  /** What stays in view where the picture is cropped, from its left and its top: `70% 30%`. */
  focus: lenient(focus),
}

/** A picture with its size in pixels, so that a page keeps its place while it loads. */
export const image = v.object({
  ...painting,
  alt: orElse(brief, ''),
  /** The same view for dark pages: by night, or by lamplight. */
  dark: lenient(v.object(painting)),
})
export type Image = v.InferOutput<typeof image>
export type Painting = Omit<Image, 'alt' | 'dark'>
