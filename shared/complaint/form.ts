import * as v from 'valibot'
import { check, fits } from '../../contract/check.ts'
import { type Proposal, proposal } from '../../contract/complaint.ts'
import { asName } from '../../contract/typed.ts'
import { DEFAULT_LANGUAGE, languageIds } from '../../locales/languages.ts'
import type { Failure } from '../failure-text.ts'

/** The fields that a visitor fills in, in the order of the form. */
export const COMPLAINT_FIELDS = [
  'category',
  'content',
  'visitDate',
  'orderNumber',
  'name',
  'phone',
  'email',
  'code',
] as const
export type ComplaintField = (typeof COMPLAINT_FIELDS)[number]

/** The fields for contact data. One of them is enough. */
export const CONTACT_FIELDS = ['phone', 'email'] as const satisfies ComplaintField[]

/** Returns the first contact field: e-mail for readers who may have left the country. */
export function firstContact(languageId: Proposal['languageId']): (typeof CONTACT_FIELDS)[number] {
  return languageId === languageIds[DEFAULT_LANGUAGE] ? 'phone' : 'email'
}

const HIDDEN_FIELDS = ['uuid', 'idempotencyKey'] as const

/** A field that is hidden from people. Only bots fill it in. */
export const HONEYPOT_FIELD = 'website'

/**
 * The kinds of mistakes in a field. `past`: the day is too long ago. `future`: the day is after
 * today. `stale`: the form had no captcha. `refused`: the backend refused the field. `reused`: the
 * idempotency key belongs to another complaint. `trapped`: the honeypot was filled in.
 */
const FAULT_KINDS = [
  'missing',
  'tooShort',
  'tooLong',
  'invalid',
  'past',
  'future',
  'stale',
  'refused',
  'reused',
  'trapped',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** The mistakes by field. `form` is for a mistake of the whole form. */
export type Faults = Partial<Record<ComplaintField | 'form', FaultKind>>

/** Why a posted form was not read: another site posted it, it is not a form, or it is too long. */
export type FormParseError = 'foreign' | 'wrongType' | 'tooLong'

/**
 * Why the site itself refuses a form. `tooMany`: the visitor has reached a limit. `busy`: the
 * visitor's network, or all visitors together, have reached a limit. `closed`: the limiter has
 * failed.
 */
export type Refusal = FormParseError | 'tooMany' | 'busy' | 'closed'

/** Why a form with correct fields was not accepted. `offline`: the browser could not send it. */
export type FormFailure = Failure | { kind: Refusal | 'offline' }

/** A form that was sent but not accepted: the typed values, and the mistakes. */
export interface Submission {
  values: Readonly<Record<string, string>>
  errors: Faults
  failure?: FormFailure | undefined
}

/** A posted form: the typed values, and either the complaint to send or the mistakes. */
type ReadComplaint = { values: Readonly<Record<string, string>> } & (
  | { proposal: Proposal }
  | { errors: Faults }
)

interface Posted {
  get: (name: string) => string | null
}

/** Reads and validates a posted form. Also returns the typed values, unchanged. */
export function readComplaint(form: Posted, languageId: Proposal['languageId']): ReadComplaint {
  const values = readValues(form)
  if (form.get(HONEYPOT_FIELD)) return { values, errors: { form: 'trapped' } }
  const errors = faultsOf(values, languageId)
  if (Object.keys(errors).length > 0) return { values, errors }
  const result = check(proposal, { ...values, languageId })
  return result.success
    ? { values, proposal: result.output }
    : { values, errors: { form: 'invalid' } }
}

export function checkField(
  field: ComplaintField,
  values: Readonly<Record<string, string>>,
  languageId: Proposal['languageId'],
): FaultKind | undefined {
  const value = values[field] ?? ''
  if (field === firstContact(languageId) && CONTACT_FIELDS.every((each) => isBlank(values[each])))
    return 'missing'
  const result = check(proposal.entries[field], value)
  return result.success ? undefined : faultKind(result.issues[0], value)
}

export function isComplaintField(name: string): name is ComplaintField {
  return COMPLAINT_FIELDS.some((field) => field === name)
}

function readValues(form: Posted): Record<string, string> {
  return Object.fromEntries(
    [...COMPLAINT_FIELDS, ...HIDDEN_FIELDS].map((name) => [
      name,
      // A browser posts each line break as two characters, but the visitor typed one.
      (form.get(name) ?? '').replaceAll('\r\n', '\n'),
    ]),
  )
}

function faultsOf(
  values: Readonly<Record<string, string>>,
  languageId: Proposal['languageId'],
): Faults {
  const faults: Faults = {}
  for (const field of COMPLAINT_FIELDS) {
    const fault = checkField(field, values, languageId)
    if (fault) faults[field] = fault
  }
  if (!fits(proposal.entries.uuid, values['uuid'])) faults.code = 'stale'
  if (!fits(proposal.entries.idempotencyKey, values['idempotencyKey'])) faults.form = 'invalid'
  return faults
}

/** Returns whether a text has no visible characters. */
function isBlank(value = ''): boolean {
  return asName(value) === ''
}

function faultKind({ message }: v.BaseIssue<unknown>, value: string): FaultKind {
  if (isBlank(value)) return 'missing'
  return FAULT_KINDS.find((kind) => kind === message) ?? 'invalid'
}

const FAILURES = [
  'unreachable',
  'refused',
  'malformed',
  'foreign',
  'wrongType',
  'tooLong',
  'tooMany',
  'busy',
  'closed',
] as const

/** The response to a form that a script has sent: the address of the receipt, or a reason. */
export const complaintAnswer = v.union([
  v.object({
    receiptNumber: v.string(),
    href: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  }),
  v.object({
    error: v.literal(true),
    /** Text in the visitor's language, for callers that do not know the kinds of failures. */
    message: v.string(),
    errors: v.record(v.picklist([...COMPLAINT_FIELDS, 'form']), v.picklist(FAULT_KINDS)),
    failure: v.optional(v.object({ kind: v.picklist(FAILURES), msg: v.optional(v.string()) })),
  }),
])
export type ComplaintAnswer = v.InferOutput<typeof complaintAnswer>
