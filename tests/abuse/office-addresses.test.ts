import { expect, it } from 'vitest'
import { createOffice } from '../../backend/office/app.tsx'
import { ADDRESSES } from './data/office-addresses.ts'

it('the suite lists every address of the office', () => {
  const office = createOffice({ fetch: () => new Response() })
  const missing = office.routes.filter(
    ({ method, path }) =>
      // Previews have their own suite, because visitors open them only below `/preview`.
      !path.startsWith('/office/previews') &&
      method !== 'ALL' &&
      !ADDRESSES.some(
        ([by, address]) =>
          by === method && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address),
      ),
  )
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
