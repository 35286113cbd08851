import { type Node, readHtml } from './read-html.ts'

/** What is no text: a line is drawn twice, with its edge; the picture to copy is drawn, and is in what its form starts from. */
const DRAWN = ['points', 'd', 'src']

/** Every string that a page holds: its texts, the values of its attributes but for what is drawn, what its data says. */
export function readStrings(html: string): string[] {
  const page = readHtml(html)
  return page.all('*').flatMap((element) => {
    const type = page.attribute(element, 'type') ?? ''
    const values = Object.entries(element.properties)
      .filter(([name]) => !DRAWN.includes(name))
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
