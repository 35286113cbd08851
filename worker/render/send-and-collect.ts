const encoder = new TextEncoder()

/** A body that sends the pieces as they come, and a promise of the whole text, which is kept even if the reader leaves. */
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
    // Not awaited: a reader who is slow, or gone, must not delay the copy for the cache.
    writer.write(encoder.encode(piece)).catch(() => undefined)
  }
  writer.close().catch(() => undefined)
  return whole
}
