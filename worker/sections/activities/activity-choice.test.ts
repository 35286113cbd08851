import { describe, expect, it } from 'vitest'
import { filterActivities, type When } from './event-words.ts'

const ZONE = 'Asia/Shanghai'

function activity(id: string, startAt: string, endAt: string) {
  const [start, end] = [startAt, endAt].map((at) => `${at}:00+08:00`)
  return { id, event: { startAt: start ?? '', endAt: end ?? '', venue: '湖堤' } }
}

const friday = activity('friday', '2026-11-27T19:00', '2026-11-28T00:00')
const saturday = activity('saturday', '2026-11-28T09:30', '2026-11-28T15:30')
const weeks = activity('weeks', '2026-11-20T09:00', '2026-12-20T17:00')
const december = activity('december', '2026-12-01T07:00', '2026-12-01T15:30')
const past = activity('past', '2026-11-07T10:00', '2026-11-08T15:00')
const undated = { id: 'undated', event: undefined }

function chosen(when: When | undefined, time: string): string[] {
  const now = new Date(`${time}:00+08:00`)
  const all = [friday, saturday, weeks, december, past, undated]
  return filterActivities(all, { when, now, zone: ZONE }).map(({ id }) => id)
}

describe('the list of activities', () => {
  it('sorts activities last as soon as they have ended', () => {
    expect(chosen(undefined, '2026-11-28T15:29')).toEqual([
      'saturday',
      'weeks',
      'december',
      'undated',
      'friday',
      'past',
    ])
    expect(chosen(undefined, '2026-11-28T15:30')).toEqual([
      'weeks',
      'december',
      'undated',
      'friday',
      'saturday',
      'past',
    ])
  })

  it('for the weekend has only activities on its days that have not ended', () => {
    expect(chosen('weekend', '2026-11-25T12:00')).toEqual(['saturday', 'weeks'])
    expect(chosen('weekend', '2026-11-28T16:00')).toEqual(['weeks'])
    // A Monday: the next weekend has not begun yet.
    expect(chosen('weekend', '2026-11-30T08:00')).toEqual(['weeks'])
  })

  it('for the month has only activities of the current month', () => {
    expect(chosen('month', '2026-11-25T12:00')).toEqual(['friday', 'saturday', 'weeks'])
    expect(chosen('month', '2026-12-01T00:00')).toEqual(['weeks', 'december'])
  })
})
