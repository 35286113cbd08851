import type { Context } from 'hono'
import { type Failure } from '../../client/shared/failure-text.ts'
import { RETRY_AFTER_S } from '../../client/shared/constants.ts'
import { languageOf } from '../../client/shared/language.ts'
import { REFUSED_CAPTCHA, REFUSED_FIELDS } from '../../contract/answer.ts'
import type { Proposal } from '../../contract/complaint.ts'
import { languages } from '../../locales/languages.ts'
import type { AppEnv } from '../app-env.ts'
import { BackendError } from '../backends/errors.ts'
import { href } from '../href.ts'
import { log } from '../log.ts'
import type { Page, Submission } from '../pages/define-page.ts'
import { type Faults, readComplaint } from '../pages/service/read-complaint.ts'
import { backendOf } from '../prepare-page.ts'
import { pageHandler } from './page.ts'
import { type FormRefusal, readForm } from './read-form.ts'

const REFUSALS: Record<FormRefusal, string> = {
  403: '403 Forbidden',
  413: '413 Content Too Large',
  415: '415 Unsupported Media Type',
}

/**
 * Answers the complaint form posted without script: 303 to its receipt, or the form again with all that was typed and
 * what is wrong. `page` is the page of the form.
 */
export function complaintHandler(page: Page) {
  const drawPage = pageHandler(page)

  /** The form again: 422 where the visitor can mend it, 503 where only time can. */
  async function answerForm(c: Context<AppEnv>, submission: Submission): Promise<Response> {
    const isDown = submission.failure !== undefined && submission.failure.kind !== 'refused'
    if (isDown) c.header('Retry-After', String(RETRY_AFTER_S))
    c.status(isDown ? 503 : 422)
    const response = await drawPage(c, submission)
    response.headers.set('Cache-Control', 'no-store')
    return response
  }

  return async function handleComplaint(c: Context<AppEnv>): Promise<Response> {
    const form = await readForm(c.req.raw)
    c.header('Cache-Control', 'no-store')
    if (typeof form === 'number') return c.text(REFUSALS[form], form)
    const language = languageOf(c.req.path)
    const complaint = readComplaint(form, languages[language].id)
    if ('errors' in complaint) return answerForm(c, complaint)
    const sent = await sendProposal(c, complaint.proposal)
    if (typeof sent !== 'string') return answerForm(c, { values: complaint.values, ...sent })
    return c.redirect(href(language, 'service/complaint', {}, { receipt: sent }), 303)
  }
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
    // Without the error's message: a backend's words about a complaint may repeat it.
    log('warn', c, { failure: kind, call: 'proposal', code })
    return { errors: {}, failure: { kind, msg } }
  }
}
