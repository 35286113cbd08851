import { expect, it } from 'vitest'
import * as v from 'valibot'
import { telephone } from '../contract/values.ts'
import { dialled } from './dialled.ts'

it.each([
  ['0559-555 0168', '+865595550168'],
  ['010 6555 0101', '+861065550101'],
  ['138 0055 0101', '+8613800550101'],
  ['+44 20 7946 0018', '+442079460018'],
  ['400-800 0100', '4008000100'],
  ['12301', '12301'],
  ['110', '110'],
  ['0559-555 0168 转 8002', '+865595550168'],
  ['0559-5550168、5550169', '+865595550168'],
  ['0559-5550161 / 0559-5550162', '+865595550161'],
  ['+86 (559) 555-0168', '+865595550168'],
  ['热线：12345', '12345'],
])('dials %s as %s', (text, number) => {
  expect(v.is(telephone, text)).toBe(true)
  expect(dialled(text)).toBe(number)
})
