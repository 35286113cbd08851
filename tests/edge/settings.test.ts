import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { readHtml } from '../support/read-html.ts'
import { startSite } from '../support/start-site.ts'
import { until } from '../support/until.ts'

/** The `X-Frontend` headers of all calls to the backend. */
const frontends = new Set<string | null>()

const rules = [
  { from: '/old/**', to: '/mall/**' },
  { from: '/shop', to: 'https://shop.shore.example/', status: 302 },
]

const site = await startSite({
  vars: {
    ROUTE_RULES: JSON.stringify(rules),
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

describe('operator settings', () => {
  it('send the front end’s name to the backend with every call', async () => {
    await site.get('/mall')
    expect([...frontends]).toEqual(['another-site'])
  })

  it('include the hotline that is shown while the backend is down', async () => {
    const response = await site.get('/mall')
    expect(response.status).toBe(503)
    const page = readHtml(await response.text())
    const links = page.all('a').map((link) => page.attribute(link, 'href'))
    expect(links).toContain('tel:12301')
  })
})

it('a page contains the interval at which its script checks for a new build', async () => {
  const own = await startSite({ vars: { BUILD_CHECK_INTERVAL_MS: '5000' } })
  onTestFinished(() => own.stop())
  const page = await own.getPage('/mall')
  expect(page.meta('build-check-interval')).toBe('5000')
})

describe('configured redirect rules', () => {
  it.each([
    ['/old/hotel/_payload.json', '/mall/hotel'],
    ['/shop/_payload.json?1', 'https://shop.shore.example/?1'],
  ])('redirect the payload %s like its page', async (path, location) => {
    expect((await site.get(path)).headers.get('Location')).toBe(location)
  })

  it('that are invalid are logged, and every address returns 500', async () => {
    const broken = await startSite({ vars: { ROUTE_RULES: '[{"from":"x"}]' } })
    onTestFinished(() => broken.stop())
    const response = await broken.get('/mall')
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('<h1>500</h1>')
    await until(async () => /"level":"error".*ROUTE_RULES/.test(broken.logs.join('')))
  })
})
