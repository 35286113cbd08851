import { useRef, useState } from 'react'
import * as v from 'valibot'
import { type Captcha, captcha as captchaSchema } from '../../../contract/complaint.ts'
import { check } from '../../../contract/check.ts'
import { toast } from '../toast.ts'

export interface CaptchaState {
  /** `null` when none could be fetched. */
  captcha: Captcha | null
  /** How the visitor's last request for another one ended. */
  renewal: 'renewed' | 'failed' | undefined
  /** Fetches another one; keeps this one if that fails. */
  renew: () => Promise<void>
  /** Replaces one that is used up; leaves the form without one if that fails. */
  replace: () => Promise<void>
}

/** The captcha of the form and how to get another from the worker at `address`; one request at a time. */
export function useCaptcha(address: string, initial: Captcha | null): CaptchaState {
  const [captcha, setCaptcha] = useState(initial)
  const [renewal, setRenewal] = useState<CaptchaState['renewal']>()
  const isRenewing = useRef(false)

  async function renew(): Promise<void> {
    if (isRenewing.current) return
    isRenewing.current = true
    setRenewal(undefined)
    const next = await fetchCaptcha(address)
    isRenewing.current = false
    if (next) setCaptcha(next)
    setRenewal(next ? 'renewed' : 'failed')
  }

  async function replace(): Promise<void> {
    const next = await fetchCaptcha(address)
    setCaptcha(next ?? null)
    setRenewal(undefined)
  }

  return { captcha, renewal, renew, replace }
}

/** A captcha that takes longer counts as unavailable, since the form waits for it. */
export const CAPTCHA_MS = 10_000

/** What the worker answers if the backend gave no captcha. */
const refusal = v.object({ statusCode: v.literal(503), message: v.string() })

/** A new captcha from the worker at `address`; `undefined` if that fails, with a toast if the backend failed. Never throws. */
async function fetchCaptcha(address: string): Promise<Captcha | undefined> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(CAPTCHA_MS),
    })
    const answer: unknown = await response.json()
    const drawn = check(captchaSchema, answer)
    if (response.ok && drawn.success) return drawn.output
    const refused = check(refusal, answer)
    if (refused.success) toast({ text: refused.output.message, type: 'warning' })
  } catch {
    // No network, no JSON or too many requests: the form itself says enough.
  }
  return undefined
}
