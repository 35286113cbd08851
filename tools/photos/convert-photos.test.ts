import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SitePicture } from '../../shared/site-pictures.ts'
import { convertedFolder, convertPhotos } from './convert-photos.ts'
import { freshFolder } from '../../tests/support/fresh-folder.ts'

const HEIC = new URL('fixtures/red-over-blue.heic', import.meta.url)
const site = freshFolder()
const photos = join(site, 'photos')
const pictures = convertedFolder(site)
beforeEach(() => mkdir(photos))

/** A picture whose upper half is red and whose lower half is blue. */
function redOverBlue(width: number, height: number) {
  const half = Math.round(height / 2)
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: { create: { width, height: half, channels: 3, background: '#ff0000' } },
      top: 0,
      left: 0,
    },
  ])
}

/** Converts the photographs. Returns the changes and the written list. */
async function convert() {
  const changes = await convertPhotos(site)
  const list: Record<string, SitePicture> = JSON.parse(
    await readFile(join(pictures, 'pictures.json'), 'utf8'),
  )
  return { ...changes, pictures: list }
}

/**
 * Returns the colours at the top and bottom of a file, in steps of 64. Smaller differences come
 * from the encoding.
 */
async function ends(file: string): Promise<string[]> {
  const { data, info } = await sharp(join(pictures, file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (row: number) => {
    const from = (row * info.width + Math.round(info.width / 2)) * info.channels
    return [...data.subarray(from, from + 3)].map((value) => Math.round(value / 64)).join(' ')
  }
  return [at(2), at(info.height - 3)]
}

/** Writes `photos.yaml`. */
function writeEntries(text: string): Promise<void> {
  return writeFile(join(photos, 'photos.yaml'), text)
}

const RED_OVER_BLUE = ['4 0 0', '0 0 4']

describe('a photograph', () => {
  it.each(['jpg', 'png', 'webp', 'avif', 'tiff'] as const)('may be %s', async (type) => {
    await redOverBlue(800, 600).toFile(join(photos, `Light House.${type}`))
    const { pictures: made, written } = await convert()
    expect(written).toEqual([{ name: 'light-house', file: expect.stringMatching(/light.?house/i) }])
    expect(made['light-house']).toMatchObject({ width: 800, height: 600 })
    expect(await ends('light-house-720.webp')).toEqual(RED_OVER_BLUE)
  })

  it('may be HEIC', async () => {
    await writeFile(join(photos, 'IMG_2041.HEIC'), await readFile(HEIC))
    expect(namesOf(await convert())).toEqual(['img-2041'])
    expect(await ends('img-2041-320.avif')).toEqual(RED_OVER_BLUE)
  })

  it('is rotated upright according to its metadata', async () => {
    // Orientation 3 in the metadata means that the camera was upside down.
    const upright = await redOverBlue(400, 300).png().toBuffer()
    await sharp(await sharp(upright).rotate(180).png().toBuffer())
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toFile(join(photos, 'turned.jpg'))
    await convert()
    expect(await ends('turned-320.avif')).toEqual(RED_OVER_BLUE)
  })

  it('is converted from its colour profile', async () => {
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c86432' } })
      .withIccProfile('p3')
      .png()
      .toFile(join(photos, 'p3.png'))
    const { pictures: made } = await convert()
    expect(made['p3']?.colour).toMatch(/^#c[78]6[345]3[123]$/)
  })

  it('loses its metadata', async () => {
    await redOverBlue(400, 300)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '24/1 5/1 0/1' } })
      .jpeg()
      .toFile(join(photos, 'where.jpg'))
    await convert()
    const { exif, xmp } = await sharp(join(pictures, 'where-320.avif')).metadata()
    expect([exif, xmp]).toEqual([undefined, undefined])
  })

  it('is never enlarged, and has no file wider than its use needs', async () => {
    await redOverBlue(500, 300).png().toFile(join(photos, 'small.png'))
    await redOverBlue(1500, 1000).jpeg().toFile(join(photos, 'large.jpg'))
    await redOverBlue(3600, 400).jpeg().toFile(join(photos, 'largest.jpg'))
    await redOverBlue(3600, 400).jpeg().toFile(join(photos, 'hero.jpg'))
    await redOverBlue(3000, 400).jpeg().toFile(join(photos, 'guide-map-1.jpg'))
    const { pictures: made } = await convert()
    const widths = (name: string) => made[name]?.variants.map(({ width }) => width)
    expect(widths('small')).toEqual([320, 480, 500, 500])
    expect(widths('large')).toEqual([320, 480, 720, 1080, 1500, 720])
    expect(widths('largest')).toEqual([320, 480, 720, 1080, 1600, 2880, 720])
    expect(widths('hero')).toEqual([960, 1280, 1600, 1920, 2880, 1280])
    expect(widths('guide-map-1')).toEqual([800, 1200, 1600, 2400, 3000, 1200])
  })
})

it('converts only new or changed photographs, and removes deleted ones', async () => {
  await redOverBlue(400, 300).png().toFile(join(photos, 'one.png'))
  await redOverBlue(400, 300).png().toFile(join(photos, 'two.png'))
  const first = await convert()
  const { mtimeMs } = await stat(join(pictures, 'one-320.avif'))
  expect(namesOf(await convert())).toEqual([])
  await redOverBlue(410, 300).png().toFile(join(photos, 'two.png'))
  const { written, pictures: made } = await convert()
  expect(written).toMatchObject([{ name: 'two' }])
  expect((await stat(join(pictures, 'one-320.avif'))).mtimeMs).toBe(mtimeMs)
  expect(made['two']?.src).not.toBe(first.pictures['two']?.src)
  await rm(join(photos, 'two.png'))
  await writeFile(join(pictures, 'own.txt'), 'the operator put this here')
  expect((await convert()).removed).toEqual(['two'])
  expect(await readdir(pictures)).toEqual([
    'one-320.avif',
    'one-400.avif',
    'one-400.webp',
    'own.txt',
    'pictures.json',
  ])
})

it('writes a missing file again', async () => {
  await redOverBlue(400, 300).png().toFile(join(photos, 'one.png'))
  await convert()
  await rm(join(pictures, 'one-320.avif'))
  expect(namesOf(await convert())).toEqual(['one'])
})

it('changes nothing if the folder of originals is missing', async () => {
  await redOverBlue(400, 300).png().toFile(join(photos, 'one.png'))
  const { pictures: made } = await convert()
  await rm(photos, { recursive: true })
  expect(await convert()).toEqual({ written: [], focused: [], removed: [], pictures: made })
})

describe('the focus of a photograph', () => {
  beforeEach(() => redOverBlue(400, 300).png().toFile(join(photos, 'Pier.png')))

  it('is set in a file of its own, and changes no picture file', async () => {
    const { pictures: made } = await convert()
    await writeEntries('pier: { focus: 70% 30% }')
    const { written, focused, pictures: moved } = await convert()
    expect([written, focused]).toEqual([[], ['pier']])
    expect(moved).toEqual({ pier: { ...made['pier'], focus: '70% 30%' } })
    expect((await convert()).focused).toEqual([])
    await redOverBlue(410, 300).png().toFile(join(photos, 'Pier.png'))
    expect((await convert()).pictures['pier']).toMatchObject({ width: 410, focus: '70% 30%' })
    await rm(join(photos, 'photos.yaml'))
    expect((await convert()).pictures['pier']).not.toHaveProperty('focus')
  })

  it.each([
    ['pear: { focus: 70% 30% }', 'pear: there is no photograph of this name'],
    ['pier: { focus: left }', 'pier.focus: must be a place from the left and the top, as 70% 30%'],
    ['pier: { focus: 101% 0% }', 'pier.focus: must be a place from the left and the top'],
    ['pier: { focus: 50% }', 'pier.focus: must be a place from the left and the top'],
    ['pier: { focus: "0% 0%; color: red" }', 'pier.focus: must be a place'],
    ['pier: { focus: 70% 30%, alt: sea }', 'pier.alt: there is no such field'],
    ['pier:', 'pier: '],
    ['- pier', 'photos.yaml: '],
    ['pier: {', 'photos.yaml: '],
  ])('causes an error in one sentence if it is %j', async (text, complaint) => {
    await writeEntries(text)
    const error: unknown = await convert().catch((thrown: unknown) => thrown)
    expect(String(error)).toContain(complaint)
    expect(String(error)).toContain('photos.yaml')
    expect(String(error)).not.toContain('\n')
  })

  it('causes an error with each wrong field on a line of its own', async () => {
    await writeEntries('pier: { fokus: 70% 30% }')
    await expect(convert()).rejects.toThrow(
      'photos/photos.yaml: pier.focus: is missing\nphotos/photos.yaml: pier.fokus: there is no such field',
    )
  })

  it('cannot be set for a night picture', async () => {
    await redOverBlue(400, 300).png().toFile(join(photos, 'pier-night.png'))
    await writeEntries('pier-night: { focus: 70% 30% }')
    await expect(convert()).rejects.toThrow('photos.yaml: pier-night: has the focus of pier')
  })
})

it('ignores folders, and files that are not photographs', async () => {
  await redOverBlue(400, 300).png().toFile(join(photos, 'one.png'))
  await writeFile(join(photos, '._one.png'), 'what a Mac keeps beside a file')
  await writeFile(join(photos, 'notes.txt'), 'taken in May')
  await mkdir(join(photos, 'harbour.jpg'))
  expect(namesOf(await convert())).toEqual(['one'])
})

it('does not repeat finished photographs after an error in a later one', async () => {
  await redOverBlue(400, 300).png().toFile(join(photos, 'a.png'))
  await writeFile(join(photos, 'b.png'), 'a letter')
  await expect(convert()).rejects.toThrow(/b\.png/)
  await redOverBlue(400, 300).png().toFile(join(photos, 'b.png'))
  expect(namesOf(await convert())).toEqual(['b'])
})

describe('a one-sentence error names the file if', () => {
  const png = redOverBlue(400, 300).png()

  it.each([
    ['no-picture.jpg', Buffer.from('a letter')],
    ['empty.png', Buffer.alloc(0)],
    ['page.webp', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('%s is not a picture', async (name, bytes) => {
    await writeFile(join(photos, name), bytes)
    await expect(convert()).rejects.toThrow(
      new RegExp(`photos/${name}: can't be read as a picture: [^\\n]+$`),
    )
  })

  it('several files are broken, and the others are still converted', async () => {
    for (const name of ['a.jpg', 'c.png']) await writeFile(join(photos, name), 'a letter')
    await png.toFile(join(photos, 'b.png'))
    await expect(convert()).rejects.toThrow(/a\.jpg: can't be read.*\n.*c\.png: can't be read/)
    await Promise.all(['a.jpg', 'c.png'].map((name) => rm(join(photos, name))))
    expect(namesOf(await convert())).toEqual([])
  })

  it('a file is cut off', async () => {
    const whole = await redOverBlue(800, 600).jpeg().toBuffer()
    await writeFile(join(photos, 'half.jpg'), whole.subarray(0, whole.length / 2))
    await expect(convert()).rejects.toThrow(/half\.jpg: can't be read as a picture/)
  })

  it('a HEIC file is cut off', async () => {
    const whole = await readFile(HEIC)
    await writeFile(join(photos, 'half.heic'), whole.subarray(0, whole.length / 2))
    await expect(convert()).rejects.toThrow(/half\.heic: can't be read as a picture/)
  })

  it('two files have the same name', async () => {
    await mkdir(join(photos, 'b'))
    await png.toFile(join(photos, 'Same name.png'))
    await png.toFile(join(photos, 'b', 'same-name.png'))
    await expect(convert()).rejects.toThrow(
      /b\/same-name\.png: has the name "same-name", as Same name\.png has/,
    )
  })

  it.each(['pictures.json', 'content/pictures.json'])(
    '%s already has a picture with this name',
    async (list) => {
      await mkdir(join(site, 'content'))
      await writeFile(join(site, list), '{ "hero": {} }')
      await png.toFile(join(photos, 'Hero.png'))
      await expect(convert()).rejects.toThrow(`Hero.png: ${list} has a picture "hero" already`)
      expect(await readdir(site)).not.toContain('converted')
    },
  )

  it('the list of converted pictures is broken', async () => {
    await mkdir(pictures)
    await writeFile(join(pictures, 'pictures.json'), '{')
    await png.toFile(join(photos, 'one.png'))
    await expect(convertPhotos(site)).rejects.toThrow(/converted\/pictures\.json: is not JSON$/)
  })

  it.each(['hero.gif', 'hero.CR2', 'walk.mp4', 'hero'])(
    '%s has an unsupported type',
    async (name) => {
      await writeFile(join(photos, name), '')
      await expect(convert()).rejects.toThrow(
        `photos/${name}: is not a JPEG, PNG, WebP, AVIF, HEIC`,
      )
    },
  )

  it('has the name of a share card', async () => {
    await png.toFile(join(photos, 'share-home-zh.png'))
    await expect(convert()).rejects.toThrow('share-home-zh.png: cards to share are drawn by npm')
  })
})

const namesOf = ({ written }: { written: { name: string }[] }) => written.map(({ name }) => name)
