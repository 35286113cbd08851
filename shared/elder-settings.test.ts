import { expect, it } from 'vitest'
import { chosenAfter, chosenIn } from './elder-settings.ts'

it.each([
  ['1', ''],
  ['1mbpx', 'mbpx'],
  ['0', undefined],
  ['', undefined],
  [undefined, undefined],
  ['11', undefined],
  ['1mbpxmbpx', undefined],
  ['1"></style>', undefined],
])('the settings cookie %j is read as %j', (cookie, chosen) => {
  expect(chosenIn(cookie)).toBe(chosen)
})

it.each([
  ['1', '', ''],
  ['1', 'lb', 'lb'],
  ['0', 'lb', undefined],
  ['size', '', 'm'],
  ['size', 'm', 'l'],
  ['size', 'lb', 'b'],
  ['contrast', 'm', 'mw'],
  ['contrast', 'mwx', 'mbx'],
  ['contrast', 'bp', 'p'],
  ['pointer', 'lb', 'lbp'],
  ['pointer', 'lbpx', 'lbx'],
  ['line', 'p', 'px'],
  // Letters that no button sets are dropped.
  ['size', 'zz', 'm'],
  ['toString', 'm', undefined],
  [null, 'm', undefined],
])('the button %j changes the settings %j to %j', (pressed, chosen, left) => {
  expect(chosenAfter(pressed, chosen)).toBe(left)
})
