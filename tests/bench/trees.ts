import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'

type Root = ReturnType<typeof fromHtml>
type Node = Root | Root['children'][number]
type Element = Extract<Node, { type: 'element' }>

/** An element (its name, React props and children), or a text. */
export type Tree = string | [name: string, props: Record<string, unknown>, ...children: Tree[]]

/** Returns a page's elements for React. Rich texts and data blocks are strings, as on the site. */
export function treeOf(html: string): Tree {
  const root = fromHtml(html).children.find((child) => child.type === 'element')
  if (root === undefined) throw new Error('The page has no element')
  return elementTree(root)
}

function elementTree(element: Element): Tree {
  const props = reactProps(element)
  if (isRaw(element)) {
    return [
      element.tagName,
      { ...props, dangerouslySetInnerHTML: { __html: toHtml(element.children) } },
    ]
  }
  const children = element.children.flatMap((child): Tree[] => {
    if (child.type === 'text') return [child.value]
    return child.type === 'element' ? [elementTree(child)] : []
  })
  return [element.tagName, props, ...children]
}

function isRaw({ tagName, properties }: Element): boolean {
  const { className } = properties
  return tagName === 'script' || (Array.isArray(className) && className.includes('rich-text'))
}

function reactProps({ properties }: Element): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      if (name === 'style') return [name, styleObject(String(value))]
      const hyphenated = /^(?:aria|data)[A-Z]/.test(name)
        ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        : name
      return [hyphenated, Array.isArray(value) ? value.join(' ') : value]
    }),
  )
}

function styleObject(style: string): Record<string, string> {
  return Object.fromEntries(
    style.split(';').flatMap((declaration) => {
      const [name = '', ...value] = declaration.split(':')
      const key = name.startsWith('--')
        ? name
        : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      return value.length === 0 ? [] : [[key, value.join(':').trim()]]
    }),
  )
}
