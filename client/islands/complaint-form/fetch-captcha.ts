import * as v from 'valibot'
import { CAPTCHA_MS } from '../../shared/constants.ts'
import { type Captcha, captcha } from '../../../contract/complaint.ts'

/** A new captcha from the worker at `address`; `undefined` where that fails. Never throws. */
export async function fetchCaptcha(address: string): Promise<Captcha | undefined> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(CAPTCHA_MS),
    })
    return response.ok ? v.parse(captcha, await response.json()) : undefined
  } catch {
    return undefined
  }
}
