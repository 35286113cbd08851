import { RICH_TEXT_FIELDS } from '../../contract/values.ts'
import { toHtml } from './markdown.ts'
import { isFields } from './merge.ts'
import { picture } from './pictures.ts'
import type { Fields } from './source.ts'

/**
 * Fields as the contract has them: `picture` and `alt` become `cover`, `gallery` and `galleryAlt` become images, and
 * the Markdown of every field of rich text becomes HTML. Throws an error that begins with `at`.
 */
export function present(fields: Fields, at: string): Fields {
  const { picture: name, alt, gallery, galleryAlt, ...rest } = fields
  const presented: Fields = {
    ...(name !== undefined && { cover: image(name, alt, `${at}: picture`) }),
    ...(gallery !== undefined && {
      gallery: images(gallery, galleryAlt, `${at}: gallery`),
    }),
  }
  for (const [key, value] of Object.entries(
    name === undefined && alt !== undefined ? { ...rest, alt } : rest,
  )) {
    presented[key] = presentValue(value, key, `${at}: ${key}`)
  }
  return presented
}

function presentValue(value: unknown, key: string, at: string): unknown {
  if (typeof value === 'string' && RICH_TEXT_FIELDS.has(key)) return toHtml(value, at)
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => presentValue(item, '', `${at}.${index}`))
  }
  return isFields(value) ? present(value, at) : value
}

function images(names: unknown, alts: unknown, at: string) {
  if (!Array.isArray(names) || !Array.isArray(alts) || names.length !== alts.length) {
    throw new Error(`${at}: not as many pictures as words for them`)
  }
  return names.map((name, index) => image(name, alts[index], `${at}.${index}`))
}

function image(name: unknown, alt: unknown, at: string) {
  if (typeof alt !== 'string')
    throw new Error(`${at}: no alt: a picture needs words for what it shows`)
  return picture(name, alt, at)
}
