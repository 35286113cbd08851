/** A body as text, counted while it is read, whatever its `Content-Length` claims; nothing where it has more bytes. */
export async function readLimited(
  { body }: Pick<Body, 'body'>,
  limitBytes: number,
): Promise<string | undefined> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of body) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the body: nothing more is read.
    if (bytes > limitBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
