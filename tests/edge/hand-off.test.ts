import { afterAll, describe, expect, it } from 'vitest'
import { startSite } from '../support/start-site.ts'
import type { ReadPage } from '../support/read-html.ts'

const site = await startSite()
afterAll(() => site.stop())

const SELLER = 'https://stay.shore.example/item'

/** Where the booking buttons of a page lead, each address once. */
function booked(page: ReadPage): string[] {
  const links = page.all('a').map((link) => page.attribute(link, 'href') ?? '')
  return [...new Set(links.filter((href) => href.startsWith(SELLER)))]
}

describe('the booking buttons of a hotel', () => {
  it.each([
    ['', 'zh'],
    ['/en', 'en'],
  ])('take along when one comes, for how long and how many (%s)', async (prefix, language) => {
    const page = await site.getPage(`${prefix}/mall/hotel/101?day=2031-07-01&nights=2&persons=3`)
    expect(booked(page)).toEqual([`${SELLER}?date=2031-07-01&nights=2&guests=3&lang=${language}`])
    const [canonical] = page
      .all('link')
      .filter((link) => page.attribute(link, 'rel') === 'canonical')
    expect(canonical && page.attribute(canonical, 'href')).toMatch(/hotel\/101$/)
  })

  it('lead to the seller as long as nothing has been chosen, and say where that is', async () => {
    const page = await site.getPage('/mall/hotel/101')
    expect(booked(page)).toEqual([SELLER])
    const notes = page.ofClass('booking-note').map((note) => page.text(note))
    expect(notes.filter((note) => note.includes('stay.shore.example'))).toHaveLength(2)
  })

  it('are not asked for a stay where the seller has no pattern', async () => {
    const page = await site.getPage('/mall/hotel/102?day=2031-07-01')
    expect(booked(page)).toEqual([SELLER])
    expect(page.ofClass('party-form')).toEqual([])
  })
})
