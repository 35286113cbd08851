const encoder = new TextEncoder()

/**
 * Returns a body that sends the chunks as they come, and a promise of the complete text. The text
 * is completed even if the reader leaves.
 */
export function sendAndCollect(pieces: AsyncIterable<string>): {
  body: ReadableStream<Uint8Array>
  whole: Promise<string>
} {
  const { readable, writable } = new IdentityTransformStream()
  const writer = writable.getWriter()
  const whole = pump(pieces, writer).catch(async (error: unknown) => {
    await writer.abort(error).catch(() => undefined)
    throw error
  })
  return { body: readable, whole }
}

async function pump(
  pieces: AsyncIterable<string>,
  writer: WritableStreamDefaultWriter<Uint8Array>,
): Promise<string> {
  let whole = ''
  for await (const piece of pieces) {
    whole += piece
    // Not awaited: a slow reader, or one who has left, must not delay the text for the cache.
    writer.write(encoder.encode(piece)).catch(() => undefined)
  }
  writer.close().catch(() => undefined)
  return whole
}
