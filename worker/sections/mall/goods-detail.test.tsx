import { describe, expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { LISTED } from '../../../tests/support/listed.ts'
import { GoodsOpening } from './goods-detail.tsx'

/** Returns the booking numbers that are shown for a hotel with its own telephone number. */
function bookingNumbers(telephone: string): string[] {
  const page = draw(
    <GoodsOpening
      goods={{
        ...LISTED,
        telephone: '0600-555 0126',
        booking: { url: undefined, telephone, note: undefined },
      }}
      seal="客舍"
      price=""
      bookingLabel="预订"
    >
      {null}
    </GoodsOpening>,
  )
  return page.all('a').map((link) => page.text(link))
}

/** Returns the style of a product's name. */
function nameStyle(title: string): string | undefined {
  const page = draw(
    <GoodsOpening
      goods={{
        ...LISTED,
        title,
        booking: { url: undefined, telephone: undefined, note: undefined },
      }}
      seal="客舍"
      price=""
      bookingLabel="预订"
    >
      {null}
    </GoodsOpening>,
  )
  return page.attribute(page.one('h1'), 'style')
}

describe('the opening of something to book', () => {
  it('gives a name that is too long for the usual columns longer ones', () => {
    expect(nameStyle('浅'.repeat(40))).toBeUndefined()
    expect(nameStyle('浅'.repeat(100))).toBe('max-inline-size:23em')
  })

  it('shows the number for bookings where it differs from the house’s own', () => {
    expect(bookingNumbers('0600-555 0161')).toEqual(['0600-555 0161'])
    expect(bookingNumbers('0600-555 0126')).toEqual([])
  })
})
