import { useRef, useState } from 'react'
import type { Captcha } from '../../../contract/complaint.ts'
import { fetchCaptcha } from './fetch-captcha.ts'

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
