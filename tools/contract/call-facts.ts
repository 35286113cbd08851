import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Order } from '../../contract/call.ts'
import { CONTENT_KINDS } from '../../contract/content-kinds.ts'
import type { EndpointName } from '../../contract/endpoints.ts'

const RECORDED = fileURLToPath(new URL('page-calls.json', import.meta.url))
const recorded = v.record(v.string(), v.record(v.string(), v.number()))

/** How often each page makes each call if nothing is cached, as `tests/edge/page-calls.test.ts` records it. */
const PAGE_CALLS = v.parse(recorded, JSON.parse(readFileSync(RECORDED, 'utf8')))

/** The page of a search, which asks for all content of which the isolate has no index. */
const SEARCH = '/search?q={words}'

/** The most calls that one page makes if nothing is cached, and that a search makes. */
export function mostCalls(): { page: number; search: number } {
  const counts = Object.entries(PAGE_CALLS).map(([page, calls]) => ({
    page,
    count: Object.values(calls).reduce((sum, each) => sum + each, 0),
  }))
  const of = (isWanted: (page: string) => boolean) =>
    Math.max(...counts.filter(({ page }) => isWanted(page)).map(({ count }) => count))
  return { page: of((page) => page !== SEARCH), search: of((page) => page === SEARCH) }
}

/** The pages that make a call: `` Pages: `/`, `/mall`. `` */
export function pagesOf(name: EndpointName): string {
  const pages = Object.keys(PAGE_CALLS).filter((page) => name in (PAGE_CALLS[page] ?? {}))
  if (pages.length === Object.keys(PAGE_CALLS).length) return 'Every page.'
  if (pages.length === 0) return ''
  return `Pages: ${pages.map((page) => `\`${page}\``).join(', ')}.`
}

const ORDERS: Readonly<Record<Order, string>> = {
  newest: 'the newest first, by `publishedAt`',
  soonest: 'the soonest first, by `event.startAt`, then those that are over, the latest first',
  editors: 'in the order of the editors',
}

/** The order in which a list must come, since pages show it as it comes; empty if the call lists nothing. */
export function orderOf(name: EndpointName): string {
  const listed = CONTENT_KINDS.filter(({ list, alsoIn }) => list === name || alsoIn === name)
  const byOrder = Map.groupBy(listed, ({ order }) => order)
  const parts = [...byOrder].flatMap(([order, kinds]) => {
    if (order === undefined) return []
    const names = kinds.map(({ folder }) => folder).join(' and ')
    return byOrder.size === 1 ? ORDERS[order] : `${names} ${ORDERS[order]}`
  })
  return parts.length === 0 ? '' : `Order: ${parts.join('; ')}.`
}
