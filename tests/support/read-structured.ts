import type { ReadPage } from './read-html.ts'

/** Returns the objects in the page's structured data, by type. */
export function structured(page: ReadPage): Record<string, object> {
  const [script] = page
    .all('script')
    .filter((element) => page.attribute(element, 'type') === 'application/ld+json')
  if (script === undefined) throw new Error('The page has no structured data')
  const { '@graph': items }: { '@graph': { '@type': string }[] } = JSON.parse(page.text(script))
  return Object.fromEntries(items.map((item) => [item['@type'], item]))
}
