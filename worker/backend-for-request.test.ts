import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { SITE_VARS } from '../tests/support/start-site.ts'
import type { AppEnv } from './app-env.ts'
import { readsOf } from './backend-for-request.ts'

const app = new Hono<AppEnv>()
  .get('/', (c) => c.text(readsOf(c) && 'made'))
  .onError((error, c) => c.text(error.message))

describe('readsOf', () => {
  it('names the wrong variable where no backend is configured and none is bound', async () => {
    const response = await app.request('/', {}, SITE_VARS)
    expect(await response.text()).toMatch(/^The configuration is wrong\. BACKEND_ORIGIN: /)
  })

  it('reads the data centre’s cache no sooner than a copy is wanted of it: there is none here', async () => {
    const vars = { ...SITE_VARS, BACKEND_ORIGIN: 'https://api.example.com' }
    expect(await (await app.request('/', {}, vars)).text()).toBe('made')
  })
})
