/** A text in GB18030: each Chinese character is another one, but all of them are two bytes that are no UTF-8. */
export function asGb18030(text: string): Buffer<ArrayBuffer> {
  return bytesOf(text.replaceAll(/\p{Script=Han}/gu, '\u00c3\u00c5'))
}

/** The bytes whose values a text's characters have; of one that has no such value the last eight bits. */
export function bytesOf(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text, 'latin1')
}

/** What is no UTF-8, in the middle of a text. */
export const NO_UTF8: readonly (readonly [name: string, bytes: string])[] = [
  ['a stray byte', '\xff'],
  ['a continuation byte alone', '\x80'],
  ['a character that is cut', '\xe6\xb9'],
  ['an overlong form', '\xc0\xaf'],
  ['a surrogate', '\xed\xa0\x80'],
  ['a character past the last', '\xf4\x90\x80\x80'],
]
