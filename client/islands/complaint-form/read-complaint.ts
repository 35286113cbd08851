import * as v from 'valibot'
import { type Proposal, proposal } from '../../../contract/complaint.ts'

/** The fields that a visitor fills in, in the order of the form. */
export const COMPLAINT_FIELDS = [
  'category',
  'name',
  'phone',
  'email',
  'visitDate',
  'orderNumber',
  'content',
  'code',
] as const
export type ComplaintField = (typeof COMPLAINT_FIELDS)[number]

const HIDDEN_FIELDS = ['uuid', 'idempotencyKey'] as const

/** A field that people do not see: only bots fill it in. */
export const HONEYPOT_FIELD = 'website'

/**
 * What can be wrong with a field. `future`: its day has not come; `stale`: there was no captcha; `refused`: by the backend;
 * `trapped`: the honeypot was filled in.
 */
export const FAULT_KINDS = [
  'missing',
  'tooShort',
  'tooLong',
  'invalid',
  'future',
  'stale',
  'refused',
  'trapped',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** What is wrong, by field; `form` for the whole form. */
export type Faults = Partial<Record<ComplaintField | 'form', FaultKind>>

/** A posted form: all that was typed, and a proposal ready to be sent or else what is wrong. */
type ReadComplaint = { values: Readonly<Record<string, string>> } & (
  | { proposal: Proposal }
  | { errors: Faults }
)

/** Reads the form as it was posted, by the contract's schema. What was typed comes back as it was typed. */
export function readComplaint(
  form: URLSearchParams,
  languageId: Proposal['languageId'],
): ReadComplaint {
  const values = readValues(form)
  if (form.get(HONEYPOT_FIELD)) return { values, errors: { form: 'trapped' } }
  const trimmed = Object.entries(values).map(([name, value]) => [name, value.trim()])
  const result = v.safeParse(proposal, { ...Object.fromEntries(trimmed), languageId })
  return result.success
    ? { values, proposal: result.output }
    : { values, errors: faultsOf(result.issues, values) }
}

/** What is wrong with one field as it was typed; nothing if it is right. */
export function checkField(field: ComplaintField, value: string): FaultKind | undefined {
  const result = v.safeParse(proposal.entries[field], value.trim())
  return result.success ? undefined : faultKind(result.issues[0], value)
}

/** Whether `name` is the name of a field that a visitor fills in. */
export function isComplaintField(name: string): name is ComplaintField {
  return COMPLAINT_FIELDS.some((field) => field === name)
}

function readValues(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...COMPLAINT_FIELDS, ...HIDDEN_FIELDS].map((name) => [
      name,
      // A form posts each line break as two characters; the visitor typed one, and the limits count one.
      (form.get(name) ?? '').replaceAll('\r\n', '\n'),
    ]),
  )
}

type Issue = v.InferIssue<typeof proposal>

function faultsOf(issues: readonly Issue[], values: Readonly<Record<string, string>>): Faults {
  const issueOf = (path: string) => issues.find((issue) => v.getDotPath(issue) === path)
  const faults: Faults = {}
  for (const field of COMPLAINT_FIELDS) {
    const issue = issueOf(field)
    if (issue) faults[field] = faultKind(issue, values[field])
  }
  if (issueOf('uuid')) faults.code = 'stale'
  if (issueOf('idempotencyKey')) faults.form = 'invalid'
  return faults
}

function faultKind(issue: { type: string; message: string }, value: string | undefined): FaultKind {
  if (!value?.trim()) return 'missing'
  if (issue.message === 'future') return 'future'
  if (issue.type === 'min_length') return 'tooShort'
  return issue.type === 'max_length' ? 'tooLong' : 'invalid'
}
