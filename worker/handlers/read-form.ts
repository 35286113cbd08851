import type { Unread } from '../../shared/complaint/form.ts'
import { readChunks } from '../lib/read-limited.ts'
import { PageError } from '../page-error.ts'

/** The most that is read of a posted form: the longest complaint is far shorter, even with every character percent-encoded. */
const FORM_BYTES = 64 * 1024

const FORM_TYPE = 'application/x-www-form-urlencoded'

const UNREAD = {
  foreign: [403, 'Forbidden'],
  tooLong: [413, 'Content Too Large'],
  wrongType: [415, 'Unsupported Media Type'],
} as const satisfies Record<Unread, [number, string]>

/** The error for a form that is not read, where its page has no place to say so. */
export function unread(why: Unread): PageError {
  const [status, statusMessage] = UNREAD[why]
  return new PageError(status, { statusMessage, headers: { 'Cache-Control': 'no-store' } })
}

/** The fields of a form that a page of this site posted, or why it is not read. Throws 400 where its body breaks off. */
export async function readForm(request: Request): Promise<URLSearchParams | Unread> {
  if (!isFromOwnPage(request)) return 'foreign'
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';', 1)
  if (type.trim().toLowerCase() !== FORM_TYPE) return 'wrongType'
  const chunks = await readChunks(request, FORM_BYTES).catch((cause: unknown) => {
    throw new PageError(400, { statusMessage: 'Bad Request', cause })
  })
  if (chunks === undefined) return 'tooLong'
  // Bytes that mean nothing in UTF-8 cost a character, never the form.
  return new URLSearchParams(await new Blob(chunks).text())
}

/**
 * Whether a page of this site posted the form. `Sec-Fetch-Site` decides where a browser sends it: an origin that the page's referrer
 * policy hides is `null`. A request without either header is accepted.
 */
function isFromOwnPage({ url, headers }: Request): boolean {
  const origin = headers.get('Origin')
  const site = headers.get('Sec-Fetch-Site')
  if (origin === 'null') return site === 'same-origin'
  return (
    (origin === null || origin === new URL(url).origin) &&
    (site === null || site === 'same-origin' || site === 'none')
  )
}
