import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import type { CallResult, Input, Listed } from './session.ts'
import type { Order } from '../../contract/call.ts'
import { shortly } from '../../contract/findings.ts'
import { fieldsOf, objectsIn, type Row, rowsOf } from './data.ts'

/** A mistake in an answer, or something that looks like one. */
export interface Finding {
  /** `warning`: the site can show the answer, but changes it, shows it late, or it looks wrong. */
  level: 'error' | 'warning'
  /** `POST /api/mall` */
  call: string
  /** `POST /api/mall → list[0].cover.src: "http://…" must be https or begin with /` */
  message: string
  /** The input of the first call with this finding: `type hotel, language 1`. */
  input: string
  /** Number of occurrences in all rows, pages and languages. */
  times: number
}

interface CallReport {
  name: EndpointName
  at: string
  requests: number
  slowestMs: number
  largestBytes: number
}

export interface Report {
  backend: string
  at: string
  calls: CallReport[]
  findings: Finding[]
  /** Origins of pictures on other hosts, in the format of `IMAGE_HOSTS`. */
  pictureHosts: string[]
}

/** Collects the findings of a check, and counts repeated findings. */
export class Findings {
  readonly pictureHosts = new Set<string>()
  readonly #backend: string
  readonly #calls = new Map<EndpointName, CallReport>()
  readonly #findings = new Map<string, Finding>()

  constructor(backend: string) {
    this.#backend = backend
  }

  count({ name, ms, bytes }: CallResult): void {
    const { at } = endpoints[name]
    const so = this.#calls.get(name) ?? { name, at, requests: 0, slowestMs: 0, largestBytes: 0 }
    this.#calls.set(name, {
      ...so,
      requests: so.requests + 1,
      slowestMs: Math.max(so.slowestMs, Math.round(ms)),
      largestBytes: Math.max(so.largestBytes, bytes),
    })
  }

  add(
    level: Finding['level'],
    { name, input }: Pick<CallResult, 'name' | 'input'>,
    sentence: string,
  ): void {
    const { at: call } = endpoints[name]
    // A mistake in another row, or with another value, is a repetition of the same finding.
    const same = sentence
      .replaceAll(/\[\d+\]/g, '[]')
      .replace(/: (?:"[^"]*"|\S+) (?=must|is |has )/, ' ')
    const key = `${level} ${call} ${same}`
    const earlier = this.#findings.get(key)
    if (earlier) earlier.times += 1
    else {
      const message = `${call} → ${sentence}`
      this.#findings.set(key, { level, call, message, input: describe(input), times: 1 })
    }
  }

  report(): Report {
    return {
      backend: this.#backend,
      at: new Date().toISOString(),
      calls: [...this.#calls.values()],
      findings: [...this.#findings.values()],
      pictureHosts: [...this.pictureHosts].toSorted(),
    }
  }
}

function describe({ params, query, body }: Input): string {
  const values = Object.entries({ ...params, ...query, ...body })
  return values
    .map(([name, value]) => `${name.replace('languageId', 'language')} ${String(value)}`)
    .join(', ')
}

/** Fields with plain text. Markup in them would be visible to visitors. */
const PLAIN = ['title', 'summary', 'name', 'address', 'question'] as const
const MARKUP = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i

/** Warns about valid data that looks wrong: rows without a summary, markup in plain text. */
export function warnOfData(findings: Findings, result: CallResult, data: unknown): void {
  for (const [index, row] of rowsOf(fieldsOf(data)['list']).entries())
    if ('title' in row && isEmpty(row['summary']))
      findings.add(
        'warning',
        result,
        `list[${index}].summary is empty: its card and search results have no text`,
      )
  for (const { path, object } of objectsIn(data))
    for (const field of PLAIN) {
      const value = object[field]
      if (typeof value === 'string' && MARKUP.test(value))
        findings.add(
          'warning',
          result,
          `${path === '' ? field : `${path}.${field}`}: ${shortly(value)} has markup, which visitors see as text`,
        )
    }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

const RULES = {
  newest: {
    field: 'publishedAt',
    rule: 'newest first',
    rankOf: ({ publishedAt }: Row) => timeOf(publishedAt),
  },
  soonest: {
    field: 'event.startAt',
    rule: 'soonest first, then those that are over, latest first',
    rankOf: soonness,
  },
}

/** Warns about a list in the wrong order, because pages do not sort it. */
export function warnOfOrder(findings: Findings, listed: Listed, order: Order): void {
  if (order === 'editors') return
  const { field, rule, rankOf } = RULES[order]
  const ranks = listed.rows.map(rankOf)
  const wrong = ranks.findIndex((rank, index) => index > 0 && rank > (ranks[index - 1] ?? Infinity))
  if (wrong > 0)
    findings.add(
      'warning',
      listed,
      `list[${wrong}].${field} must come before that of list[${wrong - 1}]: ${rule}`,
    )
}

const DAY_MS = 86_400_000

/** Returns the rank of an event: higher is earlier in the list, negative has ended. */
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
