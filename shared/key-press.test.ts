import { expect, it } from 'vitest'
import { isEscape } from './key-press.ts'

it.each([
  ['Escape', 'Escape', false, 27, true],
  ['another key', 'Enter', false, 13, false],
  ['Escape that cancels a composition', 'Escape', true, 229, false],
  ['the same where only `isComposing` says so', 'Escape', true, 27, false],
  ['Escape in Safari, which ends the composition first', 'Escape', false, 229, false],
])(
  '`isEscape` recognizes Escape only outside a composition: %s',
  (_, key, isComposing, keyCode, answer) => {
    expect(isEscape({ key, isComposing, keyCode })).toBe(answer)
  },
)
