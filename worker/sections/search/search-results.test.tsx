import { expect, it } from 'vitest'
import type { SearchDocument } from './search-index.ts'
import { draw } from '../../../tests/support/draw.tsx'
import { GroupedResults, groupResults } from './search-results.tsx'

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

it('a telephone number in the text of a result is a link that calls', () => {
  const { document } = foundOf('question', '/questions#1')
  const found = {
    document: { ...document, text: '请打 0600-555 0168 或 0600-555 0169。' },
    tokens: [],
  }
  const page = draw(
    <GroupedResults
      groups={groupResults([found])}
      isFiltered={false}
      marksOf={() => []}
      simplify={(text) => text}
      hrefOf={() => ''}
      now={new Date()}
    />,
  )
  const links = page.all('a').map((link) => [page.attribute(link, 'href'), page.text(link)])
  expect(links.slice(1)).toEqual([
    ['tel:+866005550168', '0600-555 0168'],
    ['tel:+866005550169', '0600-555 0169'],
  ])
})
