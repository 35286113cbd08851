import { describe, expect, it } from 'vitest'
import { cardOf } from './pictures.ts'

const painting = { src: '/pictures/pier-720.webp?v=fb3cf82a', width: 1080, height: 675 }

describe('the share card of a picture', () => {
  it('is cut from the middle, with the picture’s hash and the cut in its URL', () => {
    expect(cardOf('pier', painting)).toEqual({
      image: { src: '/pictures/pier-card.jpg?v=fb3cf82a-0-54-1080', width: 1080, height: 567 },
      crop: { left: 0, top: 54, width: 1080, height: 567 },
    })
  })

  it.each(['0% 0%', '20% 80%', '35% 50%', '80% 20%', '95% 100%'])(
    'contains the focus point, near the middle unless the card is at its minimum width: %s',
    (focus) => {
      const { image, crop } = cardOf('pier', { ...painting, focus }) ?? {}
      const [x = 0, y = 0] = focus.split(' ').map((part) => Number.parseInt(part, 10) / 100)
      const { left = 0, top = 0, width = 0, height = 0 } = crop ?? {}
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(painting.width)
      expect(top + height).toBeLessThanOrEqual(painting.height)
      expect(y * painting.height).toBeGreaterThanOrEqual(top)
      expect(y * painting.height).toBeLessThanOrEqual(top + height)
      const place = (x * painting.width - left) / width
      expect(width === 600 || Math.abs(place - 0.5) < 0.21).toBe(true)
      expect(image).toMatchObject({ width, height })
    },
  )

  it('is 1200 pixels wide even if the picture is larger', () => {
    const card = cardOf('pier', { ...painting, width: 4000, height: 3000 })
    expect(card).toMatchObject({ image: { width: 1200, height: 630 }, crop: { width: 4000 } })
  })

  it.each([
    ['thumbnail', { ...painting, width: 480, height: 300 }],
    ['strip', { ...painting, width: 1080, height: 200 }],
    ['guide-map-2', painting],
    ['pier-night', painting],
  ])('does not exist for small pictures, maps and dark variants: %s', (name, small) => {
    expect(cardOf(name, small)).toBeUndefined()
  })
})
