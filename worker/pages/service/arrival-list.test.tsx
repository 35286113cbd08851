import { expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { ArrivalList } from './arrival-list.tsx'

it.each([
  [[], []],
  [
    [{ mode: 'rail', title: '北站', description: '换乘专线', minutes: 50 } as const],
    ['怎样到景区'],
  ],
])('the ways to arrive have a heading only where there are some', (arrivals, headings) => {
  const page = draw(<ArrivalList arrivals={arrivals} language="zh" />)
  expect(page.all('h2').map((heading) => page.text(heading))).toEqual(headings)
})
