import { describe, expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { LISTED } from '../../../tests/support/listed.ts'
import { GoodsOpening } from './goods-opening.tsx'

/** The numbers shown below the facts of a house that has a number of its own. */
function bookingNumbers(telephone: string): string[] {
  const page = draw(
    <GoodsOpening
      goods={{
        ...LISTED,
        telephone: '0559-555 0126',
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

describe('the opening of something to book', () => {
  it('shows the number for bookings where it differs from the house’s own', () => {
    expect(bookingNumbers('0559-555 0161')).toEqual(['0559-555 0161'])
    expect(bookingNumbers('0559-555 0126')).toEqual([])
  })
})
