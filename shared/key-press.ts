/** The fields of a `KeyboardEvent` that describe a key. */
interface KeyPress {
  key: string
  isComposing: boolean
  keyCode: number
}

/** The key code of keys that an input method handles. In Safari, only this code shows it. */
const TAKEN_BY_INPUT_METHOD = 229

/** Returns whether Escape was pressed for the page, not to cancel a word in an input method. */
export function isEscape(press: KeyPress): boolean {
  return isKey(press, 'Escape')
}

/** Returns whether the reader pressed a key for the page, and not for an input method. */
export function isKey({ key, isComposing, keyCode }: KeyPress, name: string): boolean {
  return key === name && !isComposing && keyCode !== TAKEN_BY_INPUT_METHOD
}
