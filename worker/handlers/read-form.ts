import type { Unread } from '../../shared/complaint/form.ts'
import { readLimited } from '../lib/read-limited.ts'
import { PageError } from '../page-error.ts'

/** The most that is read of a posted form: the longest complaint is far shorter, even with every character percent-encoded. */
const FORM_BYTES = 64 * 1024

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** The HTTP status for a form that is not read. */
export const UNREAD_STATUS = {
  foreign: 403,
  tooLong: 413,
  wrongType: 415,
} as const satisfies Record<Unread, number>

/** The fields of a form that a page of this site posted, or why it is not read. Throws 400 where its body breaks off. */
export async function readForm(request: Request): Promise<URLSearchParams | Unread> {
  if (!isFromOwnPage(request)) return 'foreign'
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';', 1)
  if (type.trim().toLowerCase() !== FORM_TYPE) return 'wrongType'
  const body = await readLimited(request, FORM_BYTES).catch((cause: unknown) => {
    throw new PageError(400, { statusMessage: 'Bad Request', cause })
  })
  return body === undefined ? 'tooLong' : new URLSearchParams(body)
}

/** By the headers that say where a request comes from; a request without them is accepted. */
function isFromOwnPage({ url, headers }: Request): boolean {
  const origin = headers.get('Origin')
  const site = headers.get('Sec-Fetch-Site')
  return (
    (origin === null || origin === new URL(url).origin) &&
    (site === null || site === 'same-origin' || site === 'none')
  )
}
