import type { Image } from '../../contract/image.ts'
import { RICH_TEXT_FIELDS } from '../../contract/values.ts'
import { isFields } from './translate.ts'
import { PHOTOGRAPHS, type Pictures } from './pictures.ts'
import type { Fields } from '../kinds.ts'
import { Marked, type Token, type Tokens } from 'marked'

/** A path of the site, an external address or an e-mail address. */
const LINK =
  /^(?:\/(?!\/)[\w/-]*(?:\?[\w=&-]+)?(?:#[\w-]+)?|https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*)?|mailto:\S+@\S+)$/

const PICTURE = 'picture:'

const BLANK_AFTER_STOP = /(?<=[，。；：！？、](?:<\/(?:strong|em|a)>)*) /g

/**
 * Returns Markdown as HTML. `![description](picture:name)` on its own line becomes a figure.
 * Removes the space after `**朝东南。**`: Markdown requires it there, but a full-width stop already
 * contains space. Throws an error that begins with `at` for HTML, for headings other than `##` to
 * `####`, and for invalid links.
 */
export function toHtml(markdown: string, at: string, pictures: Pictures): string {
  const marked = new Marked<string>({
    renderer: {
      html: ({ raw }: Tokens.HTML | Tokens.Tag) =>
        fail(`${at}: HTML is not allowed: ${raw.trim()}`),
      heading: ({ depth, raw }) =>
        depth >= 2 && depth <= 4 ? false : fail(`${at}: headings begin at ##: ${raw.trim()}`),
      link: ({ href }) => (LINK.test(href) ? false : fail(`${at}: a link to ${href}`)),
      image: () => fail(`${at}: a picture stands on a line of its own`),
      paragraph({ tokens }) {
        const [only] = tokens
        if (tokens.length === 1 && only && isImage(only)) return figure(only, at, pictures)
        return `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
    },
  })
  return parsed(marked, markdown).replaceAll(BLANK_AFTER_STOP, '').trim()
}

/** Removes the sentence of Marked's messages that asks users to report the error to Marked. */
function parsed(marked: Marked, markdown: string): string {
  try {
    return marked.parse(markdown, { async: false })
  } catch (error) {
    const [sentence] = error instanceof Error ? error.message.split('\n') : []
    throw new Error(sentence, { cause: error })
  }
}

function figure({ href, text }: Tokens.Image, at: string, pictures: Pictures): string {
  if (!href.startsWith(PICTURE) && !href.startsWith(PHOTOGRAPHS))
    fail(`${at}: a picture's address is ${PICTURE}name, not ${href}`)
  const name = href.startsWith(PICTURE) ? href.slice(PICTURE.length) : href
  const { src, width, height } = pictures(name, text, at)
  const alt = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  return `<figure><img src="${src}" width="${width}" height="${height}" alt="${alt}"><figcaption>${alt}</figcaption></figure>\n`
}

function isImage(token: Token): token is Tokens.Image {
  return token.type === 'image'
}

function fail(message: string): never {
  throw new Error(message)
}

/**
 * Returns fields in the form of the contract. `picture` and `alt` become `cover`, `gallery` and
 * `galleryAlt` become images, files in `attachments` become addresses, and Markdown in rich-text
 * fields becomes HTML. Throws an error that begins with `at`.
 */
export function present(fields: Fields, at: string, pictures: Pictures): Fields {
  const image = (picture: unknown, words: unknown, where: string) => {
    if (typeof words !== 'string')
      throw new Error(`${where}: no alt: write what the picture shows, as alt, in this file`)
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
  const { picture: name, alt, gallery, galleryAlt, attachments, ...rest } = fields
  const presented: Fields = {
    ...(name !== undefined && { cover: image(name, alt, `${at}: picture`) }),
    ...(gallery !== undefined && {
      gallery: images(gallery, galleryAlt, { at: `${at}: gallery`, image }),
    }),
    ...(attachments !== undefined && {
      attachments: attached(attachments, `${at}: attachments`, pictures),
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

function attached(rows: unknown, at: string, { file: find }: Pictures): Fields[] {
  if (!Array.isArray(rows)) throw new Error(`${at}: is not a list of { file, title }`)
  return rows.map((row: unknown, index) => {
    if (!isFields(row)) throw new Error(`${at}.${index}: is not written as { file, title }`)
    const { file, ...words } = row
    if (file === undefined) throw new Error(`${at}.${index}.file: is missing`)
    return { ...words, ...find(file, `${at}.${index}.file`) }
  })
}
