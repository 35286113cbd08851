import { expect, it } from 'vitest'
import type { SearchDocument } from './search-index.ts'
import { groupResults } from './search-results.tsx'

const foundOf = (kind: SearchDocument['kind'], href: string, title = 'Lighthouse') => ({
  document: { kind, href, title, text: '', inLanguage: 'en' as const },
  tokens: [],
})

it('a place on several pages is one result, with links to its other pages', () => {
  const [places, ...others] = groupResults([
    foundOf('point', '/guide#point-1'),
    foundOf('sight', '/sights/1'),
    foundOf('spot', '/intro?spot=1'),
  ])
  expect(others).toEqual([])
  expect(places?.found.map((each) => each.document.href)).toEqual(['/sights/1'])
  expect(places?.found[0]?.others.map(({ href }) => href)).toEqual([
    '/intro?spot=1',
    '/guide#point-1',
  ])
})

it('places with the same name on one page are several results, and so are questions', () => {
  const [places, answers] = groupResults([
    foundOf('point', '/guide#point-1'),
    foundOf('point', '/guide#point-2'),
    foundOf('question', '/questions#1'),
  ])
  expect(places?.found).toHaveLength(2)
  expect(answers?.found).toHaveLength(1)
})
