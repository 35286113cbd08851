import { expect, it } from 'vitest'
import { noRoute, PageError, pageNotFound } from './page-error.ts'

it('an error is fatal where a page does not exist, and not where there is no route', () => {
  expect(pageNotFound()).toMatchObject({ status: 404, fatal: true })
  expect(noRoute()).toMatchObject({ status: 404, fatal: false })
  expect(new PageError(503, { statusMessage: 'Service Unavailable' }).fatal).toBe(false)
})

it('the message of an error has no address, since it is logged', () => {
  expect(pageNotFound().message).toBe('Page Not Found')
  expect(noRoute().message).toBe('Page not found')
})
