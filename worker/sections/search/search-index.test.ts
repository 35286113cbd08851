import { expect, it } from 'vitest'
import { entryOf, foldBy, indexDocuments, type SearchDocument } from './search-index.ts'

const fold = foldBy((text) => text.replaceAll('燈', '灯'))
const documentOf = (title: string, text = ''): SearchDocument => ({
  kind: 'fact',
  href: '/',
  title,
  text,
  inLanguage: 'zh',
})

it('a text is indexed in small Simplified letters without accents', () => {
  expect(entryOf(0, documentOf('長堤燈塔', 'CAFÉ “Ōmi”，が'), fold)).toMatchObject({
    title: '長堤灯塔',
    text: 'cafe omi が',
  })
})

it('a short Chinese title is a name, with its initials', () => {
  expect(entryOf(0, documentOf('灯塔'), fold).name).toBe('灯塔 dt')
  expect(entryOf(0, documentOf('Lighthouse'), fold).name).toBe('')
  expect(entryOf(0, documentOf('灯塔'.repeat(7)), fold).name).toBe('')
})

it('slips are looked for in words that tell something, neither in numbers nor in pairs of characters', () => {
  const { words, names } = indexDocuments(
    [documentOf('灯塔', 'Where is lantern 1234？在码头')],
    fold,
  )
  expect(words.nearest('lantern', 0)).toEqual(['lantern'])
  for (const other of ['where', '1234', '码头', '灯塔']) expect(words.nearest(other, 0)).toEqual([])
  expect(names.nearest('灯塔', 0)).toEqual(['灯塔'])
})
