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

/** The same as text. */
export async function readLimited(
  body: Pick<Body, 'body'>,
  limitBytes: number,
): Promise<string | undefined> {
  const chunks = await readChunks(body, limitBytes)
  if (chunks === undefined) return undefined
  const decoder = new TextDecoder()
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
}

/**
 * The text of a response, or nothing where it has more than `limitBytes`. One that says how long it is is read in one go, which costs
 * a third less: the runtime hands out no more than was announced. One that is packed says only how long it is then, and is counted.
 */
export async function readAnnounced(
  response: Pick<Response, 'body' | 'headers' | 'text'>,
  limitBytes: number,
): Promise<string | undefined> {
  const { headers } = response
  const announced = Number(headers.get('Content-Length') ?? Infinity)
  if (!(announced <= limitBytes) || headers.has('Content-Encoding'))
    return readLimited(response, limitBytes)
  const text = await response.text()
  return text.length > limitBytes ? undefined : text
}
