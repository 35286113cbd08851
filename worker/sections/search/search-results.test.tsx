import { expect, it } from 'vitest'
import type { SearchDocument } from './search-index.ts'
import { draw } from '../../../tests/support/draw.tsx'
import type { Schedule } from '../../../contract/opening-hours.ts'
import { openingTimeline } from '../../../shared/opening-hours.ts'
import { GroupedResults, groupResults } from './search-results.tsx'

const foundOf = (kind: SearchDocument['kind'], href: string, title = 'Lighthouse') => ({
  document: { kind, href, title, text: '', inLanguage: 'en' as const },
  tokens: [],
})

const HOURS: Schedule = { seasons: [{ opens: '07:00', closes: '17:00' }], exceptions: [] }
const NOW = Date.parse('2026-11-30T21:40+08:00')

function drawResults(found: Parameters<typeof groupResults>[0]) {
  return draw(
    <GroupedResults
      groups={groupResults(found)}
      isFiltered={false}
      marksOf={() => []}
      simplify={(text) => text}
      hrefOf={() => ''}
      now={new Date(NOW)}
      opening={openingTimeline(HOURS, NOW, 'Asia/Shanghai')}
    />,
  )
}

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
  const page = drawResults([found])
  const links = page.all('a').map((link) => [page.attribute(link, 'href'), page.text(link)])
  expect(links.slice(1)).toEqual([
    ['tel:+866005550168', '0600-555 0168'],
    ['tel:+866005550169', '0600-555 0169'],
  ])
})

const announced = (id: number, endsAt?: string) => {
  const { document, tokens } = foundOf('announcement', `/infomation/announcement/${id}`, `${id}`)
  return { document: { ...document, endsAt }, tokens }
}
const PAST = '2026-08-11T00:00:00+08:00'

it('results that are over are folded below the others', () => {
  const page = drawResults([announced(1), announced(2, PAST), announced(3, PAST)])
  const [over] = page.ofClass('search-over')
  expect(page.all('h3').map(page.text)).toEqual(['1', '2', '3'])
  expect(over && page.all('h3', over).map(page.text)).toEqual(['2', '3'])
  expect(page.words(page.one('summary'))).toBe('已结束 · 2')
})

it('results are not folded if all are over', () => {
  const page = drawResults([announced(1, PAST), announced(2, PAST)])
  expect(page.all('details')).toHaveLength(0)
})

it('the name of a page is shown once above its results', () => {
  const page = drawResults([announced(1), announced(2)])
  expect(page.text(page.one('section')).split('公告')).toHaveLength(3)
})

it('the hours show whether the area is open, and the tickets link to the form for a party', () => {
  const { document: hours } = foundOf('fact', '/scenic/intro#hours')
  const { document: tickets } = foundOf('page', '/mall/ticket')
  const page = drawResults([
    { document: { ...hours, hasState: true }, tokens: [] },
    { document: { ...tickets, party: '/mall/ticket#who' }, tokens: [] },
  ])
  expect(page.text(page.one('strong'))).toBe('今日已闭园，明日 07:00 开放')
  expect(page.all('a').map((link) => page.attribute(link, 'href'))).toContain('/mall/ticket#who')
})

it('after the page of a list, the group with its items is next', () => {
  const found = [
    foundOf('page', '/mall/restaurant', 'Eat'),
    foundOf('question', '/service/qa#1', 'Own food'),
    foundOf('restaurant', '/mall/restaurant/1', 'Canteen'),
  ]
  const groupsOf = (results: typeof found) => groupResults(results).map(({ group }) => group)
  expect(groupsOf(found)).toEqual(['pages', 'mall', 'answers'])
  expect(groupsOf(found.slice(1))).toEqual(['answers', 'mall'])
})

it('a restaurant shows its price and hours', () => {
  const { document, tokens } = foundOf('restaurant', '/mall/restaurant/1')
  const facts = ['¥40', '10:00–14:00']
  const page = drawResults([{ document: { ...document, facts }, tokens }])
  expect(page.words(page.one('li'))).toContain('¥40 10:00–14:00')
})
