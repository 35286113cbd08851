import { languages, type Language } from '../../../locales/languages.ts'
import { readComplaint } from './read-complaint.ts'
import { sendComplaint } from './send-complaint.ts'
import type { Submission } from './submission.ts'

export interface ComplaintAddress {
  language: Language
  /** Where the form is posted. */
  action: string
}

/** Checks a form as the worker would, and sends it when nothing is wrong: where its receipt is, or why there is none. */
export async function readAndSend(
  form: URLSearchParams,
  { language, action }: ComplaintAddress,
): Promise<{ href: string } | Submission> {
  const complaint = readComplaint(form, languages[language].id)
  if ('errors' in complaint) return complaint
  const sent = await sendComplaint(action, form)
  return 'href' in sent ? sent : { ...sent, values: complaint.values }
}
