import type { Context } from 'hono'
import type { ComplaintAnswer } from '../../client/islands/complaint-form/answer.ts'
import { formFailureText } from '../../client/islands/complaint-form/failure-text.ts'
import { faultText } from '../../client/islands/complaint-form/fault-text.ts'
import {
  COMPLAINT_FIELDS,
  type Faults,
  readComplaint,
} from '../../client/islands/complaint-form/read-complaint.ts'
import type {
  FormFailure,
  Refusal,
  Submission,
} from '../../client/islands/complaint-form/submission.ts'
import { LIMITED_RETRY_AFTER_S, RETRY_AFTER_S } from '../limits.ts'
import type { Failure } from '../../shared/failure-text.ts'
import { languageOf } from '../../shared/language.ts'
import { REFUSED_CAPTCHA, REFUSED_FIELDS } from '../../contract/answer.ts'
import type { Proposal } from '../../contract/complaint.ts'
import { languages } from '../../locales/languages.ts'
import type { AppEnv } from '../app-env.ts'
import { backendOf } from '../backend-for-request.ts'
import { BackendError } from '../backend/errors.ts'
import {
  isVisitorWithinLimit,
  limitComplaintsOfAll,
  limitComplaintsOfVisitor,
  tooManyRequests,
} from '../edge/rate-limits.ts'
import { href } from '../href.ts'
import { log } from '../log.ts'
import { intlOf } from '../render/intl.ts'
import { wantsJson } from './error.tsx'
import { handlePage } from './page.ts'
import { readForm, UNREAD_STATUS } from './read-form.ts'

/** A form that the worker did not accept; `offline` is the browser's own finding. */
type Refused = Omit<Submission, 'failure'> & { failure?: Failure | { kind: Refusal } }

const STATUS = {
  ...UNREAD_STATUS,
  refused: 422,
  tooMany: 429,
  unreachable: 503,
  malformed: 503,
  closed: 503,
} as const satisfies Record<Exclude<FormFailure['kind'], 'offline'>, number>

/**
 * Answers what the complaint form posts. Without script 303 to the receipt, or the form again with all that was typed and
 * what is wrong; the same as JSON for a caller that wants it.
 */
export async function receiveComplaint(c: Context<AppEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  c.header('Vary', 'Accept')
  const form = await readForm(c.req.raw)
  if (typeof form === 'string')
    return refuse(c, { values: {}, errors: {}, failure: { kind: form } })
  const language = languageOf(c.req.path)
  const complaint = readComplaint(form, languages[language].id)
  const { values } = complaint
  const ownLimit = await limitComplaintsOfVisitor(c)
  if (ownLimit) return refuse(c, { values, errors: {}, failure: { kind: ownLimit } })
  if ('errors' in complaint) return refuse(c, complaint)
  const sharedLimit = await limitComplaintsOfAll(c)
  if (sharedLimit) return refuse(c, { values, errors: {}, failure: { kind: sharedLimit } })
  const sent = await sendProposal(c, complaint.proposal)
  if (typeof sent !== 'string') return refuse(c, { values, ...sent })
  const receipt = href(language, 'service/complaint', {}, { receipt: sent })
  if (!wantsJson(c)) return c.redirect(receipt, 303)
  return c.json({ receiptNumber: sent, href: receipt } satisfies ComplaintAnswer)
}

async function refuse(c: Context<AppEnv>, refused: Refused): Promise<Response> {
  const status = refused.failure ? STATUS[refused.failure.kind] : 422
  if (status === 429) c.header('Retry-After', String(LIMITED_RETRY_AFTER_S))
  if (status === 503) c.header('Retry-After', String(RETRY_AFTER_S))
  if (wantsJson(c)) return c.json(describe(c, refused), status)
  // A form that comes back has another captcha, so it counts against the limit of captchas too.
  if (status === 429 && !(await isVisitorWithinLimit(c, c.env.CAPTCHAS))) throw tooManyRequests()
  c.status(status)
  return handlePage(c, refused)
}

/** The receipt number, or why there is none. */
async function sendProposal(
  c: Context<AppEnv>,
  body: Proposal,
): Promise<string | { errors: Faults; failure?: Failure }> {
  try {
    const { receiptNumber } = await backendOf(c)('proposal', { body })
    return receiptNumber
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    const { kind, code, msg } = error
    if (code === REFUSED_CAPTCHA) return { errors: { code: 'refused' } }
    if (code === REFUSED_FIELDS) return { errors: { form: 'refused' } }
    c.get('record').failures.add(kind)
    // Without the error's message: what a backend says about a complaint may repeat what was typed.
    log('warn', c, { failure: kind, call: 'proposal', code })
    return { errors: {}, failure: { kind, msg } }
  }
}

/** The refusal as JSON, without what was typed: the browser has it. */
function describe(c: Context<AppEnv>, refused: Refused): ComplaintAnswer {
  const language = languageOf(c.req.path)
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
