import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { isForgotten } from './check-settings.ts'
import { EXAMPLE } from './site/folder.ts'

it('finds out that a site with a backend of its own still shows the example', () => {
  const BACKEND_ORIGIN = 'https://backend.example.com'
  expect(isForgotten({ BACKEND_ORIGIN }, resolve(EXAMPLE))).toBe(true)
  expect(isForgotten({ BACKEND_ORIGIN: undefined }, resolve(EXAMPLE))).toBe(false)
  expect(isForgotten({ BACKEND_ORIGIN }, resolve('site'))).toBe(false)
})
