import { BACKEND_ANSWER_BYTES } from '../../client/shared/constants.ts'
import { BackendError } from './errors.ts'

/** The body as text, read to the end or to the size limit, whatever its `Content-Length` claims. */
export async function readLimited(label: string, { body }: Response): Promise<string> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > BACKEND_ANSWER_BYTES) {
      // Leaving the loop cancels the body: nothing more is read.
      throw new BackendError('unreachable', `${label}: over ${BACKEND_ANSWER_BYTES} bytes`, {
        cause: 200,
      })
    }
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
