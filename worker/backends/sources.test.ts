import { expect, it } from 'vitest'
import { Sources } from './sources.ts'

it('names each call once, with the time of its oldest answer', () => {
  const sources = new Sources()
  for (const storedAt of [5000, 3000, 9000])
    sources.use('goodsList', { storedAt, data: {}, isMissing: false }, false)
  sources.use('menu', { storedAt: 7000, data: {}, isMissing: false }, false)
  expect(sources.calls).toEqual([
    ['goodsList', 3000],
    ['menu', 7000],
  ])
})
