import type { ListPart } from '../sections/define-section.ts'

/** The most that one call lists. */
const BATCH = 100

/** What to ask for to make a page of a list that is put into an order of its own: the hundred things that the page is a part of. */
export function batchOf(part: ListPart, page: number, pageSize: number): ListPart {
  return { ...part, page: Math.ceil((page * pageSize) / BATCH), pageSize: BATCH }
}

interface Part {
  /** How many things the whole list has. */
  total: number
  page: number
  pageSize: number
}

/** A page of the list that such a hundred belongs to, of those that it has in their new order; `pageSize` divides it. */
export function pageOf<Listed>(
  ordered: readonly Listed[],
  { total, page, pageSize }: Part,
): Part & { list: readonly Listed[] } {
  const start = ((page - 1) * pageSize) % BATCH
  return { list: ordered.slice(start, start + pageSize), total, page, pageSize }
}
