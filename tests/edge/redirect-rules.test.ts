import { afterAll, describe, expect, it } from 'vitest'
import { startSite } from '../support/start-site.ts'
import { until } from '../support/until.ts'

const rules = [
  { from: '/old/**', to: '/mall/**' },
  { from: '/shop', to: 'https://shop.shore.example/', status: 302 },
]
const site = await startSite({ vars: { ROUTE_RULES: JSON.stringify(rules) } })
afterAll(() => site.stop())

describe('configured redirect rules', () => {
  it.each([
    ['/old/hotel/_payload.json', '/mall/hotel'],
    ['/shop/_payload.json?1', 'https://shop.shore.example/?1'],
  ])('redirect the payload %s as they redirect its page', async (path, location) => {
    expect((await site.get(path)).headers.get('Location')).toBe(location)
  })

  it('that are invalid are logged, and every address answers 500', async () => {
    const broken = await startSite({ vars: { ROUTE_RULES: '[{"from":"x"}]' } })
    try {
      const response = await broken.get('/mall')
      expect(response.status).toBe(500)
      expect(await response.text()).toContain('<h1>500</h1>')
      await until(async () => /"level":"error".*ROUTE_RULES/.test(broken.logs.join('')))
    } finally {
      await broken.stop()
    }
  })
})
