import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { image } from './image.ts'
import { listed } from './listing.ts'

describe('pictures of the backend', () => {
  const picture = { src: '/pictures/a.png', width: 20_000, height: 1, alt: '' }

  it('have a size that a page can reserve', () => {
    expect(v.is(image, picture)).toBe(true)
    for (const width of [0, 20_001, 1.5]) expect(v.is(image, { ...picture, width })).toBe(false)
  })
})

it.each([undefined, { src: 'http://img.example/a.png', width: 1, height: 1, alt: '' }])(
  'a thing is listed without the cover that it lacks, or that does not fit: %j',
  (cover) => {
    const thing = { id: '1', title: '客舍', summary: '', inLanguage: 'zh', cover }
    expect(v.parse(listed, thing).cover).toBeUndefined()
  },
)
