import type { FormParseError } from '../../shared/complaint/form.ts'
import { readChunks } from '../lib/read-limited.ts'
import { PageError } from '../page-error.ts'

/** Size limit of a posted form, far above the longest complaint. */
const FORM_BYTES = 64 * 1024

const FORM_TYPE = 'application/x-www-form-urlencoded'

const UNREAD = {
  foreign: [403, 'Forbidden'],
  tooLong: [413, 'Content Too Large'],
  wrongType: [415, 'Unsupported Media Type'],
} as const satisfies Record<FormParseError, [number, string]>

/** Returns the error for a rejected form. Used for pages that cannot show the form again. */
export function unread(why: FormParseError): PageError {
  const [status, statusMessage] = UNREAD[why]
  return new PageError(status, { statusMessage, headers: { 'Cache-Control': 'no-store' } })
}

/** Returns whether a page of this site, or a program without `Origin`, sent the request. */
export function isFromOwnPage({ url, headers }: Request): boolean {
  const origin = headers.get('Origin')
  const site = headers.get('Sec-Fetch-Site')
  if (origin === 'null') return site === 'same-origin'
  return (
    (origin === null || origin === new URL(url).origin) &&
    (site === null || site === 'same-origin' || site === 'none')
  )
}

/** Returns the fields of a form, or why it was not read. Throws a 400 if it is incomplete. */
export async function readForm(request: Request): Promise<URLSearchParams | FormParseError> {
  if (!isFromOwnPage(request)) return 'foreign'
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';', 1)
  if (type.trim().toLowerCase() !== FORM_TYPE) return 'wrongType'
  const chunks = await readChunks(request, FORM_BYTES).catch((cause: unknown) => {
    throw new PageError(400, { statusMessage: 'Bad Request', cause })
  })
  if (chunks === undefined) return 'tooLong'
  // Invalid UTF-8 is replaced by U+FFFD; the form is still accepted.
  return new URLSearchParams(await new Blob(chunks).text())
}
