import { expect, it } from 'vitest'
import { LISTED } from '../../../tests/support/listed.ts'
import { pageAt } from '../../../tests/support/page-at.tsx'
import { SITE_FACTS } from '../../../tests/support/site-facts.ts'
import detail from './detail.page.tsx'

it.each([
  [['car'], ['car']],
  [undefined, []],
])('a hotel that is reached by %j needs these facilities', async (reachedBy, facilities) => {
  const goodsDetail = {
    ...LISTED,
    id: 'lodge',
    type: 'hotel',
    title: '山居',
    address: '山顶',
    price: { amount: 68_000, currency: 'CNY' },
    telephone: '0600-555 0100',
    checkIn: '14:00',
    checkOut: '12:00',
    facilities: [],
    rooms: [],
    content: { html: '', sections: [], pieces: [] },
    access: [],
    booking: { url: 'https://seller.example/' },
    pictures: [],
    reachedBy,
  }
  const { head } = await pageAt(detail, {
    time: '2026-11-25T12:00:00+08:00',
    id: 'lodge',
    answers: { goodsDetail, menu: { menu: [], site: SITE_FACTS, alerts: [] } },
  })
  expect(head.needs).toEqual({ facilities, trails: [] })
})
