import { afterAll, describe, expect, it } from 'vitest'
import { readHtml } from '../support/read-html.ts'
import { startSite } from '../support/start-site.ts'

/** The `X-Frontend` of each call that the backend got. */
const frontends = new Set<string | null>()

const site = await startSite({
  vars: {
    BACKEND_ORIGIN: 'https://backend.example',
    FRONTEND_ID: 'another-site',
    HOTLINE: '12301',
  },
  outbound: (request) => {
    frontends.add(request.headers.get('X-Frontend'))
    return new Response('', { status: 500 })
  },
})
afterAll(() => site.stop())

describe('what an operator configured', () => {
  it('reaches the backend: the name of this front end, with every call', async () => {
    await site.get('/mall')
    expect([...frontends]).toEqual(['another-site'])
  })

  it('reaches the visitor while the backend is down: the hotline', async () => {
    const response = await site.get('/mall')
    expect(response.status).toBe(503)
    const page = readHtml(await response.text())
    const links = page.all('a').map((link) => page.attribute(link, 'href'))
    expect(links).toContain('tel:12301')
  })
})

it('a page tells its script how often to ask for a new build', async () => {
  const own = await startSite({ vars: { BUILD_CHECK_INTERVAL_MS: '5000' } })
  try {
    const page = await own.getPage('/mall')
    expect(page.meta('build-check-interval')).toBe('5000')
  } finally {
    await own.stop()
  }
})
