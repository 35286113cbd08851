import { describe, expect, it } from 'vitest'
import { pictureName } from './pictures.ts'

describe('the name of a picture', () => {
  it.each([
    ['IMG_2041.JPG', 'img-2041'],
    ['Fähre am Kai.png', 'fahre-am-kai'],
    ['hero-night.jpg', 'hero-night'],
    ['a.b.c.webp', 'a-b-c'],
    ['photos/2026/storm.jpg', 'storm'],
    [String.raw`photos\2026\Storm (1).HEIC`, 'storm-1'],
    ['img-2041', 'img-2041'],
  ])('of %s is %s', (file, name) => {
    expect(pictureName(file)).toBe(name)
  })

  it.each([
    '峡谷日出.jpg',
    '灯塔1.png',
    'øst.webp',
    '2041я.heic',
    '微信图片_20261128.jpg',
    '＿.jpg',
  ])('of %s is a hash that does not depend on folder or extension', (file) => {
    const name = pictureName(file)
    expect(name).toMatch(/^photo-[0-9a-f]{8}$/)
    expect(pictureName(`photos/2026/${file}`)).toBe(name)
    expect(pictureName(file.replace(/\.\w+$/, ''))).toBe(name)
    expect(pictureName(`${file.replace(/\.\w+$/, '')}-night.jpg`)).toBe(`${name}-night`)
  })

  it('differs between files, but not between Unicode forms of the same file name', () => {
    expect(pictureName('灯塔1.png')).not.toBe(pictureName('灯塔2.png'))
    // On macOS, file names contain a letter and its accent as two characters.
    expect(pictureName('グ.png'.normalize('NFD'))).toBe(pictureName('グ.png'.normalize('NFC')))
  })
})
