import { describe, expect, it } from 'vitest'
import { startInProcess } from '../../../tests/support/site-in-process.ts'
import type { ReadPage } from '../../../tests/support/read-html.ts'

const site = await startInProcess()

const SELLER = 'https://stay.shore.example/item'

/** Returns the date that is this many days after today. */
const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const DAY = dayAhead(30)

/** Returns the targets of the booking buttons, without duplicates. */
function booked(page: ReadPage): string[] {
  const links = page.all('a').map((link) => page.attribute(link, 'href') ?? '')
  return [...new Set(links.filter((href) => href.startsWith(SELLER)))]
}

describe('the booking buttons of a hotel', () => {
  it.each([
    ['', 'zh'],
    ['/en', 'en'],
  ])('pass the date, nights and guests to the seller (%s)', async (prefix, language) => {
    const page = await site.getPage(`${prefix}/mall/hotel/101?day=${DAY}&nights=2&persons=3`)
    expect(booked(page)).toEqual([`${SELLER}?date=${DAY}&nights=2&guests=3&lang=${language}`])
    const [canonical] = page
      .all('link')
      .filter((link) => page.attribute(link, 'rel') === 'canonical')
    expect(canonical && page.attribute(canonical, 'href')).toMatch(/hotel\/101$/)
  })

  it('link to the seller without a stay until one is chosen, and show the seller’s host', async () => {
    const page = await site.getPage('/mall/hotel/101')
    expect(booked(page)).toEqual([SELLER])
    const notes = page.ofClass('booking-note').map((note) => page.text(note))
    expect(notes.filter((note) => note.includes('stay.shore.example'))).toHaveLength(2)
  })

  it.each([
    ['', -2, '之间的一天。'],
    ['', 400, '之间的一天。'],
    ['/en', -2, 'Choose a day from'],
  ])('do not pass a date that cannot be booked (%s %i)', async (prefix, days, words) => {
    const page = await site.getPage(`${prefix}/mall/hotel/101?day=${dayAhead(days)}`)
    expect(booked(page)).toEqual([SELLER])
    expect(
      page
        .ofClass('notice')
        .map((each) => page.text(each))
        .join(' '),
    ).toContain(words)
    const [field] = page.all('input').filter((each) => page.attribute(each, 'type') === 'date')
    const [first, last] = ['min', 'max'].map((name) => field && page.attribute(field, name))
    expect(field && page.attribute(field, 'value')).toBe(days < 0 ? first : last)
  })

  it('pass the number of guests that was selected in the hotel list', async () => {
    const list = await site.getPage('/en/mall/hotel?persons=3')
    const hrefs = list.all('a').map((link) => list.attribute(link, 'href') ?? '')
    const href = hrefs.find((each) => each.startsWith('/en/mall/hotel/101'))
    expect(href).toBe('/en/mall/hotel/101?persons=3')
    const page = await site.getPage(`${href}`)
    expect(booked(page)).toEqual([`${SELLER}?guests=3&lang=en`])
    const chosen = page
      .all('option')
      .filter((each) => page.attribute(each, 'selected') !== undefined)
    expect(chosen.map((each) => page.attribute(each, 'value'))).toEqual(['1', '3'])
  })

  it('pass no stay if the seller has no URL template, and there is no form', async () => {
    const page = await site.getPage(`/mall/hotel/102?day=${DAY}`)
    expect(booked(page)).toEqual([SELLER])
    expect(page.ofClass('party-form')).toEqual([])
  })
})
