import type { ComplaintAnswer } from '../../../shared/complaint/answer.ts'
import {
  COMPLAINT_FIELDS,
  type Faults,
  type FormFailure,
  readComplaint,
  type Refusal,
  type Submission,
} from '../../../shared/complaint/form.ts'
import { faultText, formFailureText } from '../../../shared/complaint/texts.ts'
import type { Failure } from '../../../shared/failure-text.ts'
import { REFUSED_CAPTCHA, REFUSED_FIELDS } from '../../../contract/answer.ts'
import type { Proposal } from '../../../contract/complaint.ts'
import { type Language, languageIds } from '../../../locales/languages.ts'
import type { Backend } from '../../backend/client.ts'
import { BackendError } from '../../backend/errors.ts'
import { href } from '../../href.ts'
import { log } from '../../log.ts'
import { isWithinLimit, type Limiter, visitorKey } from '../../rate-limits.ts'
import { intlOf } from '../../render/intl.ts'
import type { Scope } from '../../scope.ts'
import type { Outcome, PostContext } from '../define-page.ts'

/** The key of the limit that all visitors share. */
const EVERYBODY = 'everybody'

/** A form that the worker did not accept; `offline` is the browser's own finding. */
type Refused = Omit<Submission, 'failure'> & { failure?: Failure | { kind: Refusal } }

const STATUS = {
  foreign: 403,
  tooLong: 413,
  wrongType: 415,
  refused: 422,
  tooMany: 429,
  unreachable: 503,
  malformed: 503,
  closed: 503,
} as const satisfies Record<Exclude<FormFailure['kind'], 'offline'>, number>

/** Sends on what the complaint form posts: leads to the receipt, or back to the form with all that was typed and what is wrong. */
export async function receiveComplaint(context: PostContext): Promise<Outcome<Submission>> {
  const { scope, backend, headers, language, form } = context
  const refuseFor = (kind: Refusal, values: Submission['values'] = {}) =>
    refuse(language, { values, errors: {}, failure: { kind } })
  if (typeof form === 'string') return refuseFor(form)
  const complaint = readComplaint(form, languageIds[language])
  const { values } = complaint
  const ownKey = visitorKey(headers) ?? 'unknown'
  const ownLimit = await countComplaint(scope, scope.env.COMPLAINTS, ownKey)
  if (ownLimit) return refuseFor(ownLimit, values)
  if ('errors' in complaint) return refuse(language, complaint)
  // Complete complaints only, so that nothing else uses up the limit of all visitors together.
  const sharedLimit = await countComplaint(scope, scope.env.COMPLAINTS_TOTAL, EVERYBODY)
  if (sharedLimit) return refuseFor(sharedLimit, values)
  const sent = await sendProposal(scope, backend, complaint.proposal)
  if (typeof sent !== 'string') return refuse(language, { values, ...sent })
  const receipt = href(language, 'service/complaint', {}, { receipt: sent })
  return {
    redirectTo: receipt,
    json: { receiptNumber: sent, href: receipt } satisfies ComplaintAnswer,
  }
}

function refuse(language: Language, refused: Refused): Outcome<Submission> {
  const status = refused.failure ? STATUS[refused.failure.kind] : 422
  return { status, refused, json: describe(language, refused) }
}

/** Why a complaint is not accepted now: `tooMany` were sent, or the form is `closed` since the limiter failed. */
async function countComplaint(
  scope: Scope,
  limiter: Limiter,
  key: string,
): Promise<'tooMany' | 'closed' | undefined> {
  try {
    return (await isWithinLimit(limiter, key)) ? undefined : 'tooMany'
  } catch (error) {
    log('error', scope, { failure: 'limiter', message: String(error) })
    return 'closed'
  }
}

/** The receipt number, or why there is none. */
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
    if (code === REFUSED_FIELDS) return { errors: { form: 'refused' } }
    scope.record.failures.add(kind)
    // Without the error's message: what a backend says about a complaint may repeat what was typed.
    log('warn', scope, { failure: kind, call: 'proposal', code })
    return { errors: {}, failure: { kind, msg } }
  }
}

/** The refusal as JSON, without what was typed: the browser has it. */
function describe(language: Language, refused: Refused): ComplaintAnswer {
  const intl = intlOf(language)
  const { errors, failure } = refused
  const message = failure
    ? formFailureText(intl, language, failure)
    : ([...COMPLAINT_FIELDS, 'form'] as const)
        .map((field) => faultText(intl, field, refused))
        .filter((text) => text !== undefined)
        .join(' ')
  return { error: true, message, errors, ...(failure && { failure }) }
}
