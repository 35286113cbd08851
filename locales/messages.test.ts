import { expect, it } from 'vitest'
import en from './en.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

it('no line ends within a number', () => {
  const broken = [zh, en].flatMap(Object.values).filter((message) => /\d \d/.test(message))
  expect(broken).toEqual([])
})
