import { describe, expect, it } from 'vitest'
import type { AnnouncementListed } from '../../../contract/announcement.ts'
import { draw } from '../../../tests/support/draw.tsx'
import { LISTED } from '../../../tests/support/listed.ts'
import { LatestAnnouncements } from './home-lists.tsx'

function announcement(urgent: boolean): AnnouncementListed {
  return {
    ...LISTED,
    category: { id: 'trails', name: '步道', count: undefined },
    publishedAt: '2026-11-20T09:00:00+08:00',
    urgent,
  }
}

describe('the newest announcement', () => {
  it.each([
    [true, ['2026年11月20日', '步道', '紧急']],
    [false, ['2026年11月20日', '步道']],
  ])('says that it is urgent where that is %s', (urgent, eyebrow) => {
    const announcements = { total: 1, list: [announcement(urgent)] }
    const page = draw(
      <LatestAnnouncements announcements={announcements} day="2026-11-20" language="zh" />,
    )
    expect(page.all('li').map((item) => page.text(item))).toEqual(eyebrow)
  })
})
