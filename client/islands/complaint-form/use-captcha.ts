import { useRef, useState } from 'react'
import type { Captcha } from '../../../contract/complaint.ts'
import { fetchCaptcha } from './fetch-captcha.ts'

export interface CaptchaState {
  /** `null` when none could be fetched. */
  captcha: Captcha | null
  /** How the visitor's last request for another one ended. */
  news: 'renewed' | 'failed' | undefined
  /** Asks for another one; keeps this one if there is none. */
  renew: () => Promise<void>
  /** Replaces one that is used up; leaves the form without one if there is no other. */
  replace: () => Promise<void>
}

/** The captcha of the form and how to get another from the worker at `address`; one request at a time. */
export function useCaptcha(address: string, initial: Captcha | null): CaptchaState {
  const [captcha, setCaptcha] = useState(initial)
  const [news, setNews] = useState<CaptchaState['news']>()
  const isUnderWay = useRef(false)

  async function renew(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setNews(undefined)
    const next = await fetchCaptcha(address)
    isUnderWay.current = false
    if (next) setCaptcha(next)
    setNews(next ? 'renewed' : 'failed')
  }

  async function replace(): Promise<void> {
    const next = await fetchCaptcha(address)
    setCaptcha(next ?? null)
    setNews(undefined)
  }

  return { captcha, news, renew, replace }
}
