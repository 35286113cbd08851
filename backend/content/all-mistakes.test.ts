import { describe, expect, it } from 'vitest'
import { resultsOf } from './entries.ts'

const fail = (error: Error) => () => {
  throw error
}

describe('the results of tasks', () => {
  it('are in their order', async () => {
    expect(await resultsOf([() => 1, async () => 2])).toEqual([1, 2])
  })

  it('are an error with all that is to be mended, each once', async () => {
    const tasks = ['b', 'a', 'b'].map((message) => fail(new Error(message)))
    await expect(resultsOf([() => 1, ...tasks])).rejects.toThrow(new Error('b\na'))
  })

  it('are the fault of the code if there is one', async () => {
    const fault = new TypeError('x is not a function')
    await expect(resultsOf([fail(new Error('a')), fail(fault)])).rejects.toBe(fault)
  })
})
