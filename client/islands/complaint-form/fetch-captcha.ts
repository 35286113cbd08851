import * as v from 'valibot'
import { type Captcha, captcha } from '../../../contract/complaint.ts'
import { toast } from '../toast.ts'

/** A captcha that takes longer counts as unavailable, since the form waits for it. */
export const CAPTCHA_MS = 10_000

/** What the worker answers if the backend gave no captcha. */
const refusal = v.object({ statusCode: v.literal(503), message: v.string() })

/** A new captcha from the worker at `address`; `undefined` if that fails, with a toast if the backend failed. Never throws. */
export async function fetchCaptcha(address: string): Promise<Captcha | undefined> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(CAPTCHA_MS),
    })
    const answer: unknown = await response.json()
    if (response.ok) return v.parse(captcha, answer)
    toast({ text: v.parse(refusal, answer).message, type: 'warning' })
  } catch {
    // No network, no JSON or too many requests: the form itself says enough.
  }
  return undefined
}
