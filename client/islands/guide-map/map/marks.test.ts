import { expect, it } from 'vitest'
import { signOf } from './marks.ts'

const spring = { id: 'spring', character: '泉' }
const toilet = { id: 'toilet', character: '厕' }

it.each([
  ['the icon of the point first', { ...toilet, icon: 'food' }, 'boat', { icon: 'boat' }],
  ['the icon of the category', { ...toilet, icon: 'food' }, undefined, { icon: 'food' }],
  ['that of the category’s id', toilet, undefined, { icon: 'toilet' }],
  ['a neutral mark for an unknown category', undefined, undefined, { icon: 'place' }],
] as const)('a mark shows %s, in both languages', (_, category, icon, sign) => {
  for (const isChinese of [true, false]) expect(signOf(category, { icon, isChinese })).toEqual(sign)
})

it('a category without an icon shows its character on Chinese pages only', () => {
  expect(signOf(spring, { isChinese: true })).toEqual({ character: '泉' })
  expect(signOf(spring, { isChinese: false })).toEqual({ icon: 'place' })
})
