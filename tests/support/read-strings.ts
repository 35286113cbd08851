import { type Node, readHtml } from './read-html.ts'

/**
 * Strings that do not count as text: a line is drawn twice, with its edge; the captcha is drawn, and is in its island's
 * props too.
 */
const DRAWN = ['points', 'd', 'src']

/** Every string in a page: its texts, the values of its attributes except drawings, its data. */
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
