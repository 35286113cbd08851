import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'
import { preloadsOf, SitePicture } from './site-picture.tsx'

const painting = {
  src: '/pictures/peak-720.webp?v=1',
  width: 1080,
  height: 675,
  colour: '#bac1b1',
  variants: [
    { src: '/pictures/peak-480.avif?v=1', width: 480, type: 'image/avif' },
    { src: '/pictures/peak-1080.avif?v=1', width: 1080, type: 'image/avif' },
    { src: '/pictures/peak-720.webp?v=1', width: 720, type: 'image/webp' },
  ],
}

describe('Picture', () => {
  it('offers all sizes, best type first, and the image’s own file only as fallback', () => {
    const avif =
      '<source type="image/avif" srcSet="/pictures/peak-480.avif?v=1 480w, /pictures/peak-1080.avif?v=1 1080w" sizes="50vw"/>'
    const html = renderToStaticMarkup(<Picture image={{ ...painting, alt: '峰' }} sizes="50vw" />)
    expect(html).toContain(`${avif}<img`)
    const more = { src: '/pictures/peak-1080.webp?v=1', width: 1080, type: 'image/webp' }
    const image = { ...painting, variants: [...painting.variants, more], alt: '峰' }
    expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" />)).toContain(
      `${avif}<source type="image/webp" srcSet="/pictures/peak-720.webp?v=1 720w, /pictures/peak-1080.webp?v=1 1080w" sizes="50vw"/><img`,
    )
    expect(html).toContain('width="1080" height="675" alt="峰" loading="lazy"')
    expect(html).toContain('style="--colour:#bac1b1"')
  })

  it('marks a night picture, which dark pages do not dim', () => {
    const html = renderToStaticMarkup(
      <Picture image={{ ...painting, colour: '#1e363c', alt: '' }} sizes="50vw" />,
    )
    expect(html).toContain('class="picture picture-night"')
  })

  it('renders no other sources for a picture with only one size', () => {
    const image = { src: 'https://img.example/a.jpg', width: 4, height: 3, alt: '' }
    const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" isFirst />)
    expect(html).not.toContain('<source')
    expect(html).toContain(
      'src="https://img.example/a.jpg" width="4" height="3" alt="" loading="eager"',
    )
  })

  it('offers the night version for dark pages first', () => {
    const dark = { ...painting, src: '/pictures/peak-night-720.webp?v=1', variants: [] }
    const html = renderToStaticMarkup(
      <Picture image={{ ...painting, alt: '', dark }} sizes="50vw" />,
    )
    expect(html).toMatch(
      /<picture[^>]*><source srcSet="\/pictures\/peak-night-720\.webp\?v=1" media="\(prefers-color-scheme: dark\)"/,
    )
  })
})

describe('SitePicture', () => {
  it('has four versions of the hero picture: narrow or wide, by day or by night', () => {
    const html = renderToStaticMarkup(
      <SitePicture of="hero" upright="hero-tall" sizes="100vw" className="hero-picture" isFirst />,
    )
    const views = [...html.matchAll(/srcSet="\/pictures\/([a-z-]+)-\d+\.avif/g)].map(
      ([, name]) => name,
    )
    expect(views).toEqual(['hero-tall-night', 'hero-tall', 'hero-night', 'hero'])
  })
  it('is preloaded on narrow windows by exactly one link per colour scheme', () => {
    const links = preloadsOf({ of: 'hero', upright: 'hero-tall', sizes: '100vw' })
    expect(links.map(({ media }) => media)).toEqual([
      '(max-width: 47.99em) and (prefers-color-scheme: light)',
      '(max-width: 47.99em) and (prefers-color-scheme: dark)',
    ])
  })
})
