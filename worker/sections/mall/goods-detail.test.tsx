import { describe, expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { LISTED } from '../../../tests/support/listed.ts'
import { GoodsDetail } from './goods-detail.tsx'

/** Returns the page of a hotel with its own telephone number. */
function drawHotel(hotel: { title?: string; bookingNumber?: string }) {
  const booking = { url: undefined, telephone: hotel.bookingNumber, note: undefined }
  return draw(
    <GoodsDetail
      section="hotels"
      goods={{ ...LISTED, title: hotel.title ?? '客舍', telephone: '0600-555 0126', booking }}
      price=""
      bookingLabel="预订"
      facts={null}
      context={{ crumbs: [] }}
    >
      {null}
    </GoodsDetail>,
  )
}

function bookingNumbers(bookingNumber: string): string[] {
  const page = drawHotel({ bookingNumber })
  return page.all('a').map((link) => page.text(link))
}

/** Returns the inline style of a heading with this title. */
function nameStyle(title: string): string | undefined {
  const page = drawHotel({ title })
  return page.attribute(page.one('h1'), 'style')
}

describe('the header of a bookable item', () => {
  it('gives a very long name a wider column', () => {
    expect(nameStyle('浅'.repeat(40))).toBeUndefined()
    expect(nameStyle('浅'.repeat(100))).toBe('max-inline-size:23em')
  })

  it('links to book by telephone, and repeats the number, which paper needs, if it is not the hotel’s own', () => {
    expect(bookingNumbers('0600-555 0161')).toEqual(['打电话 0600-555 0161', '0600-555 0161'])
    expect(bookingNumbers('0600-555 0126')).toEqual(['打电话 0600-555 0126'])
  })
})
