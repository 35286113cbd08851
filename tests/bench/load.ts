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

/**
 * Sends `requests` requests for one address, on each connection the next one after an answer. Throws at any status but
 * 200.
 */
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
  /** Requests per second, whether or not earlier ones are answered. */
  rate: number
  durationMs: number
  /** While this many are in flight new requests are turned away; no limit unless given. */
  room?: number
  next: () => Visit
  send: (visit: Visit) => Promise<Answer>
  /** Called for every answer, and for every request without one. */
  onEnd: (visit: Visit, answer: Answer | undefined) => void
  onTurnedAway?: () => void
}

const STEP_MS = 5

/** Sends requests at a steady rate and waits for the last answers. */
export async function openLoop<Visit>(options: OpenLoop<Visit>): Promise<void> {
  const { rate, durationMs, room = Infinity, next, send, onEnd, onTurnedAway } = options
  const begin = performance.now()
  const inFlight = new Set<Promise<void>>()
  let come = 0
  for (let elapsed = 0; elapsed < durationMs; elapsed = performance.now() - begin) {
    for (const due = (elapsed / 1000) * rate; come < due; come += 1) {
      if (inFlight.size >= room) {
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

/** The value below which a share of all lies; `NaN` of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The middle one of all; `NaN` of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
