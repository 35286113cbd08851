/** Both sides have it; this folder names no platform. */
declare const TextDecoder: new (
  label: 'utf-8',
  options: { fatal: true },
) => { decode: (bytes?: Uint8Array, options?: { stream: boolean }) => string }

/** Says that an answer's bytes are no UTF-8, and so no JSON (RFC 8259, 8.1). */
export class NotUtf8 extends Error {
  override readonly name = 'NotUtf8'

  constructor(options?: ErrorOptions) {
    super('not UTF-8', options)
  }
}

/** The text of an answer's bytes, without a byte order mark. Throws `NotUtf8`, whatever charset its header names. */
export function decodeAnswer(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    const decoded = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('')
    return decoded + decoder.decode()
  } catch (cause) {
    throw new NotUtf8({ cause })
  }
}

/** The value of an answer's text, which may have a byte order mark. Throws a `SyntaxError` where it is not JSON. */
export function parseAnswer(text: string): unknown {
  return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
}
