import { describe, expect, it } from 'vitest'
import { SITE_VARS } from '../tests/support/start-site.ts'
import { openScopeFor } from '../tests/support/open-scope.ts'
import { readsOf } from './backend-for-request.ts'

describe('readsOf', () => {
  it('names the wrong variable where no backend is configured and none is bound', () => {
    expect(() => readsOf(openScopeFor('/', SITE_VARS))).toThrow(
      /^The configuration is wrong\. BACKEND_ORIGIN: /,
    )
  })

  it('reads the data centre’s cache no sooner than a copy is wanted of it: there is none here', () => {
    const vars = { ...SITE_VARS, BACKEND_ORIGIN: 'https://api.example.com' }
    expect(readsOf(openScopeFor('/', vars)).backend).toBeTypeOf('function')
  })
})
