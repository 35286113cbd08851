import * as v from 'valibot'
import { COMPLAINT_CATEGORIES } from '../../../contract/complaint.ts'
import { asAddress, asCode, asName, readTelephone } from '../../../contract/typed.ts'
import { lastUrgentDay } from './due.ts'
import { STATES } from './words.ts'

/** Minimum number of digits in a search. Fewer digits would match nearly every complaint. */
const MIN_DIGITS = 3
const MAX_WORDS = 120

const schema = v.object({
  /** `open`: new and in work. `all`: also complaints whose personal data was erased. */
  state: v.fallback(v.picklist(['open', ...STATES, 'all']), 'open'),
  kind: v.fallback(v.picklist([...COMPLAINT_CATEGORIES, '']), ''),
  due: v.fallback(v.picklist(['overdue', 'soon', '']), ''),
  sort: v.fallback(v.picklist(['urgent', 'newest']), 'urgent'),
  /** The search text: a receipt number, telephone number, e-mail address or name. */
  q: v.fallback(v.pipe(v.string(), v.transform(asName), v.maxLength(MAX_WORDS)), ''),
  /** A month of receipt: `2026-11`. */
  month: v.fallback(
    v.union([v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)), v.literal('')]),
    '',
  ),
})

export type ComplaintQuery = v.InferOutput<typeof schema>

/** Returns the filters in an address or a form. Missing and invalid values get their defaults. */
export function readQuery(given: Readonly<Record<string, string | undefined>>): ComplaintQuery {
  const query = v.parse(schema, given)
  // A search includes all states, unless a state is chosen.
  return query.q !== '' && given['state'] === undefined ? { ...query, state: 'all' } : query
}

/** Returns the address of the list with changed filters. Omits default values. */
export function listPath(
  query: ComplaintQuery,
  changed: Partial<ComplaintQuery> & { page?: number },
) {
  const { page = 1, ...wanted } = { ...query, ...changed }
  const given = Object.entries(wanted).filter(
    ([name, value]) => name === 'state' || (value !== '' && value !== 'urgent'),
  )
  const search = new URLSearchParams(given)
  if (page > 1) search.set('page', String(page))
  return `/office/complaints?${search.toString()}`
}

/** An SQL condition on `proposals`, with the values of its parameters `?`. */
export interface Condition {
  sql: string
  values: (string | number)[]
}

/** Returns the condition of all filters except the state. */
export function conditionOf(query: ComplaintQuery, now: number): Condition {
  const { kind, due, q, month } = query
  const parts: Condition[] = []
  if (kind !== '') parts.push({ sql: 'category = ?', values: [kind] })
  if (month !== '') parts.push({ sql: 'substr(day, 1, 6) = ?', values: [month.replace('-', '')] })
  if (due !== '')
    parts.push({
      sql: `erased_at IS NULL AND ((state IN ('new', 'work') AND day <= ?) OR (state = 'answered' AND day <= ?))`,
      values: [lastUrgentDay('new', due, now), lastUrgentDay('answered', due, now)],
    })
  if (q !== '') parts.push(searchOf(q))
  return {
    sql: ['1', ...parts.map(({ sql }) => `(${sql})`)].join(' AND '),
    values: parts.flatMap(({ values }) => values),
  }
}

/** Uses `instr`, because `LIKE` would treat some characters as wildcards. */
function searchOf(q: string): Condition {
  const words = q.toLowerCase()
  const parts: Condition[] = [
    { sql: 'instr(lower(name), ?) > 0', values: [words] },
    { sql: `instr(lower(coalesce(email, '')), ?) > 0`, values: [asAddress(q).toLowerCase()] },
  ]
  const digits = digitsOf(asCode(q))
  if (digits.length >= MIN_DIGITS)
    parts.push({ sql: `instr(day || printf('%04d', number), ?) > 0`, values: [digits] })
  for (const each of new Set([digits, digitsOf(readTelephone(q) ?? '')]))
    if (each.length >= MIN_DIGITS)
      parts.push({
        sql: `instr(replace(replace(phone, '+', ''), '转', ''), ?) > 0`,
        values: [each],
      })
  return {
    sql: parts.map(({ sql }) => sql).join(' OR '),
    values: parts.flatMap(({ values }) => values),
  }
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}
