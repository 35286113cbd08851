import { decodeAnswer, NotUtf8 } from '../../contract/answer.ts'

/**
 * The chunks of a body, counted while they are read, whatever its `Content-Length` claims; nothing where it has more than
 * `limitBytes`.
 */
export async function readChunks(
  { body }: Pick<Body, 'body'>,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the body: nothing more is read.
    if (bytes > limitBytes) return undefined
    chunks.push(chunk)
  }
  return chunks
}

/**
 * The text of an answer, or nothing where it has more than `limitBytes`. One that says how long it is is read in one go, which costs
 * a third less. Throws `NotUtf8`.
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
 * The lines of an answer, each as soon as it is there: as many as `count`, none of more than `limitBytes`; one that is not UTF-8 is
 * left out. What comes after that is not read. One that says how long it is is read in one go, too.
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
      // Leaving the loop cancels the body: nothing more is read.
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

/** The text of a line; none where it is not UTF-8. */
function decodeLine(chunks: readonly Uint8Array[]): string[] {
  try {
    return [decodeAnswer(chunks)]
  } catch (error) {
    if (error instanceof NotUtf8) return []
    throw error
  }
}

/** Whether it says that it has no more than `limitBytes`: the runtime hands out no more than that. One that is packed says only how long it is then. */
function isAnnounced({ headers }: Pick<Response, 'headers'>, limitBytes: number): boolean {
  const announced = Number(headers.get('Content-Length') ?? Infinity)
  return announced <= limitBytes && !headers.has('Content-Encoding')
}
