import * as v from 'valibot'
import { COMPLAINT_FIELDS, FAULT_KINDS } from './form.ts'

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

/** The worker's answer to a form that script sends: the address of its receipt, or why there is none. */
export const complaintAnswer = v.union([
  v.object({
    receiptNumber: v.string(),
    /** The page with the receipt. */
    href: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  }),
  v.object({
    error: v.literal(true),
    /** In the visitor's language, for callers that don't know the kinds. */
    message: v.string(),
    errors: v.record(v.picklist([...COMPLAINT_FIELDS, 'form']), v.picklist(FAULT_KINDS)),
    failure: v.optional(v.object({ kind: v.picklist(FAILURES), msg: v.optional(v.string()) })),
  }),
])
export type ComplaintAnswer = v.InferOutput<typeof complaintAnswer>
