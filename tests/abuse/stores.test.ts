import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import type { Ask } from './support/ask.ts'
import { findings, inShort, lagOf } from './support/findings.ts'
import { sample } from '../support/sample.ts'
import type { Stage, StoreFault, StoreKind } from '../support/stage.ts'
import { startStandIn } from './support/stand-in.ts'
import { type StagedTarget, startStagedTarget, VISITOR_HEADER } from './support/start-target.ts'

/** Maximum time for a page that no store has. */
const COLD_MS = 2600

const FAULTS = ['throw', 'reject', 'hang', 'garbage'] as const satisfies StoreFault[]
const STORES = ['kv', 'limiter'] as const satisfies StoreKind[]
const CASES = sample(
  STORES.flatMap((store) => FAULTS.map((fault) => ({ store, fault }))),
  7,
)
const PATHS = sample(PAGE_ADDRESSES, 6).map(({ address }) => address)

/** Rate limiters identify the visitor by this header. */
const VISITOR = { [VISITOR_HEADER]: '203.0.113.9' }

/**
 * Returns what is wrong with pages while a store fails: incomplete, too slow, or with data from the
 * broken store. This data has a hyphen, which base64 text (the captcha's sound) cannot contain.
 */
async function checkPages(ask: Ask): Promise<string[]> {
  return findings(PATHS, 4, async (address) => {
    const { status, body, durationMs } = await ask({ path: address, headers: VISITOR })
    return [
      ...(status === 200 ? [] : [`${address}: HTTP ${status}`]),
      ...(durationMs <= COLD_MS + lagMs ? [] : [`${address}: ${Math.round(durationMs)} ms`]),
      ...(body.endsWith('</html>') && !body.includes('q7-z') ? [] : [`${address}: not a page`]),
    ]
  })
}

const standIn = await startStandIn()
const healthy = await startStagedTarget(standIn)
const lagMs = await lagOf(healthy.ask, PATHS)
await healthy.stop()
afterAll(async () => {
  await standIn.stop()
})

const HEALTHY: Stage = { aheadMs: 0, stores: {} }

describe.each(CASES)('a failing store ($store: $fault)', ({ store, fault }) => {
  let site: StagedTarget
  beforeAll(async () => {
    site = await startStagedTarget(standIn)
  })
  afterEach(() => site.setStage(HEALTHY))
  afterAll(() => site.stop())

  it('loses no page, whether it is uncached, cached or stale', async () => {
    const broken = { stores: { [store]: fault } }
    await site.setStage(broken)
    expect(inShort(await checkPages(site.ask))).toEqual([])
    expect(inShort(await checkPages(site.ask))).toEqual([])
    await site.setStage({ ...broken, aheadMs: 10 * 60_000 })
    expect(inShort(await checkPages(site.ask))).toEqual([])
    await site.setStage(HEALTHY)
    expect(inShort(await checkPages(site.ask))).toEqual([])
  })
})

/** A bad site: it waits for a store, shows any value from it, and fails when the store fails. */
function vulnerableSite(read: () => Promise<string>): Ask {
  return async () => {
    const started = performance.now()
    const answer = await read().then(
      (body) => ({ status: 200, body }),
      () => ({ status: 500, body: '</html>' }),
    )
    return { ...answer, headers: {}, durationMs: performance.now() - started }
  }
}

it.each([
  ['throws', () => Promise.reject(new Error('down')), 'HTTP 500'],
  ['hangs', () => pause(COLD_MS + lagMs + 100, 'q</html>'), ' ms'],
  ['holds garbage', () => Promise.resolve('<!doctype html>q7-z</html>'), 'not a page'],
  ['holds half a page', () => Promise.resolve('<!doctype html>'), 'not a page'],
])('the check detects a site whose store %s', async (_name, read, sign) => {
  expect((await checkPages(vulnerableSite(read))).join('\n')).toContain(sign)
})
