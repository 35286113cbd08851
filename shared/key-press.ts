/** The fields of a `KeyboardEvent` that describe a key. */
interface KeyPress {
  key: string
  isComposing: boolean
  keyCode: number
}

/** The key code that browsers report for a key which the input method handles. */
const TAKEN_BY_INPUT_METHOD = 229

/**
 * Returns whether the reader pressed Escape to act on the page. While a Chinese word is composed,
 * Escape belongs to the input method and cancels the word. Safari ends the composition before the
 * event, so that only the key code shows this.
 */
export function isEscape(press: KeyPress): boolean {
  return isKey(press, 'Escape')
}

/**
 * Returns whether the reader pressed a key to act on the page. False for a key that belongs to an
 * input method.
 */
export function isKey({ key, isComposing, keyCode }: KeyPress, name: string): boolean {
  return key === name && !isComposing && keyCode !== TAKEN_BY_INPUT_METHOD
}
