import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { SITE_VARS } from '../tests/support/start-site.ts'
import type { AppEnv } from './app-env.ts'
import { readsOf } from './backend-for-request.ts'

describe('readsOf', () => {
  it('says which variable is wrong where no backend is named and none is bound', async () => {
    const app = new Hono<AppEnv>()
      .get('/', (c) => c.json(readsOf(c)))
      .onError((error, c) => c.text(error.message))
    const response = await app.request('/', {}, SITE_VARS)
    expect(await response.text()).toMatch(/^The configuration is wrong\. BACKEND_ORIGIN: /)
  })
})
