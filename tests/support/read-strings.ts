import { type Node, readHtml } from './read-html.ts'

/** What is drawn twice, as a line and its edge, is there twice. */
const DRAWN_LINES = ['points', 'd']

/** Every string that a page holds: its texts, the values of its attributes but for lines drawn, what its data says. */
export function readStrings(html: string): string[] {
  const page = readHtml(html)
  return page.all('*').flatMap((element) => {
    const type = page.attribute(element, 'type') ?? ''
    const values = Object.entries(element.properties)
      .filter(([name]) => !DRAWN_LINES.includes(name))
      .map(([, value]) => String(value))
    const texts = element.children.flatMap((child: Node) =>
      child.type === 'text' ? [child.value] : [],
    )
    const isData = element.tagName === 'script' && type.endsWith('json')
    return [...values, ...(isData ? texts.flatMap((text) => stringsOf(JSON.parse(text))) : texts)]
  })
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
