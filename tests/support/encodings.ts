/** Returns a text in GB18030 whose Chinese characters are invalid as UTF-8. */
export function asGb18030(text: string): Buffer<ArrayBuffer> {
  return bytesOf(text.replaceAll(/\p{Script=Han}/gu, '\u00c3\u00c5'))
}

/** Returns the lower eight bits of each character's code. */
export function bytesOf(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text, 'latin1')
}

/** Bytes that are not valid UTF-8, for the middle of a text. */
export const NO_UTF8: readonly (readonly [name: string, bytes: string])[] = [
  ['a stray byte', '\xff'],
  ['a continuation byte alone', '\x80'],
  ['a character that is cut', '\xe6\xb9'],
  ['an overlong form', '\xc0\xaf'],
  ['a surrogate', '\xed\xa0\x80'],
  ['a character past the last', '\xf4\x90\x80\x80'],
]
