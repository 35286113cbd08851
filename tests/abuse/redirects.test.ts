import { afterAll, describe, expect, it } from 'vitest'
import { SITE_ORIGIN } from '../support/start-site.ts'
import { LURES, type Lure } from './data/foreign-targets.ts'
import type { Answer, Ask } from './support/ask.ts'
import { findings, inShort } from './support/findings.ts'
import { sample } from '../support/sample.ts'
import { startStandIn } from './support/stand-in.ts'
import { startTarget } from './support/start-target.ts'

/**
 * An operator's redirect rules: an old folder to a new one, a path to a shop on another host, and a
 * folder to the root of the site.
 */
const ROUTE_RULES = JSON.stringify([
  { from: '/old/**', to: '/mall/**' },
  { from: '/shop', to: 'https://shop.shore.example/', status: 302 },
  { from: '/gone/**', to: '/**' },
])

/** Origins of allowed redirects: the site itself, and the host in a rule. */
const KNOWN_ORIGINS = new Set([SITE_ORIGIN, 'https://shop.shore.example'])

/** Returns the answers that redirect visitors to another host, or name it. */
async function checkRedirects(ask: Ask, lures: readonly Lure[]): Promise<string[]> {
  return findings(lures, 16, async (lure) => {
    const answer = await ask(lure)
    return faultsOf(answer, lure).map((fault) => `${JSON.stringify(lure)}: ${fault}`)
  })
}

const FAULTS: Record<string, (answer: Answer, lure: Lure) => boolean> = {
  sent: ({ headers }) => isForeign(headers['location'] ?? '/'),
  'sent nowhere': ({ status, headers }) =>
    status >= 300 && status < 400 && !('location' in headers),
  refreshed: ({ headers, body }) => 'refresh' in headers || /http-equiv="?refresh/i.test(body),
  shown: ({ headers, body }) =>
    (headers['content-type'] ?? '').startsWith('text/html') && body.includes('evil.test'),
  // Answers may contain the requested path, as text or as the target of a redirect.
  believed: ({ headers, body }, { path }) =>
    !path.includes('evil') && `${headers['location']} ${body}`.includes('evil.test'),
}

function faultsOf(answer: Answer, lure: Lure): string[] {
  return Object.keys(FAULTS).filter((fault) => FAULTS[fault]?.(answer, lure))
}

/**
 * Returns whether a browser would leave the site. `URL` treats the same characters as slashes as
 * browsers do.
 */
function isForeign(location: string): boolean {
  const url = URL.parse(location, SITE_ORIGIN)
  return url === null || !KNOWN_ORIGINS.has(url.origin)
}

const standIn = await startStandIn()
const site = await startTarget(standIn, { ROUTE_RULES })
afterAll(async () => {
  await site.stop()
  await standIn.stop()
})

describe('a request that names another host', () => {
  it('in path, query, header, Host or cookie is never redirected to that host', async () => {
    expect(LURES.length).toBeGreaterThan(9000)
    expect(inShort(await checkRedirects(site.ask, sample(LURES, 1000)))).toEqual([])
  })

  it('gets its response after at most two redirects', async () => {
    const lures = sample(LURES, 200)
    const found = await findings(lures, 16, async (lure) => {
      const location = (await site.ask(lure)).headers['location']
      if (location === undefined || location.startsWith('https://')) return []
      const next = await site.ask({ ...lure, path: location })
      // A rule causes the first redirect, the canonical address the second.
      const last =
        next.headers['location'] === undefined
          ? next
          : await site.ask({ path: next.headers['location'] })
      return last.headers['location'] === undefined ||
        last.headers['location'].startsWith('https://')
        ? []
        : [
            `${JSON.stringify(lure)} → ${location} → ${next.headers['location']} → ${last.headers['location']}`,
          ]
    })
    expect(inShort(found)).toEqual([])
  })
})

/** A bad site: it redirects to any address in a request, and believes the header `Host`. */
const vulnerableSite: Ask = async ({ path, headers = {} }) => {
  const [, query = ''] = path.split('?')
  const target =
    new URLSearchParams(query).values().next().value ??
    headers['X-Forwarded-Host'] ??
    headers['Cookie']?.split('=')[1] ??
    path.replace(/\/$/, '')
  return {
    status: 302,
    headers: { location: target, 'content-type': 'text/html' },
    body: `<link rel="canonical" href="https://${headers['Host'] ?? 'site'}/">`,
    durationMs: 0,
  }
}

it('the check detects redirects by each part of a request in a vulnerable site', async () => {
  const found = await checkRedirects(vulnerableSite, LURES)
  const signs = ['"path":"//evil.test', '?next=', 'X-Forwarded-Host', '"Host"', '"Cookie"']
  const caught = signs.filter((sign) => found.some((text) => text.includes(sign)))
  expect(caught).toEqual(signs)
})
