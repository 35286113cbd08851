import { startTransition, useActionState, useRef } from 'react'
import { type ComplaintAddress, sendComplaint } from './send-complaint.ts'
import type { Submission } from './submission.ts'

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
    const sent = await sendComplaint(form, options)
    if ('href' in sent) {
      onAccepted(sent.href)
      return new Promise<never>(() => undefined)
    }
    await onRefused(sent)
    isLocked.current = false
    return { ...sent, count: previous.count + 1 }
  }

  function send(form: URLSearchParams): void {
    if (isLocked.current) return
    isLocked.current = true
    startTransition(() => submit(form))
  }

  return { attempt, isSending, send }
}
