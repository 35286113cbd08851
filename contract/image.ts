import * as v from 'valibot'
import { validRows, lenient, orElse } from './lenient.ts'
import { type Reading, readingOf } from './check.ts'
import { brief, pictureAddress, wholeNumber } from './values.ts'
import type { Notes } from './notes.ts'

const pixels = v.pipe(wholeNumber(1), v.maxValue(20_000))

/** The same picture in another size or type. */
const variant = v.object({
  src: pictureAddress,
  width: pixels,
  type: v.picklist(['image/avif', 'image/webp', 'image/jpeg', 'image/png']),
})

/** A point in a picture: its distance from the left and from the top. */
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
  variants: lenient(validRows(variant)),
  colour: lenient(v.pipe(v.string(), v.hexColor())),
  focus: lenient(focus),
}

/** The widths in which a picture is offered if its host can resize. */
const WIDTHS = [320, 480, 720, 1080, 1600, 2880]

const TYPES: Readonly<Record<string, 'image/avif' | 'image/webp' | 'image/png'>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
}

interface OfOneSize {
  src: string
  width: number
  variants?: v.InferOutput<typeof variant>[] | undefined
}

/** Returns a picture in other sizes; unchanged if its host cannot resize. */
function inSizes<Picture extends OfOneSize>(picture: Picture, { resize }: Reading): Picture {
  const { src, width, variants = [] } = picture
  if (variants.length > 0 || resize === undefined) return picture
  const ending = /\.([a-z]+)(?:[?#]|$)/i.exec(src)?.[1]?.toLowerCase() ?? ''
  const type = TYPES[ending] ?? 'image/jpeg'
  const others = WIDTHS.filter((each) => each < width).flatMap((each) => {
    const address = resize(src, each)
    return address === undefined ? [] : [{ src: address, width: each, type }]
  })
  if (others.length === 0) return picture
  return { ...picture, variants: [...others, { src, width, type }] }
}

/** Because of the size in pixels, the layout does not move while the picture loads. */
export const image = v.pipe(
  v.object({
    ...painting,
    alt: orElse(brief, ''),
    share: lenient(v.object({ src: pictureAddress, width: pixels, height: pixels })),
    dark: lenient(
      v.pipe(
        v.object(painting),
        v.rawTransform(({ dataset, config }) => inSizes(dataset.value, readingOf(config))),
      ),
    ),
  }),
  v.rawTransform(({ dataset, config }) => inSizes(dataset.value, readingOf(config))),
)
export type Image = v.InferOutput<typeof image>
export type Painting = Omit<Image, 'alt' | 'dark' | 'share'>

const paintingNotes = (): Notes<Painting> => ({
  src: 'Its address: a path of the site, or `https:`.',
  width: 'Pixels of the file.',
  height: 'Pixels of the file.',
  variants: [
    'The same picture in other sizes and types. Browsers choose one.',
    {
      src: 'Its address: a path of the site, or `https:`.',
      width: 'Pixels of the file.',
      type: 'The type of the file.',
    },
  ],
  colour: 'Its main colour, shown while it loads.',
  focus:
    'The point that stays visible if the picture is cropped, from the left and the top: `70% 30%`.',
})

export const imageNotes = (): Notes<Omit<Image, 'dark'> & { dark: Painting }> => ({
  ...paintingNotes(),
  alt: 'A description for readers who do not see it; empty if it is decoration.',
  share: [
    'The picture that apps show with a link: a JPEG or PNG, best 1200 by 630.',
    {
      src: 'Its address: a path of the site, or `https:`.',
      width: 'Pixels of the file.',
      height: 'Pixels of the file.',
    },
  ],
  dark: ['The same view for dark pages.', paintingNotes()],
})
