import {
  type ComplaintAnswer,
  COMPLAINT_FIELDS,
  type Faults,
  type FormFailure,
  readComplaint,
  type Refusal,
  type Submission,
} from '../../../shared/complaint/form.ts'
import { faultText, formFailureText } from '../../../shared/complaint/texts.ts'
import type { Failure } from '../../../shared/failure-text.ts'
import { REFUSED_CAPTCHA, REFUSED_FIELDS, REUSED_KEY } from '../../../contract/answer.ts'
import { contentOf, type Proposal, receipt } from '../../../contract/complaint.ts'
import { type Language, languageIds } from '../../../locales/languages.ts'
import type { Backend } from '../../upstream/upstream.ts'
import { BackendError } from '../../upstream/call.ts'
import { href } from '../../href.ts'
import { log } from '../../log.ts'
import {
  isWithinLimit,
  networkKey,
  type Place,
  SharedLimit,
  visitorKey,
} from '../../rate-limits.ts'
import { intlOf } from '../../render/intl.ts'
import type { Scope } from '../../scope.ts'
import type { Outcome, PostContext, PrivateCookie } from '../define-page.ts'
import { fits } from '../../../contract/check.ts'

/** The cookie with the receipt numbers that a browser got, newest first. */
export const RECEIPTS_COOKIE = 'receipts'

/** A day is long enough to reload the page, to bookmark it, and to switch its language. */
const RECEIPT_MAX_AGE_S = 24 * 60 * 60
const MAX_RECEIPTS = 5

/** Returns the valid receipt numbers in a cookie; an empty array if there are none. */
function readReceipts(cookie: string | undefined): string[] {
  const parts = (cookie ?? '').split('.')
  return parts.filter((part) => fits(receipt.entries.receiptNumber, part))
}

function withReceipt(cookie: string | undefined, given: string): PrivateCookie {
  const receipts = new Set([given, ...readReceipts(cookie)])
  return {
    name: RECEIPTS_COOKIE,
    value: [...receipts].slice(0, MAX_RECEIPTS).join('.'),
    maxAgeS: RECEIPT_MAX_AGE_S,
  }
}

/** The limit that all visitors share. A receipt proves that a request was genuine. */
const everybody = new SharedLimit()

/** A refused form. `offline` is not among its kinds, because only the browser can detect that. */
type Refused = Omit<Submission, 'failure'> & { failure?: Failure | { kind: Refusal } }

const STATUS = {
  foreign: 403,
  tooLong: 413,
  wrongType: 415,
  refused: 422,
  tooMany: 429,
  busy: 429,
  unreachable: 503,
  malformed: 503,
  closed: 503,
} as const satisfies Record<Exclude<FormFailure['kind'], 'offline'>, number>

/** Sends a complaint. Redirects to the receipt, or returns the form with its errors. */
export async function receiveComplaint(context: PostContext): Promise<Outcome<Submission>> {
  const { scope, backend, headers, language, form } = context
  const refuseFor = (kind: Refusal, values: Submission['values'] = {}) =>
    refuse(language, { values, errors: {}, failure: { kind } })
  if (typeof form === 'string') return refuseFor(form)
  const complaint = readComplaint(form, languageIds[language])
  const { values } = complaint
  const { COMPLAINTS } = scope.env
  const isWithinOwn = await unlessBroken(scope, () =>
    isWithinLimit(COMPLAINTS, visitorKey(headers) ?? 'unknown'),
  )
  if (isWithinOwn !== true) return refuseFor(isWithinOwn || 'tooMany', values)
  if ('errors' in complaint) return refuse(language, complaint)
  const place = await unlessBroken(scope, () => takePlace(scope, headers))
  if (typeof place !== 'number') return refuseFor(place ?? 'busy', values)
  const idempotencyKey = await keyOf(complaint.proposal)
  const sent = await sendProposal(scope, backend, { ...complaint.proposal, idempotencyKey })
  everybody.settle(place, typeof sent === 'string' ? sent : undefined)
  if (typeof sent !== 'string') return refuse(language, { values, ...sent })
  const receipt = href(language, 'complaint', {}, { receipt: sent })
  return {
    redirectTo: receipt,
    json: { receiptNumber: sent, href: receipt } satisfies ComplaintAnswer,
    cookie: withReceipt(context.cookie(RECEIPTS_COOKIE), sent),
  }
}

/**
 * Returns whether the site gave this receipt to this visitor. Checks the cookie and, for browsers
 * without cookies, the memory of this isolate. Without this check, the page would show any invented
 * number as a receipt.
 */
export function isGenuineReceipt(receipt: string, cookie: string | undefined): boolean {
  return readReceipts(cookie).includes(receipt) || everybody.hasSeen(receipt)
}

/**
 * Returns the idempotency key of a complaint. It consists of the start of the form's key and a hash
 * of that key and the content (RFC 9562, version 8). A changed complaint gets another key, so that
 * no backend treats it as a retry.
 */
async function keyOf(complaint: Proposal): Promise<string> {
  const key = complaint.idempotencyKey.toLowerCase()
  const named = new TextEncoder().encode(key + contentOf(complaint))
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', named))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${key.slice(0, 13)}-8${hex.slice(0, 3)}-a${hex.slice(3, 6)}-${hex.slice(6, 18)}`
}

function refuse(language: Language, refused: Refused): Outcome<Submission> {
  const status = refused.failure ? STATUS[refused.failure.kind] : 422
  return { status, refused, json: describe(language, refused) }
}

/** Takes a slot of the shared limit; undefined if a limit is reached. Throws if a limiter fails. */
async function takePlace(scope: Scope, headers: Headers): Promise<Place | undefined> {
  const { COMPLAINTS_NETWORK, COMPLAINTS_TOTAL } = scope.env
  const network = networkKey(headers)
  if (network !== undefined && !(await isWithinLimit(COMPLAINTS_NETWORK, network))) return undefined
  return everybody.take(COMPLAINTS_TOTAL)
}

/** Returns the result of a limiter. If the limiter fails, logs the failure and returns `closed`. */
async function unlessBroken<Result>(
  scope: Scope,
  count: () => Promise<Result>,
): Promise<Result | 'closed'> {
  try {
    return await count()
  } catch (error) {
    log('error', scope, { failure: 'limiter', message: String(error) })
    return 'closed'
  }
}

/** Sends a complaint. Returns the receipt number, or the reason why there is none. */
async function sendProposal(
  scope: Scope,
  backend: Backend,
  body: Proposal,
): Promise<string | { errors: Faults; failure?: Failure }> {
  try {
    const { receiptNumber } = await backend('proposal', { body })
    return receiptNumber
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    const { kind, code, msg } = error
    if (code === REFUSED_CAPTCHA) return { errors: { code: 'refused' } }
    if (code === REUSED_KEY)
      return { errors: { form: 'reused' }, ...(msg && { failure: { kind, msg } }) }
    if (code === REFUSED_FIELDS) return { errors: { form: 'refused' } }
    scope.record.failures.add(kind)
    // Logged without the error's message, which may repeat the visitor's input.
    log('warn', scope, { failure: kind, call: 'proposal', code })
    return { errors: {}, failure: { kind, msg } }
  }
}

/** Returns the refusal as JSON. Omits the visitor's input, because the browser still has it. */
function describe(language: Language, refused: Refused): ComplaintAnswer {
  const intl = intlOf(language)
  const { errors, failure } = refused
  const message = failure
    ? formFailureText(intl, failure)
    : ([...COMPLAINT_FIELDS, 'form'] as const)
        .map((field) => faultText(intl, field, refused))
        .filter((text) => text !== undefined)
        .join(' ')
  return { error: true, message, errors, ...(failure && { failure }) }
}
