import { decodeAnswer, NotUtf8 } from '../../contract/answer.ts'

/** Returns the chunks of a body; undefined if it has more than `limitBytes`. */
export async function readChunks(
  { body }: Pick<Body, 'body'>,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop like this cancels the body.
    if (bytes > limitBytes) return undefined
    chunks.push(chunk)
  }
  return chunks
}

/**
 * Returns the text of a response; undefined if it has more than `limitBytes`. If `Content-Length`
 * is known, reads the body at once, which takes a third less time. Throws `NotUtf8` if it is not
 * UTF-8.
 */
export async function readAnnounced(
  response: Pick<Response, 'body' | 'headers' | 'arrayBuffer'>,
  limitBytes: number,
): Promise<string | undefined> {
  if (isAnnounced(response, limitBytes)) {
    const bytes = new Uint8Array(await response.arrayBuffer())
    return bytes.byteLength > limitBytes ? undefined : decodeAnswer([bytes])
  }
  const chunks = await readChunks(response, limitBytes)
  return chunks && decodeAnswer(chunks)
}

const NEWLINE = 10

/**
 * Yields the lines of a response as they arrive, at most `count` lines. Stops at a line of more
 * than `limitBytes`. Skips a line that is not UTF-8. If `Content-Length` is known, reads the body
 * at once.
 */
export async function* readLines(
  response: Pick<Response, 'body' | 'headers' | 'arrayBuffer'>,
  limitBytes: number,
  count: number,
): AsyncGenerator<string, void> {
  const chunks = isAnnounced(response, limitBytes * count)
    ? [new Uint8Array(await response.arrayBuffer())]
    : (response.body ?? [])
  let line: Uint8Array[] = []
  let bytes = 0
  let left = count
  for await (const chunk of chunks) {
    let begin = 0
    let end = chunk.indexOf(NEWLINE)
    for (; end >= 0 && left > 0; end = chunk.indexOf(NEWLINE, begin)) {
      bytes += end - begin
      // Leaving the loop like this cancels the body.
      if (bytes > limitBytes) return
      yield* decodeLine([...line, chunk.subarray(begin, end)])
      left -= 1
      line = []
      bytes = 0
      begin = end + 1
    }
    bytes += chunk.byteLength - begin
    if (bytes > limitBytes || (left === 0 && bytes > 0)) return
    line.push(chunk.subarray(begin))
  }
}

/** Returns an array with the text of a line. The array is empty if the line is not UTF-8. */
function decodeLine(chunks: readonly Uint8Array[]): string[] {
  try {
    return [decodeAnswer(chunks)]
  } catch (error) {
    if (error instanceof NotUtf8) return []
    throw error
  }
}

/**
 * Returns whether `Content-Length` is at most `limitBytes`. The runtime then never returns more
 * bytes than announced. False for a compressed body, because its header has the compressed length.
 */
function isAnnounced({ headers }: Pick<Response, 'headers'>, limitBytes: number): boolean {
  const announced = Number(headers.get('Content-Length') ?? Infinity)
  return announced <= limitBytes && !headers.has('Content-Encoding')
}
