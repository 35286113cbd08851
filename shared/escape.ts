/** The part of a `KeyboardEvent` that tells what a key means. */
interface KeyPress {
  key: string
  isComposing: boolean
  keyCode: number
}

/** What browsers report for a key that an input method takes; Safari only this, without `isComposing`. */
const TAKEN_BY_INPUT_METHOD = 229

/** Whether a key is Escape itself, not the one that cancels a word which an input method is composing. */
export function isEscape({ key, isComposing, keyCode }: KeyPress): boolean {
  return key === 'Escape' && !isComposing && keyCode !== TAKEN_BY_INPUT_METHOD
}
