import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../locales/languages.ts'
import { picturesOf } from '../site/site-modules.ts'
import { THEMES } from '../site/brand-colours.ts'
import { drawInBrowser } from './draw-in-browser.ts'
import { writeDrawn, iconsOf } from './drawn-files.ts'
import { inBoth } from '../../tests/support/in-both.ts'
import { freshFolder } from '../../tests/support/fresh-folder.ts'

const folder = freshFolder()

const NAME = inBoth({ zh: '青屿海岸', en: 'Qingyu Coast' })
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#00f"/></svg>'

/** Returns the colour of a pixel in steps of 16, because encoding changes it slightly. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw()
  return [...(await pixel.toBuffer())].map((value) => Math.round(value / 16))
}

describe('drawInBrowser', () => {
  it.each(THEMES)(
    'draws cards in %s with the home page’s picture behind or above the name',
    async (theme) => {
      const hero = join(folder, 'hero.png')
      await sharp({ create: { width: 90, height: 60, channels: 3, background: '#40a0c0' } }).toFile(
        hero,
      )
      const { cards, sign } = await drawInBrowser({
        theme,
        colours: {},
        name: NAME,
        logo: LOGO,
        hero,
      })
      expect(sign).toBe(LOGO)
      expect([...cards.keys()]).toEqual(LANGUAGES)
      for (const card of cards.values()) {
        expect(await sharp(card).metadata()).toMatchObject({
          format: 'jpeg',
          width: 1200,
          height: 630,
        })
        expect(await colourAt(card, 1190, 10)).toEqual([4, 10, 12])
      }
      const [chinese = Buffer.alloc(0), english = Buffer.alloc(0)] = cards.values()
      expect(chinese.equals(english)).toBe(false)
    },
  )

  it.each(THEMES)(
    'draws cards in %s with all words inside the square in the middle',
    async (theme) => {
      const name = inBoth({
        zh: '青屿群岛国家级海洋自然公园',
        en: 'Qingyu Islands National Marine Park and Reserve',
      })
      const { cards } = await drawInBrowser({ theme, colours: {}, name, logo: LOGO })
      for (const card of cards.values()) {
        const strip = sharp(card).extract({ left: 0, top: 0, width: 284, height: 630 }).greyscale()
        const grey = await strip.raw().toBuffer()
        const differing = grey.filter(
          (value, index) => Math.abs(value - (grey[index - (index % 284)] ?? 0)) > 24,
        )
        expect(differing).toHaveLength(0)
      }
    },
  )

  it('draws icons of the name without text elements if there is no logo and no seal', async () => {
    const { sign } = await drawInBrowser({
      theme: 'scroll',
      colours: { accent: '#0b6bb0' },
      name: NAME,
    })
    expect(sign).not.toContain('<text')
    const icon = (await iconsOf(sign)).get('public/icon-512.png')
    const png = Buffer.from(icon ?? '')
    expect(await colourAt(png, 5, 5)).toEqual([1, 7, 11])
    expect((await sharp(png).stats()).channels[0]?.max).toBe(255)
  })

  it('fails for a character that no font has', async () => {
    const drawing = drawInBrowser({
      theme: 'scroll',
      colours: {},
      name: { ...NAME, zh: '青\u{f1234}' },
    })
    await expect(drawing).rejects.toThrow(
      'This machine has no font with \u{f1234}: npm run browser',
    )
  })
})

const drawn = (content: string) =>
  new Map([
    ['public/favicon.svg', content],
    ['pictures/share-home-zh.jpg', content],
  ])

describe('drawn files', () => {
  it('are replaced if nobody has changed them', async () => {
    const files = [...drawn('').keys()]
    expect(await writeDrawn(folder, drawn('one'))).toEqual({ written: files, untouched: [] })
    expect(await writeDrawn(folder, drawn('two'))).toEqual({ written: files, untouched: [] })
    expect(readFileSync(join(folder, 'public/favicon.svg'), 'utf8')).toBe('two')
  })

  it.each(['public/favicon.svg', 'pictures/share-home-zh.jpg'])(
    '%s is not replaced if the operator has changed or created it',
    async (own) => {
      mkdirSync(dirname(join(folder, own)))
      writeFileSync(join(folder, own), 'mine')
      expect((await writeDrawn(folder, drawn('one'))).untouched).toEqual([own])
      const [other = ''] = [...drawn('').keys()].filter((file) => file !== own)
      writeFileSync(join(folder, other), 'mine now')
      expect((await writeDrawn(folder, drawn('two'))).written).toEqual([])
      expect(readFileSync(join(folder, own), 'utf8')).toBe('mine')
      rmSync(join(folder, own))
      expect((await writeDrawn(folder, drawn('two'))).written).toEqual([own])
    },
  )

  it('are not written if their record is broken', async () => {
    writeFileSync(join(folder, 'drawn.json'), '{ "public/favicon.svg": 7 }')
    await expect(writeDrawn(folder, drawn('one'))).rejects.toThrow(/^drawn\.json: public\/favicon/)
    expect(existsSync(join(folder, 'public'))).toBe(false)
  })

  it('are the pictures for shared links, unless the site lists its own', async () => {
    await writeDrawn(folder, drawn('one'))
    const src = expect.stringMatching(/^\/pictures\/share-home-zh\.jpg\?v=[\da-f]{8}$/)
    expect(picturesOf(folder)['share-home-zh']).toMatchObject({ src, width: 1200, height: 630 })
    const own = { src: '/pictures/own.jpg', width: 3, height: 2, colour: '#ffffff', variants: [] }
    writeFileSync(join(folder, 'pictures/own.jpg'), '')
    writeFileSync(join(folder, 'pictures.json'), JSON.stringify({ 'share-home-zh': own }))
    expect(picturesOf(folder)['share-home-zh']).toEqual(own)
  })
})
