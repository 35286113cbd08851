import { describe, expect, it } from 'vitest'
import type { AnnouncementListed } from '../../../contract/announcement.ts'
import { draw } from '../../../tests/support/draw.tsx'
import { LISTED } from '../../../tests/support/listed.ts'
import { LatestAnnouncements } from './home-lists.tsx'

function announcement(id: string, other: Partial<AnnouncementListed> = {}): AnnouncementListed {
  return { ...LISTED, id, publishedAt: '2026-11-20T09:00:00+08:00', urgent: false, ...other }
}

function drawn(...list: AnnouncementListed[]) {
  const page = draw(<LatestAnnouncements announcements={{ total: 9, list }} day="2026-11-20" />)
  return {
    // Without the last link, which leads to the whole list.
    ids: page
      .all('a')
      .slice(0, -1)
      .map((link) => page.attribute(link, 'href')?.split('/').at(-1)),
    marks: page.ofClass('overline').map((line) => page.text(line)),
  }
}

const OVER = { from: '2026-11-01', to: '2026-11-02' }

describe('the latest announcements', () => {
  it('are marked if they are urgent', () => {
    expect(drawn(announcement('1', { urgent: true }), announcement('2')).marks).toEqual([
      '2026年11月20日紧急',
      '2026年11月20日',
    ])
  })

  it('are marked as ended if all have ended', () => {
    expect(drawn(announcement('1', OVER)).marks).toEqual(['2026年11月20日已结束'])
  })
})
