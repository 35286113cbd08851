import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { telephone } from '../../contract/values.ts'
import { TelephoneLink } from './hotline.tsx'

describe('TelephoneLink', () => {
  it('dials the number that it shows', () => {
    expect(renderToStaticMarkup(<TelephoneLink number="0600-555 0168" />)).toBe(
      '<a href="tel:+866005550168">0600-555 0168</a>',
    )
  })

  it.each(['', '请见公告', '12', '1 / 2 / 3', '1'.repeat(61)])(
    'rejects %j, which is not a telephone number',
    (number) => {
      expect(v.is(telephone, number)).toBe(false)
    },
  )
})
