import { startTransition, useActionState, useRef } from 'react'
import * as v from 'valibot'
import { check } from '../../../contract/check.ts'
import { type Language, languageIds } from '../../../locales/languages.ts'
import { complaintAnswer } from '../../../shared/complaint/answer.ts'
import { readComplaint, type Submission } from '../../../shared/complaint/form.ts'

/** The result of the last time the form was sent; `count` is how often script has sent it. */
export interface Attempt extends Submission {
  count: number
}

interface SubmissionState {
  attempt: Attempt
  isSending: boolean
  /** Checks what the form holds and sends it; does nothing while that is under way. */
  send: (form: URLSearchParams) => void
}

interface SubmissionOptions extends ComplaintAddress {
  /** The form as it came back without script. */
  initial: Submission | undefined
  /** Called when the form was accepted; its receipt is at `href`. */
  onAccepted: (href: string) => void
  /** Called with what kept it from being accepted, before that is shown. */
  onRefused: (refused: Submission) => Promise<void>
}

/** Sends the form, one request at a time. After it is accepted, `isSending` stays true until the page is left. */
export function useSubmission(options: SubmissionOptions): SubmissionState {
  const { initial, onAccepted, onRefused } = options
  const isLocked = useRef(false)
  const first: Attempt = { values: {}, errors: {}, ...initial, count: 0 }
  const [attempt, submit, isSending] = useActionState(act, first)

  async function act(previous: Attempt, form: URLSearchParams): Promise<Attempt> {
    try {
      const sent = await sendComplaint(form, options)
      if ('href' in sent) {
        onAccepted(sent.href)
        return await new Promise<never>(() => undefined)
      }
      await onRefused(sent)
      return { ...sent, count: previous.count + 1 }
    } finally {
      isLocked.current = false
    }
  }

  function send(form: URLSearchParams): void {
    if (isLocked.current) return
    isLocked.current = true
    startTransition(() => submit(form))
  }

  return { attempt, isSending, send }
}

/** A complaint without an answer by then is shown as failed; sending it again does not make a second one. */
export const COMPLAINT_SEND_MS = 15_000

interface ComplaintAddress {
  language: Language
  /** Where the form is posted. */
  action: string
}

/**
 * Checks a form as the worker would, and sends it if nothing is wrong. Returns the address of its receipt, or why there is none;
 * never throws, since no network and no answer in time are failures like others.
 */
async function sendComplaint(
  form: URLSearchParams,
  { language, action }: ComplaintAddress,
): Promise<{ href: string } | Submission> {
  const complaint = readComplaint(form, languageIds[language])
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
  const result = check(v.pipe(v.string(), v.parseJson(), complaintAnswer), text)
  if (!result.success) return { errors: {}, failure: { kind: 'unreachable' } }
  const answer = result.output
  return 'href' in answer ? answer : { errors: answer.errors, failure: answer.failure }
}
