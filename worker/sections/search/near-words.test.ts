import { describe, expect, it } from 'vitest'
import { NearWords } from './search-index.ts'

describe('the words nearest to one', () => {
  it.each([
    ['lanten', 2, ['lantern']],
    ['lantren', 2, ['lantern']],
    ['lanternss', 2, ['lanterns']],
    ['harbr', 1, ['harbor']],
    ['harber', 2, ['harbor']],
    ['harb', 1, []],
    ['__proto__', 2, []],
    ['', 0, []],
  ])('to %j within %i letters are %j', (word, slips, near) => {
    const words = new NearWords(['lantern', 'harbour', 'harbor'])
    words.add('lanterns')
    expect(words.nearest(word, slips)).toEqual(near)
  })
})
