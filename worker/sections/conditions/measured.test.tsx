import { expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { DutyNotes } from './measured.tsx'

it.each([
  ['2026-11-24', ['每小时一班', '今日不开']],
  ['2026-11-25', ['每小时一班', '周二不开']],
])('the facts of %s are those of its day of the week', (day, values) => {
  const notes = [
    { label: '渡船', value: '每小时一班' },
    { label: '登塔', value: '今日不开', weekdays: ['tuesday' as const] },
    { label: '登塔', value: '周二不开', weekdays: ['monday' as const, 'wednesday' as const] },
  ]
  const page = draw(<DutyNotes notes={notes} day={day} />)
  expect(page.all('dd').map(page.text)).toEqual(values)
})
