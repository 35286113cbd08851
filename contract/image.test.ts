import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { image } from './image.ts'

describe('pictures of the backend', () => {
  const picture = { src: '/pictures/a.png', width: 20_000, height: 1, alt: '' }

  it('have a size that a page can reserve', () => {
    expect(v.is(image, picture)).toBe(true)
    for (const width of [0, 20_001, 1.5]) expect(v.is(image, { ...picture, width })).toBe(false)
  })
})
