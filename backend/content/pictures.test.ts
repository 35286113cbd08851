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
  it('finds pictures of the content and those made of photographs, with their twins', async () => {
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
  ])('finds one by its name or its photograph’s file: %s', async (written) => {
    writeList('converted/pictures.json', 'harbour')
    const pictures = await readPictures(site)
    expect(pictures(written, 'Boats', 'x').src).toBe('/pictures/harbour-720.webp')
    expect(pictures.card(written)).toEqual(pictures.card('harbour'))
  })

  it('finds one by an address with any characters', async () => {
    const file = '峡谷 日出 100%.jpg'
    writeList('converted/pictures.json', pictureName(file))
    const pictures = await readPictures(site)
    const { src } = pictures(file, 'Dawn', 'x')
    expect(pictures(`/photos/${encodeURIComponent(file)}`, 'Dawn', 'x').src).toBe(src)
    expect(pictures(`/photos/${file}`, 'Dawn', 'x').src).toBe(src)
  })

  it('says where to put a photograph that is missing, also where a site has none', async () => {
    const pictures = await readPictures(site)
    expect(() => pictures('harbour', 'Boats', 'facts/news.yaml: 1')).toThrow(
      'facts/news.yaml: 1: there is no picture harbour; put photos/harbour.jpg into the folder',
    )
  })

  it('says which list is broken', async () => {
    writeIn(site, 'converted/pictures.json', '{')
    await expect(readPictures(site)).rejects.toThrow(/^converted\/pictures\.json: /)
  })
})
