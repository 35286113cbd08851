import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { image } from './image.ts'
import { validRows } from './lenient.ts'
import { listed } from './listing.ts'
import { DEFAULT_READING, withReading } from './check.ts'

describe('pictures of the backend', () => {
  const picture = { src: '/pictures/a.png', width: 20_000, height: 1, alt: '' }

  it('need a width that is a whole number from 1 to 20,000', () => {
    expect(v.is(image, picture)).toBe(true)
    for (const width of [0, 20_001, 1.5]) expect(v.is(image, { ...picture, width })).toBe(false)
  })
})

it.each([undefined, { src: 'http://img.example/a.png', width: 1, height: 1, alt: '' }])(
  'an item is listed without its cover if that is missing or invalid: %j',
  (cover) => {
    const item = { id: '1', title: '客舍', summary: '', inLanguage: 'zh', cover }
    expect(v.parse(listed, item).cover).toBeUndefined()
  },
)

it('a picture is offered in every width that its host can produce, also in lists', () => {
  const schema = withReading(validRows(image), {
    ...DEFAULT_READING,
    resize: (src, width) => `${src}?w=${width}`,
  })
  const dark = { src: '/b.png', width: 400, height: 1 }
  const [picture] = v.parse(schema, [{ src: '/a.webp', width: 500, height: 1, dark }])
  expect(picture?.variants).toEqual([
    { src: '/a.webp?w=320', width: 320, type: 'image/webp' },
    { src: '/a.webp?w=480', width: 480, type: 'image/webp' },
    { src: '/a.webp', width: 500, type: 'image/webp' },
  ])
  expect(picture?.dark?.variants?.map(({ src }) => src)).toEqual(['/b.png?w=320', '/b.png'])
})
