import { mkdir, writeFile } from 'node:fs/promises'
import { startCommand } from '../../tools/command.ts'
import { weighBundle } from '../support/bundle.ts'
import { closedLoop, type ClosedLoopResult, median } from './load.ts'
import { measureColdIsolate, measureFirstByte, measureMemory, measureStart } from './measures.ts'
import { MODE_NAMES, MODES, type ModeName, PATHS } from './modes.ts'
import { buildPeers, type PeerName, startPeer } from './peers.ts'
import { record, type Recording } from './record.ts'
import { printPaths, printRest, type Report } from './report.ts'
import { startBackend, startKv } from './stand-ins.ts'
import { builtModules, buildVariant, startConstant, startReact, startSite } from './targets.ts'
import type { Workerd } from './workerd.ts'

/**
 * Compares the built site with two bare workers that send the same bytes, and with similar pages in
 * Astro and SvelteKit: `npm run bench`, with `-- --rounds 3` for fewer than five rounds. Each
 * worker has its own workerd, and so have the stand-ins for backend and KV, because only the
 * worker's own CPU counts. Prints tables, and writes all figures to `.tmp/bench.json`.
 */
const { values } = startCommand({
  usage: 'npm run bench [-- --rounds 5] [--without-peers]',
  options: { rounds: 5, 'without-peers': false },
})
const OUTPUT = '.tmp/bench.json'

/** Number of requests in each measurement of a target. */
const REQUESTS: Record<TargetName, number> = {
  constant: 3000,
  react: 1000,
  page: 3000,
  data: 1000,
  first: 500,
  nothing: 500,
  astro: 500,
  sveltekit: 500,
}
/** Number of simultaneous connections when speed and p99 are measured, as on a busy server. */
const CONNECTIONS = 32
const WARM_UP_REQUESTS = 1500

export type TargetName = 'constant' | 'react' | ModeName | PeerName

export interface Measured extends ClosedLoopResult {
  /** CPU seconds of the process for 1,000 requests, sent one at a time. */
  cpuSeconds: number
  /** Size of the page in bytes. */
  bytes: number
  elements: number
}

const running: Workerd[] = []
try {
  const recording = await record()
  // The start is measured first, because other processes would slow it down later.
  const peers = values['without-peers'] ? [] : await buildPeers(recording)
  const start = await measureStart(recording, peers)
  const coldIsolateMs = await measureColdIsolate(recording)
  const targets = await startTargets(recording, peers)
  const paths = await measureRounds(targets)
  printPaths(paths)
  const report: Report = {
    paths,
    firstByte: await measureFirstByte(recording, keepTrack),
    memory: await measureMemory(recording, targets, keepTrack),
    bundleBytes: await weighBundle(),
    start,
    coldIsolateMs,
  }
  await mkdir('.tmp', { recursive: true })
  await writeFile(OUTPUT, JSON.stringify(report, null, 2))
  printRest(report)
} finally {
  await Promise.all(running.map((each) => each.stop()))
}

function keepTrack<Started extends Workerd>(started: Started): Started {
  running.push(started)
  return started
}

async function startTargets(recording: Recording, peers: readonly PeerName[]) {
  const { pages, answers } = recording
  const chosen = PATHS.map((path) => {
    const page = pages.get(path)
    if (page === undefined) throw new Error(`The sitemap has no ${path}`)
    return page
  })
  const targets = new Map<TargetName, Workerd>()
  targets.set('constant', keepTrack(await startConstant(chosen)))
  targets.set('react', keepTrack(await startReact(chosen)))
  const backend = keepTrack(await startBackend(answers))
  for (const mode of MODE_NAMES) {
    const { vars, overrides, kv: kvMode } = MODES[mode]
    const kv = await startKv(mode, kvMode)
    keepTrack(kv)
    const modules =
      overrides.length === 0 ? await builtModules() : await buildVariant({ name: mode, overrides })
    const options = { name: mode, kv, backendPort: backend.port, modules, vars }
    targets.set(mode, keepTrack(await startSite(options)))
  }
  for (const peer of peers) targets.set(peer, keepTrack(await startPeer(peer, pages, backend.port)))
  return targets
}

/**
 * Returns the medians of all rounds. In each round, every target is measured once, so that other
 * load on the machine affects all of them.
 */
async function measureRounds(targets: ReadonlyMap<TargetName, Workerd>): Promise<Report['paths']> {
  const rounds = new Map<string, Measured[]>()
  for (const { client } of targets.values()) {
    for (const path of PATHS) {
      await closedLoop({ client, path, requests: WARM_UP_REQUESTS / PATHS.length, connections: 4 })
    }
  }
  for (let round = 1; round <= values.rounds; round += 1) {
    for (const path of PATHS) {
      for (const [name, target] of targets) {
        const key = `${path} ${name}`
        rounds.set(key, [...(rounds.get(key) ?? []), await measure(target, path, REQUESTS[name])])
      }
    }
    console.error(`Round ${round} of ${values.rounds}`)
  }
  return PATHS.map((path) => ({
    path,
    targets: [...targets.keys()].map((name) => ({
      name,
      ...medians(rounds.get(`${path} ${name}`) ?? []),
    })),
  }))
}

/**
 * Measures CPU time with one request at a time, because parallel requests can share work. Measures
 * speed with many at a time.
 */
async function measure(
  { client, cpuSeconds }: Workerd,
  path: string,
  requests: number,
): Promise<Measured> {
  const before = await cpuSeconds()
  await closedLoop({ client, path, requests, connections: 1 })
  const after = await cpuSeconds()
  const speed = await closedLoop({ client, path, requests, connections: CONNECTIONS })
  const { body, bytes } = await client.get(path)
  const elements = body.toString().match(/<[a-z]/g)?.length ?? 0
  return { cpuSeconds: ((after - before) / requests) * 1000, ...speed, bytes, elements }
}

function medians(rounds: readonly Measured[]): Measured {
  const of = (key: keyof Measured) => median(rounds.map((round) => round[key]))
  return {
    cpuSeconds: of('cpuSeconds'),
    requestsASecond: of('requestsASecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    bytes: of('bytes'),
    elements: of('elements'),
  }
}
