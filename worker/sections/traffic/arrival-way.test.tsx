import { expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { ArrivalList, ArrivalWay, endOf } from './arrival-way.tsx'
import type { Arrival, Way } from './way.ts'

const NORTH: Arrival = {
  id: 'north',
  mode: 'rail',
  title: '北站',
  description: '换乘专线',
  minutes: 50,
  legs: [{ name: '专线', end: '大门' }],
}
const SOUTH: Arrival = { ...NORTH, id: 'south', title: '南站', description: '步行', legs: [] }

it.each([
  [[], []],
  [[NORTH], ['您从哪里来']],
])('the list of departure places has a heading only if it has items', (arrivals, headings) => {
  const page = draw(<ArrivalList arrivals={arrivals} language="zh" />)
  expect(page.all('h2').map((heading) => page.text(heading))).toEqual(headings)
})

it('a departure place with directions links to them; another one shows its notes', () => {
  const others = [1, 2, 3].map((number) => ({ ...SOUTH, title: `${number}` }))
  const page = draw(<ArrivalList arrivals={[NORTH, SOUTH, ...others]} language="zh" />)
  const links = page.all('a')
  expect(links.map((link) => page.attribute(link, 'href'))).toEqual([
    '/service/traffic?from=north#way',
  ])
  const text = page.text(page.one('ul'))
  expect(text).toContain('步行')
  expect(text).not.toContain('换乘专线')
})

it('a short list shows the notes of all departure places', () => {
  const page = draw(<ArrivalList arrivals={[NORTH, SOUTH]} language="zh" />)
  expect(page.text(page.one('ul'))).toContain('换乘专线')
})

it.each([
  ['18:30', ['回程末班 18:30']],
  [undefined, []],
])('only the last departure back is emphasised: %s', (lastBack, bold) => {
  const way = {
    ...NORTH,
    id: 'north',
    legs: [{ name: '专线', end: '大门', last: '19:30', lastBack }],
  }
  const page = draw(
    <ArrivalWay way={way} arrivals={[way]} telephone="0600-555 0100" language="zh" />,
  )
  expect(page.all('strong').map((fact) => page.text(fact))).toEqual(bold)
  expect(page.text(page.one('ol'))).toContain('末班 19:30')
})

it('a route of one leg shows its time and price once, as totals', () => {
  const only = {
    name: '专线',
    end: '大门',
    minutes: 50,
    price: { amount: 1500, currency: 'CNY' },
  } as const
  const way = { ...NORTH, id: 'north', legs: [only] }
  const page = draw(
    <ArrivalWay way={way} arrivals={[way]} telephone="0600-555 0100" language="zh" />,
  )
  expect(page.text(page.one('section')).match(/50\s分钟|¥15/g)).toHaveLength(2)
})

const TOWN: Arrival = { ...NORTH, id: 'town', title: '公交·镇上', start: '镇上' }
const COACH: Way = {
  ...NORTH,
  id: 'coach',
  legs: [
    { name: '长途车', end: '镇上' },
    { name: '公交', end: '大门' },
  ],
}

it.each([
  ['one route starts there', [TOWN], ['/service/traffic?from=town#way']],
  ['no route starts there', [NORTH], []],
  ['several routes start there', [TOWN, { ...TOWN, id: 'taxi' }], []],
])('a change of vehicles is a link if %s', (_, arrivals, links) => {
  const page = draw(
    <ArrivalWay way={COACH} arrivals={arrivals} telephone="0600-555 0100" language="zh" />,
  )
  const stops = page.ofClass('stop')
  expect(stops.map((stop) => page.text(stop))).toEqual(['北站', '镇上', '大门'])
  expect(
    stops.flatMap((stop) => page.all('a', stop)).map((link) => page.attribute(link, 'href')),
  ).toEqual(links)
})

const GUIDE = {
  origin: [120, 30] satisfies [number, number],
  points: [['南门', 121] as const, ['车站', 122] as const, ['车站', 123] as const].map(
    ([name, longitude], index) => ({
      id: `${index}`,
      category: 'sight',
      name,
      summary: '',
      coordinates: [longitude, 30] satisfies [number, number],
      accessible: true,
    }),
  ),
}

it.each([
  ['the only point with its name', '南门', { title: '南门', coordinates: [121, 30] }],
  ['the entrance if no point has its name', '北门', { title: '入口', coordinates: [120, 30] }],
  [
    'the entrance if several points have its name',
    '车站',
    { title: '入口', coordinates: [120, 30] },
  ],
])('on the map, a route ends at %s', (_, end, place) => {
  expect(endOf({ legs: [{ name: '专线', end }] }, GUIDE, 'zh')).toEqual(place)
})

it('a route has no map if the guide is not available', () => {
  const page = draw(
    <ArrivalWay way={COACH} arrivals={[]} telephone="0600-555 0100" language="zh" />,
  )
  expect(page.ofClass('leg')).toHaveLength(2)
  expect(page.ofClass('place-map')).toEqual([])
})
