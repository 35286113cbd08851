import { describe, expect, it } from 'vitest'
import { resizeBy } from './image-resize.ts'

const SRC = 'https://img.example/a.jpg'

describe('IMAGE_RESIZE', () => {
  it.each([
    ['cloudflare', SRC, `/cdn-cgi/image/width=480,fit=scale-down,format=auto/${SRC}`],
    [
      'cloudflare',
      '/pictures/a.jpg',
      '/cdn-cgi/image/width=480,fit=scale-down,format=auto/pictures/a.jpg',
    ],
    ['?x-oss-process=image/resize,w_{width}', SRC, `${SRC}?x-oss-process=image/resize,w_480`],
    ['?imageView2/2/w/{width}', `${SRC}?v=1`, `${SRC}?v=1&imageView2/2/w/480`],
    ['!/fw/{width}', SRC, `${SRC}!/fw/480`],
    ['https://r.example/{width}/{src}', SRC, `https://r.example/480/${SRC}`],
    [
      'https://r.example/?w={width}&u={src}',
      `${SRC}?a=$&`,
      'https://r.example/?w=480&u=https%3A%2F%2Fimg.example%2Fa.jpg%3Fa%3D%24%26',
    ],
  ])('%s resizes %s with the address %s', (setting, src, expected) => {
    expect(resizeBy(setting, false)?.(src, 480)).toBe(expected)
  })

  it('does not resize vector images, animations or, with a template, the site’s own files', () => {
    expect(resizeBy('cloudflare', false)?.('https://img.example/a.svg?v=1', 480)).toBeUndefined()
    expect(resizeBy('?w={width}', false)?.('https://img.example/a.GIF', 480)).toBeUndefined()
    expect(resizeBy('?w={width}', false)?.('/pictures/a.jpg', 480)).toBeUndefined()
  })

  it('returns undefined if resizing is off, or if it needs Cloudflare on one’s own server', () => {
    expect(resizeBy('none', false)).toBeUndefined()
    expect(resizeBy('cloudflare', true)).toBeUndefined()
  })
})
