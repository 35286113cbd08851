import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { telephone } from '../../contract/listing.ts'
import { TelephoneLink } from './telephone-link.tsx'

describe('TelephoneLink', () => {
  it.each([
    ['0559-555 0168', 'tel:05595550168'],
    ['+86 (559) 555-0168', 'tel:+865595550168'],
    ['400-800-1234 转 2', 'tel:4008001234'],
    ['0559-5550161 / 0559-5550162', 'tel:05595550161'],
    ['热线：12345', 'tel:12345'],
  ])('dials of %s the first number', (number, href) => {
    expect(v.is(telephone, number)).toBe(true)
    expect(renderToStaticMarkup(<TelephoneLink number={number} />)).toBe(
      `<a href="${href}">${number}</a>`,
    )
  })

  it.each(['', '请见公告', '12', '1 / 2 / 3', '1'.repeat(61)])(
    'is not made for %j, in which there is none',
    (number) => {
      expect(v.is(telephone, number)).toBe(false)
    },
  )
})
