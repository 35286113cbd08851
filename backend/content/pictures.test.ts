import { describe, expect, it } from 'vitest'
import { pictureName, readPictures } from './pictures.ts'
import { freshFolder, writeIn } from '../../tests/support/fresh-folder.ts'

const site = freshFolder()

const picture = (name: string) => ({ src: `/pictures/${name}-720.webp`, width: 720, height: 480 })

function writeList(file: string, ...names: string[]): void {
  const list = Object.fromEntries(names.map((name) => [name, picture(name)]))
  writeIn(site, file, JSON.stringify(list))
}

describe('readPictures', () => {
  it('finds content pictures and converted photographs, with their dark variants', async () => {
    writeList('content/pictures.json', 'lake')
    writeList('converted/pictures.json', 'harbour', 'lake-night')
    const pictures = await readPictures(site)
    expect(pictures('harbour', 'Boats', 'x')).toEqual({ ...picture('harbour'), alt: 'Boats' })
    expect(pictures('lake', 'A lake', 'x')).toMatchObject({ dark: picture('lake-night') })
  })

  it.each([
    'Harbour.jpg',
    'photos/2026/harbour.heic',
    '/photos/harbour.jpg',
    '/photos/Harb%6Fur.JPEG',
    'HARBOUR',
    'harbour',
  ])('finds a picture by its name or by the file of its photograph: %s', async (written) => {
    writeList('converted/pictures.json', 'harbour')
    const pictures = await readPictures(site)
    expect(pictures(written, 'Boats', 'x').src).toBe('/pictures/harbour-720.webp')
    expect(pictures.card(written)).toEqual(pictures.card('harbour'))
  })

  it('finds a picture by a URL with any characters', async () => {
    const file = '峡谷 日出 100%.jpg'
    writeList('converted/pictures.json', pictureName(file))
    const pictures = await readPictures(site)
    const { src } = pictures(file, 'Dawn', 'x')
    expect(pictures(`/photos/${encodeURIComponent(file)}`, 'Dawn', 'x').src).toBe(src)
    expect(pictures(`/photos/${file}`, 'Dawn', 'x').src).toBe(src)
  })

  it('throws with the path of a missing photograph, also if the site has no pictures', async () => {
    const pictures = await readPictures(site)
    expect(() => pictures('harbour', 'Boats', 'facts/news.yaml: 1')).toThrow(
      'facts/news.yaml: 1: there is no picture harbour; put photos/harbour.jpg into the folder',
    )
  })

  it('throws with the path of a broken list', async () => {
    writeIn(site, 'converted/pictures.json', '{')
    await expect(readPictures(site)).rejects.toThrow(/^converted\/pictures\.json: /)
  })
})
