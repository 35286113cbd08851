import type { Language } from '../locales/languages.ts'
import { NETWORK_FAILURE_TEXT, SYSTEM_FAILURE_TEXT } from './constants.ts'

/**
 * A failed call. Visitors read a refusal in the backend's own words, and any other failure as a
 * network failure.
 */
export interface Failure {
  kind: 'unreachable' | 'refused' | 'malformed'
  /** The `msg` that came with a refusal. */
  msg?: string | undefined
}

const FIXED_TEXTS: Record<Language, { network: string; system: string }> = {
  zh: { network: NETWORK_FAILURE_TEXT, system: SYSTEM_FAILURE_TEXT },
  en: {
    network: 'Network service error. Please reload the page or contact us',
    system: 'System error',
  },
}

/** The text of the warning toast for a failed call, the same at the edge and in the browser. */
export function failureText(language: Language, failure: Failure): string {
  const texts = FIXED_TEXTS[language]
  return failure.kind === 'refused' ? failure.msg?.trim() || texts.system : texts.network
}
