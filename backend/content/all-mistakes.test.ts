import { expect, it } from 'vitest'
import { Mistakes } from './mistakes.ts'

const fail = (error: Error) => () => {
  throw error
}

it('a task returns its result, or undefined if it fails', async () => {
  const mistakes = new Mistakes()
  expect(await mistakes.from(async () => 2)).toBe(2)
  expect(() => mistakes.throwIfAny()).not.toThrow()
  expect(await mistakes.from(fail(new Error('a')))).toBeUndefined()
})

it('the error lists all messages, each once', async () => {
  const mistakes = new Mistakes()
  for (const message of ['b', 'a\nc', 'b']) await mistakes.from(fail(new Error(message)))
  expect(() => mistakes.throwIfAny()).toThrow(new Error('b\na\nc'))
})

it('throws the programming error if there is one', async () => {
  const fault = new TypeError('x is not a function')
  const mistakes = new Mistakes()
  for (const error of [new Error('a'), fault]) await mistakes.from(fail(error))
  expect(() => mistakes.throwIfAny()).toThrow(fault)
})
