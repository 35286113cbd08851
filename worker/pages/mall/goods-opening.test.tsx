import { describe, expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { LISTED } from '../../../tests/support/listed.ts'
import { GoodsOpening } from './goods-opening.tsx'

/** The numbers to call about a house with a number of its own, as its opening tells them below its facts. */
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
  it('tells the number for bookings where it is not the house’s own', () => {
    expect(bookingNumbers('0559-555 0161')).toEqual(['0559-555 0161'])
    expect(bookingNumbers('0559-555 0126')).toEqual([])
  })
})
