import type { Call } from '../backend/call.ts'
import { MENU_KEPT_MS } from '../limits.ts'
import { type CachedAnswer, type Make, readAnswer, writeAnswer } from './cached-answer.ts'
import type { Purges } from './purges.ts'
import type { StoreFailures } from './store-failures.ts'

/** KV takes one write a second and key at most, and charges for each. */
export const KV_WRITE_PAUSE_MS = 60_000
/** After how long an answer in KV is written again although its content is the same, so that its time does not fall far behind. */
export const KV_RENEWAL_MS = 60 * 60 * 1000

/** Where answers outlive the isolate. Never throws: a store that fails, or is slow to read, counts as empty. */
export interface AnswerStore {
  read: (call: Call) => Promise<CachedAnswer | undefined>
  write: (call: Call, answer: CachedAnswer) => Promise<void>
}

/** A store with `scope` before each key, so that several can share it without seeing each other's answers. */
export function scoped(store: AnswerStore, scope: string): AnswerStore {
  const inScope = (call: Call): Call => ({ ...call, key: scope + call.key })
  return {
    read: (call) => store.read(inScope(call)),
    write: (call, answer) => store.write(inScope(call), answer),
  }
}

/** The part of a KV namespace that is used. */
export interface Namespace {
  get: (key: string, options?: { cacheTtl: number }) => Promise<string | null>
  put: (key: string, value: string, options?: { expirationTtl: number }) => Promise<void>
}

/**
 * What this isolate knows of KV, by key: the answer that it holds, and when a write was last tried. Keys are shared calls in each
 * language, so there are never more than a few dozen.
 */
export type KvContents = Map<string, { held?: CachedAnswer; triedAt: number }>

interface KvStoreOptions {
  namespace: Namespace
  known: KvContents
  purges: Pick<Purges, 'isPurged'>
  failures: StoreFailures
  make: Make
  now: () => number
}

/**
 * KV: everywhere, but each write costs. So a key is written at most once a minute, and only when what KV holds says
 * something else, was written an hour ago or is purged.
 */
export function kvStore(options: KvStoreOptions): AnswerStore {
  const { namespace, known, purges, failures, now } = options
  const triedAt = (key: string) => known.get(key)?.triedAt ?? 0
  // `abs`: the clock may have been ahead then and set right since.
  const sinceMs = (at: number) => Math.abs(now() - at)
  /** What KV held last needs no second making. */
  const make: Make = async (call, text) => {
    const held = known.get(call.key)?.held
    return held?.text === text ? held : options.make(call, text)
  }
  async function read(call: Call): Promise<CachedAnswer | undefined> {
    const text = await failures.attempt('KV', () => namespace.get(call.key))
    if (text === undefined || text === null) return undefined
    const answer = await readHeld({ call, text, failures, make, now })
    // Without an answer what KV holds is of no use, and may be written again.
    known.set(call.key, { triedAt: triedAt(call.key), ...(answer && { held: answer }) })
    return answer
  }
  function isDue({ name, key }: Call, answer: CachedAnswer): boolean {
    const held = known.get(key)?.held
    if (held === undefined || !saysTheSame(held, answer)) return true
    return sinceMs(held.storedAt) >= KV_RENEWAL_MS || purges.isPurged(name, held.storedAt)
  }
  return {
    read,
    write: async (call, answer) => {
      const { key } = call
      if (!isDue(call, answer) || sinceMs(triedAt(key)) < KV_WRITE_PAUSE_MS) return
      // Another isolate may have written it meanwhile.
      await read(call)
      if (!isDue(call, answer)) return
      known.set(key, { ...known.get(key), triedAt: now() })
      const isWritten = await failures.attemptWrite('KV', () =>
        namespace.put(key, writeAnswer(answer), { expirationTtl: MENU_KEPT_MS / 1000 }),
      )
      if (isWritten) known.set(key, { held: answer, triedAt: triedAt(key) })
    },
  }
}

/** Whether two answers have the same data: an answer's text may have a time in it that nobody reads. */
function saysTheSame(one: CachedAnswer, other: CachedAnswer): boolean {
  return one.text === other.text || JSON.stringify(one.data) === JSON.stringify(other.data)
}

interface Held {
  call: Call
  text: unknown
  failures: StoreFailures
  make: Make
  now: () => number
}

/** The answer in what a store held under the key of a call. */
async function readHeld(held: Held): Promise<CachedAnswer | undefined> {
  const { call, text, failures, make, now } = held
  const answer =
    typeof text === 'string' ? await readAnswer(call, text, { make, now: now() }) : 'garbage'
  if (answer !== 'garbage') return answer
  failures.note('KV', 'garbage', `under ${call.key}`)
  return undefined
}
