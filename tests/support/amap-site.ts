import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import type { Page, Route } from '@playwright/test'
import { startLocalSite, type TestSite } from './start-site.ts'

export const AMAP_KEY = 'test0key'
const AMAP_SECRET = 'test0secret'

/** Matches AMap's script, and no other request to AMap. */
export const AMAP_SCRIPT = /^https:\/\/webapi\.amap\.com\/maps\?/

/** AMap's documented answer to a request for a walk. It has two steps. */
const WALK = [
  'complete',
  {
    info: 'OK',
    routes: [
      {
        distance: 1234,
        time: 1500,
        steps: [
          {
            instruction: '沿山门路步行800米左转',
            distance: 800,
            time: 900,
            path: [
              [120.4015, 29.956],
              [120.4, 29.96],
            ],
          },
          {
            instruction: '步行434米到达目的地',
            distance: 434,
            time: 600,
            path: [
              [120.4, 29.96],
              [120.3915, 29.98],
            ],
          },
        ],
      },
    ],
  },
]

/** Starts the site with AMap's key and secret. `walk` answers requests for a walk. */
export function startAmapSite(walk: () => unknown): Promise<TestSite> {
  return startLocalSite({
    vars: { AMAP_KEY, AMAP_SECRET },
    outbound: (request) => {
      const { hostname, searchParams } = new URL(request.url)
      if (hostname !== 'restapi.amap.com' || searchParams.get('jscode') !== AMAP_SECRET)
        return new Response('refused', { status: 403 })
      return new Response(`${searchParams.get('callback')}(${JSON.stringify(walk() ?? WALK)})`)
    },
  })
}

/** Replaces AMap's script by the stand-in. Blocks all other requests to AMap. */
export async function standInForAmap(
  page: Page,
  answer: (route: Route) => Promise<void> = fulfilWithStandIn,
): Promise<void> {
  await page.route(/^https:\/\/[^/]*\.(?:amap|autonavi)\.com\//, (route) => route.abort())
  await page.route(AMAP_SCRIPT, answer)
}

/** Answers a request for AMap's script with the stand-in. */
export async function fulfilWithStandIn(route: Route): Promise<void> {
  const source = await readFile('tests/support/amap-stand-in.ts', 'utf8')
  const script = stripTypeScriptTypes(source).replace('export function', 'function')
  await route.fulfill({
    contentType: 'application/javascript',
    body: `{ ${script}; amapStandIn() }`,
  })
}
