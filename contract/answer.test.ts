import * as v from 'valibot'
import { expect, it } from 'vitest'
import { answer } from './answer.ts'

const cut = (msg: string) => v.parse(answer, { code: 7, msg }).msg

it('cuts a long message between two characters', () => {
  const beginning = 'a'.repeat(199)
  expect(cut(`${beginning}bc`)).toBe(`${beginning}b`)
  expect(cut(`${beginning}😀`)).toBe(beginning)
  expect(cut(`${beginning.slice(1)}😀😀`)).toBe(`${beginning.slice(1)}😀`)
})
