/** What a `KeyboardEvent` says about a key. */
interface KeyPress {
  key: string
  isComposing: boolean
  keyCode: number
}

/** What browsers give as the code of a key that the input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229

/**
 * Whether the reader has pressed Escape for the page. While a Chinese word is composed, Escape is the input method's and only
 * cancels the word; Safari ends the composition first, so that only the code still says so.
 */
export function isEscape(press: KeyPress): boolean {
  return isKey(press, 'Escape')
}

/** Returns whether the reader has pressed a key for the page, and not for an input method. */
export function isKey({ key, isComposing, keyCode }: KeyPress, name: string): boolean {
  return key === name && !isComposing && keyCode !== TAKEN_BY_INPUT_METHOD
}
