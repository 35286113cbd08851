import { ADDRESS_BYTES } from '../limits.ts'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { dialled, WRITTEN_LANDLINE } from '../../shared/dialled.ts'
import { parseBounded } from '../lib/parse-bounded.ts'

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

/** HTML reduced to what the allow-list names; plain text where it is nested too deeply. */
export function cleanHtml(html: string): string {
  const parsed = parseBounded(html)
  if (parsed === undefined)
    return toHtml({ type: 'text', value: html.replaceAll(/<[^>]*>?/g, ' ') })
  const tree = sanitize(parsed, ALLOWED)
  leaveOutEmpty(tree)
  linkTelephones(tree)
  finish(tree)
  return toHtml(tree)
}

type Node = ReturnType<typeof sanitize>
type Child = Extract<Node, { type: 'root' }>['children'][number]

/** Left out where they show nothing: editors make blank lines of them, and an empty heading is a link in the contents. */
const NEVER_EMPTY = new Set(
  'p h2 h3 h4 h5 h6 figure figcaption blockquote ul ol li div img'.split(' '),
)

/** Takes out blocks that show nothing and pictures that lost their address; says whether anything is left. */
function leaveOutEmpty(node: Node): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  if (!('children' in node)) return false
  let isShown = node.type === 'element' && isContent(node)
  const children = node.children.filter((child) => {
    const isChildShown = leaveOutEmpty(child)
    isShown ||= isChildShown
    return isChildShown || child.type !== 'element' || !NEVER_EMPTY.has(child.tagName)
  })
  Object.assign(node, { children })
  return isShown
}

function isContent({ tagName, properties }: Extract<Child, { type: 'element' }>): boolean {
  return tagName === 'img' ? properties['src'] !== undefined : tagName === 'hr'
}

const OWN_ORIGIN = 'https://site.invalid'

/** Judged as browsers read it: a backslash is a slash to them, and tabs are nothing. */
function leadsOutside(href: string): boolean {
  const url = URL.parse(href, OWN_ORIGIN)
  return url !== null && url.protocol.startsWith('http') && url.origin !== OWN_ORIGIN
}

function hrefOf({ properties }: { properties: Record<string, unknown> }): string {
  const { href } = properties
  return typeof href === 'string' ? href : ''
}

const LANDLINE = new RegExp(WRITTEN_LANDLINE, 'g')

/** Elements that may not contain a link, or show their text as it is. */
const WITHOUT_LINKS = new Set(['a', 'code', 'pre'])

/** Turns the telephone numbers in the text into `tel:` links. */
function linkTelephones(node: Node): void {
  if (!('children' in node) || (node.type === 'element' && WITHOUT_LINKS.has(node.tagName))) return
  node.children.forEach(linkTelephones)
  const children = node.children.flatMap((child): Child[] =>
    child.type === 'text' ? withLinks(child.value) : [child],
  )
  Object.assign(node, { children })
}

function withLinks(text: string): Child[] {
  const parts: Child[] = []
  let end = 0
  for (const { 0: number, index } of text.matchAll(LANDLINE)) {
    parts.push({ type: 'text', value: text.slice(end, index) }, telephoneLink(number))
    end = index + number.length
  }
  return [...parts, { type: 'text', value: text.slice(end) }]
}

function telephoneLink(number: string): Child {
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: `tel:${dialled(number)}` },
    children: [{ type: 'text', value: number }],
  }
}

/** Marks the links that lead outside, and leaves no attribute that reads like a tag. */
function finish(node: Node): void {
  if (node.type === 'element') {
    // A longer one leads nowhere, and whatever reads it again and again is slow.
    if (hrefOf(node).length > ADDRESS_BYTES) delete node.properties['href']
    if (node.tagName === 'a' && leadsOutside(hrefOf(node)))
      node.properties['rel'] = ['noopener', 'nofollow']
    if (node.tagName === 'figure') silenceRepetition(node)
    for (const [name, value] of Object.entries(node.properties))
      if (typeof value === 'string') node.properties[name] = withoutBrackets(name, value)
  }
  if ('children' in node) for (const child of node.children) finish(child)
}

/** Takes away a picture's description where the caption says the same: it would be read aloud twice. */
function silenceRepetition({ children }: { children: readonly Child[] }): void {
  const [picture, caption] = ['img', 'figcaption'].map((name) =>
    children.find((child) => child.type === 'element' && child.tagName === name),
  )
  if (picture?.type !== 'element' || caption?.type !== 'element') return
  const [words, ...others] = caption.children
  if (words?.type !== 'text' || others.length > 0) return
  if (words.value === picture.properties['alt']) picture.properties['alt'] = ''
}

/** HTML allows `<` and `>` in an attribute; code that later looks for tags in the text must find only tags. */
function withoutBrackets(name: string, value: string): string {
  if (name === 'alt') return value.replaceAll('<', '‹').replaceAll('>', '›')
  return value.replaceAll(/[<>]/g, encodeURIComponent)
}
