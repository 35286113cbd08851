import { readHtml } from './read-html.ts'

interface CrawledPage {
  status: number
  html: string
  /** The first page found that links to it. */
  from: string
}

/** All pages that links lead to from the home pages of both languages, by path. */
export async function crawl(
  get: (path: string) => Promise<Response>,
): Promise<ReadonlyMap<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>()
  const waiting = [
    { path: '/', from: '' },
    { path: '/en', from: '' },
  ]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { path, from } = next
    if (found.has(path)) continue
    // One after the other, so that no limit of the site fails them.
    // oxlint-disable-next-line no-await-in-loop
    const response = await get(path)
    // oxlint-disable-next-line no-await-in-loop
    const html = await response.text()
    found.set(path, { status: response.status, html, from })
    if (response.ok) waiting.push(...linksIn(html).map((to) => ({ path: to, from: path })))
  }
  return found
}

function linksIn(html: string): string[] {
  const page = readHtml(html)
  const targets = page.all('a').map((link) => page.attribute(link, 'href') ?? '')
  return targets
    .filter((target) => /^\/(?!\/)/.test(target))
    .map((target) => target.replace(/#.*/, ''))
}
