import { BATCH_CALLS, BATCH_PATH } from '../../contract/batch.ts'
import { readLines } from '../lib/read-limited.ts'
import type { Breaker } from './breaker.ts'
import { addressOf, type Call, methodOf } from './call.ts'
import { type Connection, requestOnce } from './request.ts'

/** How many turns of the microtask queue a batch stays open: more than lie between the first call of a page and its last. */
const OPEN_TURNS = 16
/** A line of a batch: the index of the call, and its answer. */
const LINE = /^\[(\d{1,2}),(.*)\]$/s

interface BatchOptions extends Connection {
  /** Keeps a batch that fails from being tried each time. */
  breaker: Breaker
  limitMs: number
  /** The most that one answer may weigh. */
  limitBytes: number
  /** Called for a batch that has failed; its calls are made one by one. */
  warn: (message: string) => void
}

interface Waiting {
  call: Call
  resolve: (text: string | undefined) => void
}

/** Answers a call from a batch: with its text, or with nothing where it must be made by itself. Never throws. */
export type Batch = (call: Call) => Promise<string | undefined>

/** Gathers the calls that are made at the same moment into one request. Each gets its answer when that has come, whatever becomes of the others. */
export function createBatch(options: BatchOptions): Batch {
  let waiting: Waiting[] = []
  async function sendSoon(): Promise<void> {
    for (let turn = 0; turn < OPEN_TURNS; turn += 1) await Promise.resolve()
    const gathered = waiting
    waiting = []
    for (let at = 0; at < gathered.length; at += BATCH_CALLS)
      void sendBatch(gathered.slice(at, at + BATCH_CALLS), options)
  }
  return (call) =>
    new Promise((resolve) => {
      waiting.push({ call, resolve })
      if (waiting.length === 1) void sendSoon()
    })
}

async function sendBatch(calls: readonly Waiting[], options: BatchOptions): Promise<void> {
  const { breaker, limitMs, warn } = options
  try {
    if (calls.length === 1 || !breaker.admit()) return
    const body = calls.map(({ call }) => ({
      at: `${methodOf(call)} ${addressOf(call)}`,
      body: call.input.body,
    }))
    const asked = { label: `POST ${BATCH_PATH}`, method: 'POST', path: BATCH_PATH, body }
    await requestOnce(options, asked, {
      limitMs,
      read: (response) => readAnswers(response, calls, options),
    })
    breaker.succeed()
  } catch (error) {
    breaker.fail()
    warn(`${String(error)}; its calls are made one by one`)
  } finally {
    // Those that have no answer by now.
    for (const { resolve } of calls) resolve(undefined)
  }
}

/** Hands out each answer when it has come: the first one for an index, those for other indexes to nobody. */
async function readAnswers(
  response: Response,
  calls: readonly Waiting[],
  { limitBytes }: BatchOptions,
): Promise<void> {
  let hasOne = false
  for await (const line of readLines(response, limitBytes, calls.length)) {
    const [, index, text] = LINE.exec(line) ?? []
    calls[Number(index)]?.resolve(text)
    hasOne ||= text !== undefined
  }
  if (!hasOne) throw new Error('no answers')
}
