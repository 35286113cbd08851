import { describe, expect, it } from 'vitest'
import { shareCardOf } from './share-card.ts'

const SITE_ORIGIN = 'https://www.shore.example'
const TEMPLATE = '?x-oss-process=image/resize,w_{width}'

const picture = (src: string, width = 1600, height = 1000) => ({ src, width, height, alt: '海边' })

const cardOf = (image: Parameters<typeof shareCardOf>[0], IMAGE_RESIZE = 'none') =>
  shareCardOf(image, { IMAGE_RESIZE, SITE_ORIGIN })

describe('the share picture of an item', () => {
  it('is the one from the backend if there is one', () => {
    const share = { src: '/pictures/room-card.jpg?v=1', width: 900, height: 472 }
    expect(cardOf({ ...picture('/pictures/room.webp'), share }, 'cloudflare')).toEqual({
      ...share,
      src: `${SITE_ORIGIN}${share.src}`,
      type: 'image/jpeg',
      alt: '海边',
    })
  })

  it.each([
    ['/pictures/room.jpg?v=1', `${SITE_ORIGIN}/pictures/room.jpg?v=1`, 'image/jpeg'],
    ['https://img.shore.example/room.png', 'https://img.shore.example/room.png', 'image/png'],
    ['https://img.shore.example/A.JPG', 'https://img.shore.example/A.JPG', 'image/jpeg'],
  ])('is the item’s picture without changes if nothing resizes: %s', (src, address, type) => {
    expect(cardOf(picture(src))).toMatchObject({ src: address, width: 1600, height: 1000, type })
  })

  it('is a JPEG crop around the focus if Cloudflare resizes', () => {
    const webp = { ...picture('https://img.shore.example/room.webp'), focus: '70% 30%' }
    const crop = 'width=1200,height=630,fit=cover,gravity=0.7x0.3,format=jpeg'
    expect(cardOf(webp, 'cloudflare')).toEqual({
      src: `${SITE_ORIGIN}/cdn-cgi/image/${crop}/https://img.shore.example/room.webp`,
      width: 1200,
      height: 630,
      type: 'image/jpeg',
      alt: '海边',
    })
    expect(cardOf(picture('/a.jpg', 800, 800), 'cloudflare')).toMatchObject({
      src: expect.stringContaining('width=800,height=420,fit=cover,gravity=0.5x0.5'),
      height: 420,
    })
  })

  it('is no larger than necessary if another service resizes', () => {
    const src = 'https://img.shore.example/room.jpg'
    expect(cardOf(picture(src, 4000, 3000), TEMPLATE)).toMatchObject({
      src: `${src}?x-oss-process=image/resize,w_1200`,
      width: 1200,
      height: 900,
    })
    expect(cardOf(picture(src, 1000, 600), TEMPLATE)).toMatchObject({ src, width: 1000 })
  })

  it.each([
    ['none', undefined],
    ['of a type that some programs cannot read', picture('/pictures/room.webp')],
    ['a drawing', picture('/pictures/room.svg')],
    ['smaller than WeChat shows', picture('/pictures/room.jpg', 1200, 280)],
    ['without an address', picture('https://[/room.jpg')],
    ['at an invalid port', picture('https://img:99999/room.jpg')],
    ['with an unpaired surrogate', picture('https://\ud800/room.png')],
  ])('is undefined if the item’s picture is %s', (_, image) => {
    expect(cardOf(image)).toBeUndefined()
  })
})
