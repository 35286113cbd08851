import * as v from 'valibot'
import { languages, type Language } from '../../../locales/languages.ts'
import { complaintAnswer } from './answer.ts'
import { readComplaint } from './read-complaint.ts'
import type { Submission } from './submission.ts'

/** A complaint without an answer by then is shown as failed; sending it again does not make a second one. */
export const COMPLAINT_SEND_MS = 15_000

export interface ComplaintAddress {
  language: Language
  /** Where the form is posted. */
  action: string
}

/**
 * Checks a form as the worker would, and sends it if nothing is wrong. Returns the address of its receipt, or why there is none;
 * never throws, since no network and no answer in time are failures like others.
 */
export async function sendComplaint(
  form: URLSearchParams,
  { language, action }: ComplaintAddress,
): Promise<{ href: string } | Submission> {
  const complaint = readComplaint(form, languages[language].id)
  if ('errors' in complaint) return complaint
  const { values } = complaint
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(COMPLAINT_SEND_MS),
    })
    const answer = readAnswer(await response.text())
    return 'href' in answer ? answer : { ...answer, values }
  } catch {
    return { values, errors: {}, failure: { kind: 'offline' } }
  }
}

/** What the worker answered. Anything else comes from something between it and the browser: `unreachable`. */
function readAnswer(text: string): { href: string } | Omit<Submission, 'values'> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), complaintAnswer), text)
  if (!result.success) return { errors: {}, failure: { kind: 'unreachable' } }
  const answer = result.output
  return 'href' in answer ? answer : { errors: answer.errors, failure: answer.failure }
}
