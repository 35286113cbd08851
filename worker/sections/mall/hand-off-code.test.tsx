import { expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { HandOffCode } from './hand-off.tsx'

const url = 'https://stay.shore.example/101'

it('renders the booking address as a QR code', () => {
  const code = draw(<HandOffCode booking={{ url }} />)
  expect(code.text(code.one('figcaption'))).toContain('stay.shore.example')
  const rows = code.attribute(code.one('path'), 'd')?.match(/M\d+ \d+h\d+v1h-\d+z/g) ?? []
  // The square in the first corner of the code: a bar of seven modules, then two sides.
  expect(rows.slice(0, 1)).toEqual(['M0 0h7v1h-7z'])
  expect(rows.filter((row) => /^M[06] 1h1v1h-1z$/.test(row))).toHaveLength(2)
})

it.each([
  {},
  { telephone: '0600-555 0168' },
  { url: '/mall' },
  { url: `${url}?${'x'.repeat(200)}` },
])('renders no code for %o', (booking) => {
  expect(draw(<HandOffCode booking={booking} />).all('figure')).toEqual([])
})
