import { describe, expect, it } from 'vitest'
import { SITE_VARS } from '../../tests/support/start-site.ts'
import { openScopeFor } from '../../tests/support/open-scope.ts'
import { upstreamOf } from './backend.ts'

describe('upstreamOf', () => {
  it('throws with the name of the variable if no backend is configured or bound', () => {
    expect(() => upstreamOf(openScopeFor('/', SITE_VARS))).toThrow(
      /^The configuration is wrong\. BACKEND_ORIGIN: /,
    )
  })

  it('needs no binding if the backend has an origin', () => {
    const vars = { ...SITE_VARS, BACKEND_ORIGIN: 'https://api.example.com' }
    expect(upstreamOf(openScopeFor('/', vars)).backend).toBeTypeOf('function')
  })
})
