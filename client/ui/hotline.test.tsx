import { expect, it } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { Hotline } from './hotline.tsx'

it('the opening hours of the hotline do not break at their dash', () => {
  const page = draw(
    <p>
      <Hotline site={{ telephone: '0600-555 0168', telephoneHours: '06:00–20:00' }} />
    </p>,
  )
  expect(page.text(page.one('p'))).toBe('0600-555 0168（06:00–\u206020:00）')
})
