import { heapMb, openInspector } from './inspector.ts'
import { median } from './load.ts'
import { MODES } from './modes.ts'
import { type PeerName, startPeer } from './peers.ts'
import type { Recording } from './record.ts'
import { COMPATIBILITY_DATE, setBackend, startBackend, startKv, workerModule } from './stand-ins.ts'
import { buildVariant, startReact, startSite } from './targets.ts'
import { startWorkerd, type Workerd } from './workerd.ts'

type KeepTrack = <Started extends Workerd>(started: Started) => Started

const START_ROUNDS = 11
const COLD_ROUNDS = 7
const COLD_REQUESTS = 10
const MEMORY_REQUESTS = 10_000
const FIRST_BYTE_ROUNDS = 15
/** Delay of the slow backend. It is shorter than the timeout of a call. */
const SLOW_MS = 800

export interface StartTimes {
  /** Start times of an empty worker, bare React, the site and the peers, until the first page. */
  emptyMs: number
  reactMs: number
  siteMs: number
  peersMs: Partial<Record<PeerName, number>>
}

/** Returns the median start times. In each round, every server starts once. */
export async function measureStart(
  { answers, pages }: Recording,
  peers: readonly PeerName[],
): Promise<StartTimes> {
  const home = pages.get('/')
  if (home === undefined) throw new Error('The sitemap has no home page')
  const backend = await startBackend(answers)
  const kv = await startKv('start')
  const others = [backend, kv]
  const empty = {
    name: 'empty',
    compatibilityDate: COMPATIBILITY_DATE,
    modules: [await workerModule('empty')],
  }
  const starts: Record<string, () => Promise<Workerd>> = {
    emptyMs: () => startWorkerd(empty),
    reactMs: () => startReact([home]),
    siteMs: () => startSite({ name: 'start', kv, backendPort: backend.port, firstPath: '/' }),
    ...Object.fromEntries(
      peers.map((peer) => [`${peer}Ms`, () => startPeer(peer, pages, backend.port)]),
    ),
  }
  const times: [string, number][] = []
  for (let round = 0; round < START_ROUNDS; round += 1)
    for (const [name, start] of Object.entries(starts))
      times.push([name, await startAndStop(start)])
  await Promise.all(others.map((each) => each.stop()))
  const of = (name: string) => median(times.flatMap(([each, ms]) => (each === name ? [ms] : [])))
  return {
    emptyMs: of('emptyMs'),
    reactMs: of('reactMs'),
    siteMs: of('siteMs'),
    peersMs: Object.fromEntries(peers.map((peer) => [peer, of(`${peer}Ms`)])),
  }
}

/**
 * Returns the CPU milliseconds for one request in an isolate that has just started. KV has
 * everything that an earlier isolate stored. The result is the median of several rounds, in which
 * each page is requested once.
 */
export async function measureColdIsolate({ answers, pages }: Recording): Promise<number> {
  const backend = await startBackend(answers)
  const kv = await startKv('cold')
  const all = [...pages.keys()]
  const paths = all.filter((_, index) => index % Math.ceil(all.length / COLD_REQUESTS) === 0)
  const times: number[] = []
  for (let round = 0; round <= COLD_ROUNDS; round += 1) {
    const site = await startSite({ name: 'cold', kv, backendPort: backend.port })
    const before = await site.cpuSeconds()
    for (const path of paths) await site.client.send(path)
    const seconds = (await site.cpuSeconds()) - before
    // The first round only fills KV.
    if (round > 0) times.push((seconds * 1000) / paths.length)
    await site.stop()
  }
  await Promise.all([backend, kv].map((each) => each.stop()))
  return median(times)
}

async function startAndStop(start: () => Promise<Workerd>): Promise<number> {
  const started = await start()
  await started.stop()
  return started.startMs
}

/**
 * Returns the resident memory of the site and of the bare workers after requests for all pages.
 * Also returns the site's heap, which Cloudflare limits for each isolate.
 */
export async function measureMemory(
  { answers, pages }: Recording,
  bare: ReadonlyMap<string, Workerd>,
  keepTrack: KeepTrack,
) {
  const backend = keepTrack(await startBackend(answers))
  const kv = await startKv('memory')
  keepTrack(kv)
  const options = { name: 'memory', kv, backendPort: backend.port, withInspector: true }
  const site = await startSite(options)
  keepTrack(site)
  const paths = [...pages.keys()]
  for (let sent = 0; sent < MEMORY_REQUESTS; sent += 4) {
    await Promise.all(
      [0, 1, 2, 3].map((offset) => site.client.send(paths[(sent + offset) % paths.length] ?? '/')),
    )
  }
  const inspector = await openInspector(site.inspectorPort ?? 0)
  const siteMb = await site.residentMb()
  const siteHeapMb = await heapMb(inspector)
  inspector.close()
  return {
    siteMb,
    siteHeapMb,
    constantMb: (await bare.get('constant')?.residentMb()) ?? Number.NaN,
    reactMb: (await bare.get('react')?.residentMb()) ?? Number.NaN,
  }
}

export interface FirstByte {
  path: string
  quickMs: number
  slowMs: number
  slowLastByteMs: number
}

/** Returns the time to a page's first byte with a fast and a slow backend, and a cached menu. */
export async function measureFirstByte(
  { answers }: Recording,
  keepTrack: KeepTrack,
): Promise<FirstByte[]> {
  const backend = keepTrack(await startBackend(answers))
  const { vars, overrides, kv: kvMode } = MODES.first
  const kv = await startKv('first-byte', kvMode)
  keepTrack(kv)
  const modules = await buildVariant({ name: 'first-byte', overrides })
  const options = { name: 'first-byte', kv, backendPort: backend.port, modules, vars }
  const { client } = keepTrack(await startSite(options))
  const results: FirstByte[] = []
  for (const path of ['/', '/en']) {
    for (let warm = 0; warm < 300; warm += 1) await client.send(path)
    const quick: number[] = []
    const slow: number[] = []
    const slowEnds: number[] = []
    for (let round = 0; round < FIRST_BYTE_ROUNDS; round += 1) {
      quick.push((await client.send(path)).firstByteMs)
      await setBackend(backend, { latencyMs: SLOW_MS })
      const answer = await client.send(path)
      await setBackend(backend, { latencyMs: 0 })
      slow.push(answer.firstByteMs)
      slowEnds.push(answer.durationMs)
    }
    results.push({
      path,
      quickMs: median(quick),
      slowMs: median(slow),
      slowLastByteMs: median(slowEnds),
    })
  }
  return results
}
