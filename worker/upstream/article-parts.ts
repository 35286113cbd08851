import { CHINESE_TAG, isChinese } from '../../locales/chinese.ts'
import { type Language } from '../../locales/languages.ts'
import { CHINESE, titleParts } from '../../shared/chinese-text.ts'
import { FACT_SEPARATOR } from '../../shared/fact-line.ts'
import { tagOf } from '../../shared/language.ts'
import { siteTexts } from '../../shared/site.ts'
import type { Child, Element, Tree } from './clean-article.ts'
import type { Section } from './rich-text.ts'

const HEADINGS = new Set(['h2', 'h3', 'h4', 'h5', 'h6'])

export function isHeading({ tagName }: Element): boolean {
  return HEADINGS.has(tagName)
}

export function textOf(node: Tree): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Elements that do not separate words. All other tags become spaces in `lineOf`. */
const INLINE = new Set(
  'a abbr b bdi cite code em i mark q s small span strong sub sup time u wbr'.split(' '),
)

const LISTS = new Set(['ul', 'ol'])

/** Returns the text of a node on one line. `FACT_SEPARATOR` separates the items of a list. */
export function lineOf(node: Tree): string {
  return piecesOf(node).join('').replaceAll(/\s+/g, ' ').trim()
}

function piecesOf(node: Tree): string[] {
  if (node.type === 'text') return [node.value]
  if (!('children' in node)) return []
  if (node.type !== 'element') return node.children.flatMap(piecesOf)
  const { tagName, children } = node
  if (INLINE.has(tagName)) return children.flatMap(piecesOf)
  if (!LISTS.has(tagName)) return [' ', ...children.flatMap(piecesOf), ' ']
  const items = children.filter((child) => textOf(child).trim() !== '')
  const separated = items.flatMap((item) => [FACT_SEPARATOR, ...piecesOf(item)]).slice(1)
  return [' ', ...separated, ' ']
}

/** Marks the language of Chinese names in a text in another language. */
export function markChinese(node: Tree): void {
  if (!('children' in node)) return
  node.children.forEach(markChinese)
  const children = node.children.flatMap((child): Child[] =>
    child.type === 'text' ? markedParts(child.value) : [child],
  )
  Object.assign(node, { children })
}

function markedParts(text: string): Child[] {
  return text
    .split(CHINESE)
    .map((value, index): Child => {
      const part = { type: 'text' as const, value }
      const properties = { className: ['words'], lang: CHINESE_TAG }
      if (index % 2 === 0) return part
      return { type: 'element', tagName: 'span', properties, children: [part] }
    })
    .filter((part) => part.type !== 'text' || part.value !== '')
}

/** Returns the elements with this name below `node`, in document order. */
function elementsOf(node: Tree, tagName: string): Element[] {
  if (!('children' in node)) return []
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === tagName
      ? [child, ...elementsOf(child, tagName)]
      : elementsOf(child, tagName)
  })
}

/** Makes lines of Chinese headings break only between words, as in the titles of pages. */
export function keepWordsOfHeadings(node: Tree, language: Language): void {
  if (!('children' in node) || !isChinese(tagOf(language))) return
  if (node.type !== 'element' || !isHeading(node)) {
    for (const child of node.children) keepWordsOfHeadings(child, language)
    return
  }
  const parts = node.children.map((child) =>
    child.type === 'text' ? titleParts(child.value) : undefined,
  )
  if (parts.every((each) => each === undefined || each.length === 1)) return
  node.properties['className'] = ['words']
  node.children = node.children.flatMap((child, index) =>
    (parts[index] ?? ['']).flatMap((value, part): Element['children'] => [
      ...(part > 0 ? [WORD_END] : []),
      child.type === 'text' ? { type: 'text', value } : child,
    ]),
  )
}

/** A `<wbr>` that is hidden from screen readers. In Chromium, they would read it as a space. */
const WORD_END: Element = {
  type: 'element',
  tagName: 'wbr',
  properties: { ariaHidden: 'true' },
  children: [],
}

/** Gives each `h2` an id as a link target, and returns the sections in order. */
export function nameSections(tree: Tree): Section[] {
  return elementsOf(tree, 'h2').map((heading, index) => {
    const id = `section-${index + 1}`
    heading.properties['id'] = id
    return { id, title: textOf(heading) }
  })
}

/** Largest number of columns that fit on a phone with large text. */
const COLUMNS_THAT_FIT = 2

/** Wraps each wide table in a region with a name. The region scrolls sideways, also by keyboard. */
export function wrapWideTables(tree: Tree, language: Language): void {
  let heading = ''
  function visit(node: Tree): void {
    if (!('children' in node)) return
    const children = node.children.map((child) => {
      if (child.type !== 'element') return child
      if (isHeading(child)) heading = textOf(child).trim()
      else if (child.tagName !== 'table' || elementsOf(child, 'table').length > 0) visit(child)
      else if (isWide(child)) {
        const [caption] = elementsOf(child, 'caption')
        const name = caption && textOf(caption).trim()
        return wrapped(child, name || heading || siteTexts[language].table)
      }
      return child
    })
    Object.assign(node, { children })
  }
  visit(tree)
}

function isWide(table: Element): boolean {
  return elementsOf(table, 'tr').some(
    ({ children }) =>
      children.filter((cell) => cell.type === 'element' && ['td', 'th'].includes(cell.tagName))
        .length > COLUMNS_THAT_FIT,
  )
}

function wrapped(table: Element, name: string): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['wide-table'], role: 'region', tabIndex: 0, ariaLabel: name },
    children: [table],
  }
}
