import { sanitize, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { asShown } from '../../contract/values.ts'
import type { Language } from '../../locales/languages.ts'
import { namesInChinese, usesHan } from '../../shared/chinese-text.ts'
import { tagOf } from '../../shared/language.ts'
import { NUMBER_DIRECTION } from '../../shared/text-direction.ts'
import { splitAtNumbers, telephoneNumber } from '../../shared/telephone-number.ts'
import { hrefOfLink } from '../href.ts'
import { ADDRESS_BYTES } from '../limits.ts'
import {
  isHeading,
  keepWordsOfHeadings,
  lineOf,
  markChinese,
  nameSections,
  textOf,
  wrapWideTables,
} from './article-parts.ts'
import type { CleanHtml, CleanOptions, RichText } from './rich-text.ts'
import { fromParse5 } from 'hast-util-from-parse5'
import {
  defaultTreeAdapter,
  type DefaultTreeAdapterTypes,
  parseFragment,
  Tokenizer,
  type TreeAdapter,
} from 'parse5'

/** Limit of nested elements; an article has about ten. */
const MAX_OPEN_ELEMENTS = 200

/** Limit of all elements, far above what an article needs. */
const MAX_ELEMENTS = 20_000

class BeyondBounds extends Error {}

type ParseBoundedTree = ReturnType<typeof fromParse5>

/**
 * Returns the tree that a browser would build from an HTML fragment. Returns undefined if the text
 * was made to exhaust the parser. Counts elements while it builds the tree. The number of tags in
 * the text would be wrong: the parser reopens elements, and an end tag inside a comment has no
 * effect.
 */
function parseBounded(html: string): ParseBoundedTree | undefined {
  try {
    return fromParse5(
      parseFragment(html, { treeAdapter: boundedAdapter(html), scriptingEnabled: false }),
    )
  } catch (error) {
    if (error instanceof BeyondBounds) return undefined
    throw error
  }
}

function boundedAdapter({
  length,
}: string): TreeAdapter<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  // The shortest tag has three characters. If there are more elements than tags, the parser reopens
  // the same elements again and again.
  let left = Math.min(MAX_ELEMENTS, 200 + length / 3)
  let open = 0
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      left -= 1
      if (left < 0) throw new BeyondBounds()
      return defaultTreeAdapter.createElement(...given)
    },
    onItemPush() {
      open += 1
      if (open > MAX_OPEN_ELEMENTS) throw new BeyondBounds()
    },
    onItemPop() {
      open -= 1
    },
  }
}

const leaveOut = () => {}

/** Returns the text of HTML that is too complex to parse, with the tokenizer only. */
function textOfTags(html: string): string {
  const pieces: string[] = []
  const add = ({ chars }: { chars: string }) => void pieces.push(chars)
  const separate = () => void pieces.push(' ')
  const tokenizer = new Tokenizer(
    {},
    {
      onCharacter: add,
      onWhitespaceCharacter: add,
      onStartTag: separate,
      onEndTag: separate,
      onNullCharacter: leaveOut,
      onComment: leaveOut,
      onDoctype: leaveOut,
      onEof: leaveOut,
    },
  )
  tokenizer.write(html, true)
  return pieces.join('')
}

const TAG_NAMES =
  'p br hr h2 h3 h4 h5 h6 a img figure figcaption blockquote pre code ul ol li dl dt dd strong em b i u s sub sup ' +
  'span div table caption thead tbody tfoot tr th td'

/** Allowed elements and attributes: no svg, style or form; no id, class or style. */
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

const ALLOWED_LOCALLY: Schema = {
  ...ALLOWED,
  protocols: { ...ALLOWED.protocols, src: ['https', 'http'] },
}

export type Tree = ReturnType<typeof sanitize>
export type Child = Extract<Tree, { type: 'root' }>['children'][number]
export type Element = Extract<Child, { type: 'element' }>

/**
 * Reduces HTML to the allow-list and completes it for a page in `language`. Works on the parsed
 * tree. Returns plain text if the HTML is too complex. Only the main text of a page gets sections
 * as link targets, because a page may have several secondary texts.
 */
export function cleanArticle(
  html: string,
  language: Language,
  { headingLevel = 2, takesHttp = false }: CleanOptions = {},
): RichText {
  const shown = asShown(html)
  const parsed = parseBounded(shown)
  if (parsed === undefined) {
    const text = asShown(textOfTags(shown))
    return { html: serialize({ type: 'text', value: text }), sections: [], text }
  }
  const tree = sanitize(parsed, takesHttp ? ALLOWED_LOCALLY : ALLOWED)
  leaveOutEmpty(tree)
  linkTelephones(tree)
  finish(tree, language)
  if (!usesHan(tagOf(language)) && namesInChinese(textOf(tree))) markChinese(tree)
  const isMain = headingLevel === 2
  const sections = isMain ? nameSections(tree) : []
  const text = isMain ? '' : lineOf(tree)
  wrapWideTables(tree, language)
  keepWordsOfHeadings(tree, language)
  lowerHeadings(tree, headingLevel - 2)
  return { html: serialize(tree), sections, text }
}

function serialize(tree: Tree): CleanHtml {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this function creates clean HTML
  return toHtml(tree) as CleanHtml
}

/** Elements that are removed if they are empty, such as blank lines and headings without text. */
const NEVER_EMPTY = new Set(
  'p h2 h3 h4 h5 h6 figure figcaption blockquote ul ol li div img'.split(' '),
)

/** Removes empty blocks and pictures without an address. Returns whether anything is left. */
function leaveOutEmpty(node: Tree): boolean {
  if (node.type === 'text') {
    // Only the parser decodes characters that were written as `&#8238;`, so they are cleaned here.
    node.value = asShown(node.value)
    return node.value.trim() !== ''
  }
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

function isContent({ tagName, properties }: Element): boolean {
  return tagName === 'img' ? properties['src'] !== undefined : tagName === 'hr'
}

/** Rewrites links, removes repeated picture descriptions, and escapes brackets. */
function finish(node: Tree, language: Language): void {
  if (node.type === 'element') {
    if (node.tagName === 'a') finishLink(node, language)
    if (node.tagName === 'figure') silenceRepetition(node)
    if (node.tagName === 'th' && isEmptyCell(node)) {
      // The corner of a table is not a heading.
      node.tagName = 'td'
      delete node.properties['scope']
    }
    for (const [name, value] of Object.entries(node.properties))
      if (typeof value === 'string') node.properties[name] = withoutBrackets(name, asShown(value))
  }
  if ('children' in node) for (const child of node.children) finish(child, language)
}

function isEmptyCell(node: Element): boolean {
  return textOf(node).trim() === '' && node.children.every((child) => child.type !== 'element')
}

/** Removes a description that equals the caption, or screen readers would read it twice. */
function silenceRepetition({ children }: Element): void {
  const [picture, caption] = ['img', 'figcaption'].map((name) =>
    children.find((child) => child.type === 'element' && child.tagName === name),
  )
  if (picture?.type !== 'element' || caption?.type !== 'element') return
  const [words, ...others] = caption.children
  if (words?.type !== 'text' || others.length > 0) return
  if (words.value === picture.properties['alt']) picture.properties['alt'] = ''
}

/** Escapes brackets in attributes. Then code that searches the HTML for tags finds only tags. */
function withoutBrackets(name: string, value: string): string {
  if (name === 'alt') return value.replaceAll('<', '‹').replaceAll('>', '›')
  return value.replaceAll(/[<>]/g, encodeURIComponent)
}

function lowerHeadings(node: Tree, by: number): void {
  if (by === 0 || !('children' in node)) return
  if (node.type === 'element' && isHeading(node))
    node.tagName = `h${Math.min(6, Number(node.tagName.slice(1)) + by)}`
  for (const child of node.children) lowerHeadings(child, by)
}

const OWN_ORIGIN = 'https://site.invalid'

/** Rewrites a link to a page of the site for the reader's language, and marks an external link. */
function finishLink({ properties }: Element, language: Language): void {
  const { href } = properties
  if (typeof href !== 'string') return
  if (leadsOutside(href)) properties['rel'] = ['noopener', 'nofollow']
  const target = href.startsWith('/') ? hrefOfLink(language, href) : href
  // A longer address is removed: it is never valid, and every reader would have to download it.
  if (target === undefined || href.length > ADDRESS_BYTES) delete properties['href']
  else properties['href'] = target
}

/** Returns whether a link leads to another site, by the rules of browsers. */
function leadsOutside(href: string): boolean {
  const url = URL.parse(href, OWN_ORIGIN)
  return url !== null && url.protocol.startsWith('http') && url.origin !== OWN_ORIGIN
}

/** Elements whose text gets no links: links cannot be nested, and code stays unchanged. */
const WITHOUT_LINKS = new Set(['a', 'code', 'pre'])

/** Turns telephone numbers in the text into `tel:` links. */
function linkTelephones(node: Tree): void {
  if (!('children' in node) || (node.type === 'element' && WITHOUT_LINKS.has(node.tagName))) return
  node.children.forEach(linkTelephones)
  const children = node.children.flatMap((child): Child[] =>
    child.type === 'text' ? withLinks(child.value) : [child],
  )
  Object.assign(node, { children })
}

function withLinks(text: string): Child[] {
  return splitAtNumbers(text).map((part, index) =>
    index % 2 === 1 ? telephoneLink(part) : { type: 'text', value: part },
  )
}

function telephoneLink(number: string): Child {
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: `tel:${telephoneNumber(number)}`, dir: NUMBER_DIRECTION },
    children: [{ type: 'text', value: number }],
  }
}
