import type { Image } from '../../contract/image.ts'
import { RICH_TEXT_FIELDS } from '../../contract/values.ts'
import { toHtml } from './markdown.ts'
import { isFields } from './translate.ts'
import type { Pictures } from './pictures.ts'
import type { Fields } from '../kinds.ts'

/**
 * Fields as the contract has them: `picture` and `alt` become `cover`, `gallery` and `galleryAlt` become images, and
 * the Markdown of every field of rich text becomes HTML. Throws an error that begins with `at`.
 */
export function present(fields: Fields, at: string, pictures: Pictures): Fields {
  const image = (picture: unknown, words: unknown, where: string) => {
    if (typeof words !== 'string')
      throw new Error(`${where}: no alt: a picture needs words for what it shows`)
    return pictures(picture, words, where)
  }
  const presentValue = (value: unknown, key: string, where: string): unknown => {
    if (typeof value === 'string' && RICH_TEXT_FIELDS.has(key))
      return toHtml(value, where, pictures)
    if (Array.isArray(value)) {
      return value.map((item: unknown, index) => presentValue(item, '', `${where}.${index}`))
    }
    return isFields(value) ? present(value, where, pictures) : value
  }
  const { picture: name, alt, gallery, galleryAlt, ...rest } = fields
  const presented: Fields = {
    ...(name !== undefined && { cover: image(name, alt, `${at}: picture`) }),
    ...(gallery !== undefined && {
      gallery: images(gallery, galleryAlt, { at: `${at}: gallery`, image }),
    }),
  }
  for (const [key, value] of Object.entries(
    name === undefined && alt !== undefined ? { ...rest, alt } : rest,
  )) {
    presented[key] = presentValue(value, key, `${at}: ${key}`)
  }
  return presented
}

function images(
  names: unknown,
  alts: unknown,
  { at, image }: { at: string; image: (name: unknown, alt: unknown, at: string) => Image },
) {
  if (!Array.isArray(names) || !Array.isArray(alts) || names.length !== alts.length) {
    throw new Error(`${at}: not as many pictures as words for them`)
  }
  return names.map((name, index) => image(name, alts[index], `${at}.${index}`))
}
