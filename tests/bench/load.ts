import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, Client } from './client.ts'

export interface ClosedLoopResult {
  requestsASecond: number
  p50Ms: number
  p99Ms: number
}

interface ClosedLoop {
  client: Client
  path: string
  requests: number
  connections: number
}

/** Sends requests for a path, one after the other on each connection. Throws unless all get 200. */
export async function closedLoop(options: ClosedLoop): Promise<ClosedLoopResult> {
  const { client, path, requests, connections } = options
  client.setConnections(connections)
  const durations: number[] = []
  const begin = performance.now()
  let sent = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (sent < requests) {
        sent += 1
        const { status, durationMs } = await client.send(path)
        if (status !== 200) throw new Error(`${path}: ${status}`)
        durations.push(durationMs)
      }
    }),
  )
  const seconds = (performance.now() - begin) / 1000
  return {
    requestsASecond: requests / seconds,
    p50Ms: quantile(durations, 0.5),
    p99Ms: quantile(durations, 0.99),
  }
}

interface OpenLoop<Visit> {
  /** Requests per second. They are sent even if earlier requests have no answer yet. */
  rate: number
  durationMs: number
  /** Maximum number of requests in flight; more are not sent. Unlimited by default. */
  maxInFlight?: number
  next: () => Visit
  send: (visit: Visit) => Promise<Answer>
  /** Called after every request, with its answer if there is one. */
  onEnd: (visit: Visit, answer: Answer | undefined) => void
  onTurnedAway?: () => void
}

const STEP_MS = 5

/** Sends requests at a constant rate, then waits for the last answers. */
export async function openLoop<Visit>(options: OpenLoop<Visit>): Promise<void> {
  const { rate, durationMs, maxInFlight = Infinity, next, send, onEnd, onTurnedAway } = options
  const begin = performance.now()
  const inFlight = new Set<Promise<void>>()
  let arrived = 0
  for (let elapsed = 0; elapsed < durationMs; elapsed = performance.now() - begin) {
    for (const due = (elapsed / 1000) * rate; arrived < due; arrived += 1) {
      if (inFlight.size >= maxInFlight) {
        onTurnedAway?.()
        continue
      }
      const visit = next()
      const one: Promise<void> = send(visit)
        .catch(() => undefined)
        .then((answer) => onEnd(visit, answer))
        .finally(() => inFlight.delete(one))
      inFlight.add(one)
    }
    await pause(STEP_MS)
  }
  await Promise.all(inFlight)
}

/** Returns a quantile: this share of the values is below it. `NaN` without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Returns the median; `NaN` without values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
