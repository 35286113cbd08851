import { expect, it, vi } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { ItemRows } from './item-list.tsx'
import { ground, nightGround, preloadsOf, SitePicture } from './site-picture.tsx'

/**
 * A site with two pictures. One is for the top of its home page. The other has a portrait version,
 * but no night version.
 */
vi.mock(import('../../shared/site.ts'), async (importOriginal) => {
  const site = await importOriginal()
  const variants = [480, 960].map((width) => ({
    src: `/pictures/hero-${width}.avif`,
    width,
    type: 'image/avif',
  }))
  const hero = {
    src: '/pictures/hero.webp',
    width: 1920,
    height: 1080,
    colour: '#7fb2bd',
    variants,
  }
  const aside = { ...hero, focus: '70% 30%' }
  const twins = { 'opening-traffic': aside, 'opening-traffic-night': hero, 'opening-contact': hero }
  return { ...site, pictures: { hero, ...twins } }
})

const HERO = { of: 'hero', upright: 'hero-tall', sizes: '100vw' } as const

it('renders and preloads nothing for a picture that the site does not have', () => {
  expect(draw(<SitePicture of="lost" sizes="100vw" className="a" />).all('picture')).toEqual([])
  expect(preloadsOf({ of: 'lost', sizes: '100vw' })).toEqual([])
})

it('a picture without other versions is shown at all sizes and in both colour schemes', () => {
  const page = draw(<SitePicture {...HERO} className="a" />)
  expect(page.all('source').map((source) => page.attribute(source, 'media'))).toEqual([undefined])
  expect(page.attribute(page.one('picture'), 'className')).toBe('a')
  const [preload, ...others] = preloadsOf(HERO)
  expect(others).toEqual([])
  expect(preload).not.toHaveProperty('media')
})

it('without a portrait night version, a dark page uses the wide night version', () => {
  const both = { of: 'opening-traffic', upright: 'opening-contact', sizes: '100vw' } as const
  const narrow = '(max-width: 47.99em)'
  const [light, dark] = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']
  const page = draw(<SitePicture {...both} className="a" />)
  const media = page.all('source').map((source) => page.attribute(source, 'media'))
  expect(media).toEqual([`${narrow} and ${light}`, dark, undefined])
  expect(preloadsOf(both).map((link) => link['media'])).toEqual([
    `${narrow} and ${light}`,
    `${narrow} and ${dark}`,
  ])
})

it('nightGround is a dimmed version of the picture, or undefined without a picture', () => {
  expect(ground('hero')).toBe('url(/pictures/hero-960.avif)')
  expect(nightGround('hero')).toBe(
    'linear-gradient(rgb(15 26 37/70%) 0 0),url(/pictures/hero-960.avif)',
  )
  expect(nightGround('lost')).toBeUndefined()
})

const item = (id: string) => ({ id, title: id, summary: id, inLanguage: 'zh' as const })
const cover = { src: '/pictures/a.webp', width: 3, height: 2, alt: 'A' }

it.each([
  [
    'all have one',
    [
      { ...item('1'), cover },
      { ...item('2'), cover },
    ],
    2,
    2,
  ],
  ['one of them has none: a plain ground', [{ ...item('1'), cover }, item('2')], 1, 2],
  ['no row has one', [item('1'), item('2')], 0, 0],
])('rows have the right pictures and placeholders if %s', (_, items, pictures, places) => {
  const page = draw(<ItemRows items={items} />)
  expect(page.all('img')).toHaveLength(pictures)
  expect(page.ofClass('picture')).toHaveLength(places)
  expect(page.all('h2')).toHaveLength(2)
})

it('a picture has its focus, and that of its portrait version if there is one', () => {
  expect(styleWith({})).toMatch(/--focus:70% 30%$/)
  expect(styleWith({ upright: 'hero-tall' })).toMatch(/--focus:70% 30%;--upright-focus:70% 30%$/)
  expect(styleWith({ upright: 'opening-contact' })).toMatch(/--focus:70% 30%$/)
})

/** Returns the style of a picture with a focus. */
function styleWith(upright: { upright?: 'hero-tall' | 'opening-contact' }): unknown {
  const page = draw(<SitePicture of="opening-traffic" {...upright} sizes="1px" className="a" />)
  return page.attribute(page.one('picture'), 'style')
}
