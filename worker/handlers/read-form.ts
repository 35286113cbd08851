import { FORM_BYTES } from '../../client/shared/constants.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Why a posted form is not read: another site's page posted it, it is too long, it is no form. */
type Unread = 'foreign' | 'tooLong' | 'wrongType'

/** The HTTP status that says so. */
export const UNREAD_STATUS = {
  foreign: 403,
  tooLong: 413,
  wrongType: 415,
} as const satisfies Record<Unread, number>

/** The fields of a form that a page of this site posted, or why it is not read. */
export async function readForm(request: Request): Promise<URLSearchParams | Unread> {
  if (!isFromOwnPage(request)) return 'foreign'
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';', 1)
  if (type.trim().toLowerCase() !== FORM_TYPE) return 'wrongType'
  const body = await readText(request)
  return body === undefined ? 'tooLong' : new URLSearchParams(body)
}

/** By what the browser says of where a request comes from; a browser that says nothing is believed. */
function isFromOwnPage({ url, headers }: Request): boolean {
  const origin = headers.get('Origin')
  const site = headers.get('Sec-Fetch-Site')
  return (
    (origin === null || origin === new URL(url).origin) &&
    (site === null || site === 'same-origin' || site === 'none')
  )
}

/** The body as text, counted while it is read, whatever its `Content-Length` claims; nothing where it is too long. */
async function readText({ body }: Request): Promise<string | undefined> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > FORM_BYTES) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
