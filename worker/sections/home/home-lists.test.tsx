import { describe, expect, it } from 'vitest'
import type { MessageListed } from '../../../contract/message.ts'
import { draw } from '../../../tests/support/draw.tsx'
import { LISTED } from '../../../tests/support/listed.ts'
import { ComingActivities } from './home-lists.tsx'

const now = new Date('2026-12-01T12:00:00+08:00')

function activity(id: string, endAt: string | undefined): MessageListed {
  return {
    ...LISTED,
    id,
    title: `活动 ${id}`,
    publishedAt: '2026-11-01T09:00:00+08:00',
    event: endAt === undefined ? undefined : { startAt: '2026-11-30T07:00:00+08:00', endAt, venue },
  }
}

const venue = '湖堤'
const past = activity('1', '2026-12-01T11:59:00+08:00')
const ongoing = activity('2', '2026-12-01T15:30:00+08:00')
const undated = activity('3', undefined)

describe('the coming activities', () => {
  it('omit activities that have ended', () => {
    const list = [past, ongoing, undated]
    const page = draw(<ComingActivities activities={{ list }} now={now} />, 'en')
    expect(page.all('h3').map((title) => page.text(title))).toEqual(['活动 2'])
    expect(page.all('a').map((link) => page.attribute(link, 'href'))).toEqual([
      '/en/infomation/activity/2',
      '/en/infomation/activity',
    ])
  })

  it('are not rendered if all have ended', () => {
    const page = draw(<ComingActivities activities={{ list: [past] }} now={now} />)
    expect(page.text(page.one('body'))).toBe('')
  })
})
