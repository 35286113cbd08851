import { fromHtml } from 'hast-util-from-html'

type Root = ReturnType<typeof fromHtml>
type Node = Root | Root['children'][number]

/** The target of a link on this site: a path with its query, and a fragment if the link has one. */
interface Target {
  path: string
  part: string | undefined
}

export interface CrawledPage {
  status: number
  html: string
  from: string
  targets: readonly Target[]
  ids: ReadonlySet<string>
}

/** Matches the address of a page on this site. Addresses of files contain a dot. */
const PAGE = /^\/(?!\/)(?![^?#]*\.)/

/** Returns all pages that the home page leads to, by path, in every language. */
export async function crawl(
  get: (path: string) => Promise<Response>,
): Promise<ReadonlyMap<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>()
  const waiting = [{ path: '/', from: '' }]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { path, from } = next
    if (found.has(path)) continue
    // Requests are made one after the other, because of the site's rate limits.
    const response = await get(path)
    const html = await response.text()
    const { targets, ids } = readLinks(response.ok ? html : '')
    found.set(path, { status: response.status, html, from, targets, ids })
    waiting.push(...targets.map((target) => ({ path: target.path, from: path })))
  }
  return found
}

function readLinks(html: string): Pick<CrawledPage, 'targets' | 'ids'> {
  const ids = new Set<string>()
  const targets: Target[] = []
  for (const { tagName, properties } of elementsIn(fromHtml(html))) {
    const { id, href } = properties
    if (typeof id === 'string') ids.add(id)
    if (tagName !== 'a' || typeof href !== 'string' || !PAGE.test(href)) continue
    const [path = '', part] = href.split('#')
    targets.push({ path, part })
  }
  return { targets, ids }
}

function* elementsIn(node: Node): Generator<Extract<Node, { type: 'element' }>> {
  if (node.type === 'element') yield node
  if ('children' in node) for (const child of node.children) yield* elementsIn(child)
}

/** Pages whose fragments a script finds in the guide's data, so no element has such an id. */
const NAMES_BY_SCRIPT = /\/infomation\/guide(?:\?|$)/

export function faultsOfLinks(pages: ReadonlyMap<string, CrawledPage>): string[] {
  const dead = [...pages].flatMap(([path, { status, from }]) =>
    status < 400 ? [] : [`${from}: links to ${path}, which answers ${status}`],
  )
  const parts = [...pages].flatMap(([from, { targets }]) =>
    targets.flatMap(({ path, part }) => {
      const page = pages.get(path)
      const isThere =
        !part || page?.status !== 200 || NAMES_BY_SCRIPT.test(path) || page.ids.has(decodeURI(part))
      return isThere ? [] : [`${from}: links to ${path}#${part}, and there is no such part`]
    }),
  )
  return [...dead, ...new Set(parts)]
}
