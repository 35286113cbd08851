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
