import { expect, it } from 'vitest'
import { knownBy, newsIn, type Notice } from './notices.ts'

const boat = (is: Notice['is'], waitMinutes?: number): Notice => ({
  id: 'facility-boat',
  is,
  waitMinutes,
  text: 'Island boat',
})
const bus: Notice = { id: 'facility-bus', is: 'running', text: 'Bus' }
const typhoon: Notice = { id: 'alert-1019', is: 'announced', text: 'Typhoon' }

it.each<[name: string, before: Notice[], now: Notice[], news: Notice[]]>([
  ['nothing has changed', [boat('closed'), typhoon], [boat('closed'), typhoon], []],
  ['the facility closes', [boat('running')], [boat('closed')], [boat('closed')]],
  ['the facility runs only in part', [boat('planned')], [boat('limited')], [boat('limited')]],
  ['the facility runs again', [boat('closed')], [boat('running')], [boat('running')]],
  ['the facility should run again', [boat('limited')], [boat('planned')], [boat('planned')]],
  ['a report confirms that it runs', [boat('planned')], [boat('running')], []],
  ['it begins to run by its timetable', [], [boat('planned'), bus], []],
  ['it is closed and was unknown before', [], [boat('closed')], [boat('closed')]],
  ['its closure is over with the day', [boat('closed')], [], []],
  ['a queue forms', [boat('running')], [boat('running', 20)], [boat('running', 20)]],
  ['a queue is gone', [boat('running', 30)], [boat('running')], [boat('running')]],
  ['a queue grows a little', [boat('running', 20)], [boat('running', 29)], []],
  ['a queue grows', [boat('running', 20)], [boat('running', 30)], [boat('running', 30)]],
  ['a queue of ten minutes', [boat('planned')], [boat('running', 10)], [boat('running', 10)]],
  ['something is announced', [bus], [bus, typhoon], [typhoon]],
  ['an announcement ends', [bus, typhoon], [bus], []],
  [
    'several things change',
    [boat('running'), bus],
    [typhoon, boat('closed'), bus],
    [typhoon, boat('closed')],
  ],
  ['a subject is named like a property of objects', [], [{ ...bus, id: 'constructor' }], []],
])('returns the notices to announce if %s', (_, before, now, news) => {
  expect(newsIn(knownBy(before), now)).toEqual(news)
})

it('returns no notices if only their language changes', () => {
  const before = knownBy([boat('closed'), typhoon])
  expect(newsIn(before, [{ ...boat('closed'), text: '环岛船' }, typhoon])).toEqual([])
})
