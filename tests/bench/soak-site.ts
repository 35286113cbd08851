import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import {
  countCalls,
  type RecordedAnswer,
  setBackend,
  setStore,
  startBackend,
  startKv,
} from './stand-ins.ts'
import { startSite } from './targets.ts'
import { startTier, type Tier } from './tier.ts'
import type { Workerd } from './workerd.ts'

/**
 * The fault in a phase: none, no backend, a backend that takes 3 s, a backend that fails on every
 * fifth call, or a KV that fails.
 */
export type Phase = 'well' | 'dead' | 'slow' | 'errors' | 'noKv'

interface Sample {
  second: number
  residentMb: number
  /** Number of calls to the backend since it started; undefined while it is stopped. */
  calls: number | undefined
}

interface Recovery {
  from: Phase
  second: number
  /** Time until all watched pages had the new content; undefined if a new fault came first. */
  freshAfterMs: number | undefined
}

/** After each fault, these pages are requested until they have the new content. */
const WATCHED = ['/', '/en', '/infomation/announcement', '/infomation/announcement/1024']
const SAMPLE_MS = 1000
const PROBE_MS = 250
const SLOW_MS = 3000
const ERROR_SHARE = 0.2

/**
 * The site with stand-ins that can fail. Measures the site's memory, its calls to the backend, and
 * its recovery after a fault.
 */
export class SoakSite {
  readonly site: Workerd
  readonly samples: Sample[] = []
  readonly recoveries: Recovery[] = []
  readonly #answers: readonly RecordedAnswer[]
  readonly #kv: Workerd
  readonly #tier: Tier
  readonly #backendPort: number
  #backend: Workerd | undefined
  #begin = performance.now()
  #last: Phase = 'well'
  #revision = 0
  #isOver = false
  readonly #sampling: Promise<void>

  static async start(answers: readonly RecordedAnswer[]): Promise<SoakSite> {
    const backend = await startBackend(answers)
    const kv = await startKv('soak')
    const ports = { sitePort: await freePort(), port: await freePort() }
    const tier = startTier(ports)
    const site = await startSite({ name: 'soak', kv, backendPort: backend.port, tier: ports })
    return new SoakSite(answers, { backend, kv, tier, site })
  }

  private constructor(
    answers: readonly RecordedAnswer[],
    { backend, kv, tier, site }: { backend: Workerd; kv: Workerd; tier: Tier; site: Workerd },
  ) {
    this.#answers = answers
    this.#backend = backend
    this.#backendPort = backend.port
    this.#kv = kv
    this.#tier = tier
    this.site = site
    this.#sampling = this.#sample()
  }

  get elapsedMs(): number {
    return performance.now() - this.#begin
  }

  /** Sets the time to zero, and deletes earlier samples. */
  restartClock(): void {
    this.#begin = performance.now()
    this.samples.length = 0
  }

  /** Runs a phase. After a fault, the backend has new content. */
  async enter(phase: Phase, durationMs: number): Promise<void> {
    const end = performance.now() + durationMs
    const from = this.#last
    if (phase === 'well' && from !== 'well') await this.#recover(from, end)
    else await this.#fail(phase)
    this.#last = phase
    await pause(Math.max(0, end - performance.now()))
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#sampling
    const backend = this.#backend === undefined ? [] : [this.#backend]
    const all = [this.site, this.#kv, ...backend]
    await Promise.all(all.map((each) => each.stop()))
    this.#tier.stop()
  }

  async #fail(phase: Phase): Promise<void> {
    if (phase === 'noKv') await setStore(this.#kv, 'fail')
    if (phase === 'dead') {
      const backend = this.#backend
      this.#backend = undefined
      await backend?.stop()
    }
    const backend = this.#backend
    if (backend && phase === 'slow') await setBackend(backend, { latencyMs: SLOW_MS })
    if (backend && phase === 'errors') await setBackend(backend, { errorShare: ERROR_SHARE })
  }

  async #recover(from: Phase, end: number): Promise<void> {
    this.#revision += 1
    const revision = `R${this.#revision}`
    this.#backend ??= await startBackend(this.#answers, this.#backendPort)
    await setBackend(this.#backend, { latencyMs: 0, errorShare: 0, revision })
    await setStore(this.#kv, 'keep')
    const begin = performance.now()
    const second = Math.round(this.elapsedMs / 1000)
    const waiting = new Set(WATCHED)
    while (waiting.size > 0 && performance.now() < end) {
      for (const path of waiting) {
        const answer = await this.site.client.get(path).catch(() => undefined)
        if (answer?.body.includes(`${revision} `)) waiting.delete(path)
      }
      await pause(PROBE_MS)
    }
    const freshAfterMs = waiting.size === 0 ? performance.now() - begin : undefined
    this.recoveries.push({ from, second, freshAfterMs })
  }

  async #sample(): Promise<void> {
    while (!this.#isOver) {
      const backend = this.#backend
      const calls = backend && (await countCalls(backend).catch(() => undefined))
      this.samples.push({
        second: this.elapsedMs / 1000,
        residentMb: await this.site.residentMb(),
        calls,
      })
      await pause(SAMPLE_MS)
    }
  }
}
