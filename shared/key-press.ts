/** The fields of a `KeyboardEvent` that describe a key. */
interface KeyPress {
  key: string
  isComposing: boolean
  keyCode: number
}

/** The key code that browsers report for keys handled by an input method. */
const TAKEN_BY_INPUT_METHOD = 229

/**
 * Returns whether the reader pressed Escape for the page. While somebody composes a Chinese word,
 * Escape only cancels the word in the input method. Safari ends the composition before the event,
 * so there only the key code shows this.
 */
export function isEscape(press: KeyPress): boolean {
  return isKey(press, 'Escape')
}

/** Returns whether the reader pressed a key for the page, and not for an input method. */
export function isKey({ key, isComposing, keyCode }: KeyPress, name: string): boolean {
  return key === name && !isComposing && keyCode !== TAKEN_BY_INPUT_METHOD
}
