import { createHash } from 'node:crypto'

/** The endings of files that are photographs; their content decides how they are read. */
export const PHOTO = /\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|tiff?)$/i

/** The ending of a twin for dark pages. */
const NIGHT = /[ _-]night$/i
/** A letter that the name of a picture cannot have. */
const FOREIGN = /(?![a-z])\p{Letter}/u

/**
 * The name of the picture of a photograph: its file's, as it can stand in an address. A file's name with letters of another
 * script, which no address shows readably, gets a hash of it.
 *
 * `pictureName('photos/2026/IMG_2041.JPG') // 'img-2041'`
 * `pictureName('峡谷日出.jpg') // 'photo-' and eight digits`
 */
export function pictureName(file: string): string {
  const stem = (file.split(/[\\/]/).at(-1) ?? '').replace(PHOTO, '').normalize('NFKC').trim()
  const [day, twin] = NIGHT.test(stem) ? [stem.replace(NIGHT, ''), '-night'] : [stem, '']
  const plain = day
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
  const words = plain.match(/[a-z0-9]+/g) ?? []
  if (words.length > 0 && !FOREIGN.test(plain)) return words.join('-') + twin
  if (day === '') return ''
  const hash = createHash('sha256').update(day.toLowerCase()).digest('hex')
  return `photo-${hash.slice(0, 8)}${twin}`
}
