import { fromHtml } from 'hast-util-from-html'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { RICH_TEXT_FIELDS } from '../../contract/listing.ts'

const TAG_NAMES =
  'p br hr h2 h3 h4 h5 h6 a img figure figcaption blockquote pre code ul ol li dl dt dd strong em b i u s sub sup ' +
  'span div table caption thead tbody tfoot tr th td'

/** What an article may be made of. No svg, math, style, form, iframe; no id, name, class or style attribute. */
const ALLOWED: Schema = {
  tagNames: TAG_NAMES.split(' '),
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', ['scope', 'row', 'col']],
    ol: ['start'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
  strip: ['script', 'style', 'template', 'noscript', 'title', 'textarea', 'iframe', 'svg', 'math'],
  ancestors: Object.fromEntries(
    ['thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'].map((name) => [name, ['table']]),
  ),
}

/** Elements open at once before a text counts as an attack on the parser rather than as an article. */
const MOST_NESTING = 200

const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'wbr', 'input', 'col', 'source'])

/** A copy of `data` in which every field of rich text is safe to put on a page; the rest is the same. */
export function cleanRichText(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(cleanRichText)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      RICH_TEXT_FIELDS.has(key) && typeof value === 'string'
        ? cleanHtml(value)
        : cleanRichText(value),
    ]),
  )
}

/** HTML with nothing left in it but what the allow-list names; leaves plain text where it is nested beyond reason. */
export function cleanHtml(html: string): string {
  if (nesting(html) > MOST_NESTING)
    return toHtml({ type: 'text', value: html.replaceAll(/<[^>]*>?/g, ' ') })
  const tree = sanitize(fromHtml(html, { fragment: true }), ALLOWED)
  markOutsideLinks(tree)
  return toHtml(tree)
}

/** A quick upper bound of how deep the elements lie: start tags not yet followed by as many end tags. */
function nesting(html: string): number {
  let depth = 0
  let deepest = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (VOID_ELEMENTS.has(name.toLowerCase())) continue
    depth = Math.max(0, depth + (slash ? -1 : 1))
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

type Node = ReturnType<typeof sanitize>

const OUTSIDE = /^(?:https?:)?\/\//i

function hrefOf({ properties }: { properties: Record<string, unknown> }): string {
  const { href } = properties
  return typeof href === 'string' ? href : ''
}

function markOutsideLinks(node: Node): void {
  if (node.type === 'element' && node.tagName === 'a' && OUTSIDE.test(hrefOf(node))) {
    node.properties['rel'] = ['noopener', 'nofollow']
  }
  if ('children' in node) for (const child of node.children) markOutsideLinks(child)
}
