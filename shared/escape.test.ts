import { expect, it } from 'vitest'
import { isEscape } from './escape.ts'

it.each([
  ['Escape', false, 27, true],
  ['Escape', true, 27, false],
  ['Escape', true, 229, false],
  ['Escape', false, 229, false],
  ['Enter', false, 13, false],
])('the key %s, composing %s, code %i, is Escape itself: %s', (key, isComposing, keyCode, is) => {
  expect(isEscape({ key, isComposing, keyCode })).toBe(is)
})
