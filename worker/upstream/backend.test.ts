import { describe, expect, it } from 'vitest'
import { SITE_VARS } from '../../tests/support/start-site.ts'
import { openScopeFor } from '../../tests/support/open-scope.ts'
import { upstreamOf } from './backend.ts'

describe('upstreamOf', () => {
  it('names the wrong variable where no backend is configured and none is bound', () => {
    expect(() => upstreamOf(openScopeFor('/', SITE_VARS))).toThrow(
      /^The configuration is wrong\. BACKEND_ORIGIN: /,
    )
  })

  it('needs no binding for a backend with an origin', () => {
    const vars = { ...SITE_VARS, BACKEND_ORIGIN: 'https://api.example.com' }
    expect(upstreamOf(openScopeFor('/', vars)).backend).toBeTypeOf('function')
  })
})
