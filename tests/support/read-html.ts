import { fromHtml } from 'hast-util-from-html'

type Root = ReturnType<typeof fromHtml>
export type Node = Root | Root['children'][number]
type Element = Extract<Node, { type: 'element' }>

/** A parsed page with functions to search it. */
export interface ReadPage {
  /** Returns the elements with a tag name, or all (`*`). With `below`, only those inside it. */
  all: (tagName: string, below?: Node) => Element[]
  /** Returns the elements with a class. With `below`, only those inside it. */
  ofClass: (className: string, below?: Node) => Element[]
  /** Returns the only element with a tag name. Throws if there are none or several. */
  one: (tagName: string) => Element
  attribute: (element: Element, name: string) => string | undefined
  text: (node: Node) => string
  /** Like `text`, without the invisible characters that keep words on one line. */
  words: (node: Node) => string
  /** Returns the title of the document, not of an SVG element. */
  title: () => string
  /** Returns the content of `<meta name|property=…>`; undefined if it is missing. */
  meta: (name: string) => string | undefined
  /** Returns address and `hreflang` of each `<link rel=…>`, in order. */
  links: (rel: string) => { href: string; hreflang: string | undefined }[]
}

export function readHtml(html: string): ReadPage {
  const root = fromHtml(html)
  const elements = [...walk(root)]
  const among = (below?: Node) => (below === undefined ? elements : [...walk(below)])
  const all = (tagName: string, below?: Node) =>
    among(below).filter((element) => tagName === '*' || element.tagName === tagName)
  return {
    all,
    ofClass: (className, below) =>
      among(below).filter((element) =>
        attribute(element, 'className')?.split(' ').includes(className),
      ),
    one: (tagName) => {
      const [first, ...others] = all(tagName)
      if (first === undefined || others.length > 0)
        throw new Error(`${others.length + (first ? 1 : 0)} × ${tagName}`)
      return first
    },
    attribute,
    text,
    words: (node) => text(node).replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
    title: () =>
      text(
        [...walk(elements.find(({ tagName }) => tagName === 'head') ?? root)].find(
          ({ tagName }) => tagName === 'title',
        ) ?? root,
      ),
    meta: (name) => {
      const meta = all('meta').find((element) =>
        [attribute(element, 'name'), attribute(element, 'property')].includes(name),
      )
      return meta && attribute(meta, 'content')
    },
    links: (rel) =>
      all('link')
        .filter((element) => attribute(element, 'rel') === rel)
        .map((element) => ({
          href: attribute(element, 'href') ?? '',
          hreflang: attribute(element, 'hrefLang'),
        })),
  }
}

function* walk(node: Node): Generator<Element> {
  if (node.type === 'element') yield node
  if ('children' in node) for (const child of node.children) yield* walk(child)
}

function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name]
  if (value === undefined || value === null || value === false) return undefined
  return Array.isArray(value) ? value.join(' ') : String(value)
}

/** Skips the data of islands, which visitors do not see. */
function isNoScript(node: Node): boolean {
  return node.type !== 'element' || node.tagName !== 'script'
}

function text(node: Node): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.filter(isNoScript).map(text).join('') : ''
}
