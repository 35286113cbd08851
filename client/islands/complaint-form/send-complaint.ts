import * as v from 'valibot'
import { COMPLAINT_SEND_MS } from '../../shared/constants.ts'
import { complaintAnswer } from './answer.ts'
import type { Submission } from './submission.ts'

/** Where the receipt is, or why there is none. */
type Sent = { href: string } | Omit<Submission, 'values'>

/** Sends the form to the worker at `address`. Never throws: no network, and no answer in time, are failures like others. */
export async function sendComplaint(address: string, form: URLSearchParams): Promise<Sent> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(COMPLAINT_SEND_MS),
    })
    return readAnswer(await response.text())
  } catch {
    return { errors: {}, failure: { kind: 'offline' } }
  }
}

/** An answer that is not the worker's comes from something between it and the browser. */
function readAnswer(text: string): Sent {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), complaintAnswer), text)
  if (!result.success) return { errors: {}, failure: { kind: 'unreachable' } }
  const answer = result.output
  return 'href' in answer ? answer : { errors: answer.errors, failure: answer.failure }
}
