import { Marked, type Token, type Tokens } from 'marked'
import { checkMotif, picture, type PictureKind } from './pictures.ts'

/** A path of the site, or an address on a host of ours. */
const LINK =
  /^(?:\/(?!\/)[\w/-]*(?:\?[\w=&-]+)?|https:\/\/(?:[a-z0-9-]+\.)*yunxiu\.example(?:\/\S*)?|mailto:\S+@yunxiu\.example)$/

const PICTURE = 'picture:'

/**
 * Markdown as HTML. `![what it shows](picture:motif)` on a line of its own is a figure. Throws an error that begins
 * with `at` for HTML, for headings other than `##` to `####`, and for links to anyone else's host.
 */
export function toHtml(markdown: string, kind: PictureKind, at: string): string {
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
        if (tokens.length === 1 && only && isImage(only)) return figure(only, kind, at)
        return `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
    },
  })
  return marked.parse(markdown, { async: false }).trim()
}

function figure({ href, text }: Tokens.Image, kind: PictureKind, at: string): string {
  if (!href.startsWith(PICTURE)) fail(`${at}: a picture's address is ${PICTURE}motif, not ${href}`)
  const motif = href.slice(PICTURE.length)
  checkMotif(motif, at)
  const { src, width, height } = picture(motif, kind, text)
  const alt = escape(text)
  return `<figure><img src="${src}" width="${width}" height="${height}" alt="${alt}"><figcaption>${alt}</figcaption></figure>\n`
}

function isImage(token: Token): token is Tokens.Image {
  return token.type === 'image'
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function fail(message: string): never {
  throw new Error(message)
}
