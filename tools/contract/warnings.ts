import type { Order } from '../../contract/call.ts'
import { shortly } from '../../contract/reasons.ts'
import type { Asked, Listed } from './session.ts'
import { fieldsOf, objectsIn, type Row, rowsOf } from './data.ts'
import type { Findings } from './report.ts'

/** Fields that are shown as they are, so that markup in them is seen. */
const PLAIN = ['title', 'summary', 'name', 'address', 'question'] as const
const MARKUP = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i

/** Warns of what fits and yet looks wrong: rows that say nothing of themselves, markup where it is not read. */
export function warnOfData(findings: Findings, asked: Asked, data: unknown): void {
  for (const [index, row] of rowsOf(fieldsOf(data)['list']).entries())
    if ('title' in row && isEmpty(row['summary']))
      findings.tell(
        'warning',
        asked,
        `list[${index}].summary is empty: neither its card nor search engines say what it is`,
      )
  for (const { path, object } of objectsIn(data))
    for (const field of PLAIN) {
      const value = object[field]
      if (typeof value === 'string' && MARKUP.test(value))
        findings.tell(
          'warning',
          asked,
          `${path === '' ? field : `${path}.${field}`}: ${shortly(value)} has markup, which is shown as it is`,
        )
    }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** Warns of a list whose rows are in another order than pages need, which show them as they come. */
export function warnOfOrder(findings: Findings, listed: Listed, order: Order): void {
  if (order === 'editors') return
  const field = order === 'newest' ? 'publishedAt' : 'event.startAt'
  const rule =
    order === 'newest' ? 'newest first' : 'soonest first, then those that are over, latest first'
  const ranks = listed.rows.map(order === 'newest' ? newness : soonness)
  const wrong = ranks.findIndex((rank, index) => index > 0 && rank > (ranks[index - 1] ?? Infinity))
  if (wrong > 0)
    findings.tell(
      'warning',
      listed,
      `list[${wrong}].${field} must come before that of list[${wrong - 1}]: ${rule}`,
    )
}

function newness({ publishedAt }: Row): number {
  return timeOf(publishedAt)
}

const DAY_MS = 86_400_000

/** Higher for what comes first: of what is to come the soonest, below zero what is over, the latest first. */
function soonness({ event }: Row): number {
  const { startAt, endAt } = fieldsOf(event)
  const start = timeOf(startAt)
  const end = endAt === undefined ? start + DAY_MS : timeOf(endAt)
  return end < Date.now() ? start - 1e15 : 1e15 - start
}

function timeOf(written: unknown): number {
  const time = Date.parse(String(written).replace(' ', 'T'))
  return Number.isNaN(time) ? 0 : time
}
