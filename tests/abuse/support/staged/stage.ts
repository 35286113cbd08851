export type StoreKind = 'kv' | 'limiter' | 'd1' | 'cache'

/** How a store can fail. */
export type StoreFault = 'throw' | 'reject' | 'hang' | 'garbage'

export interface Stage {
  /** How far the worker's clock is ahead of the real one, so that what it keeps is old at once. */
  aheadMs?: number
  stores?: Partial<Record<StoreKind, StoreFault>>
}

let stage: Stage = {}

// This module is evaluated before the worker's own, which may hold on to the clock and the cache.
const now = Date.now.bind(Date)
Date.now = () => now() + (stage.aheadMs ?? 0)
if (typeof caches !== 'undefined') {
  const kept = strike(Reflect.get(caches, 'default'), 'cache')
  Object.defineProperty(globalThis, 'caches', {
    value: { default: kept, open: async () => kept },
    configurable: true,
  })
}

/** Sets the stage as a test has posted it. */
export async function readStage(request: Request): Promise<Response> {
  stage = await request.json()
  return new Response()
}

const staged = new WeakMap<object, object>()

/** The same bindings, with stores that fail as the stage says; the same object for the same bindings. */
export function stageStores(env: object): object {
  const known = staged.get(env)
  if (known !== undefined) return known
  const stores = Object.entries(STORES).map(([name, kind]) => [
    name,
    strike(Reflect.get(env, name), kind),
  ])
  const made = { ...env, ...Object.fromEntries(stores) }
  staged.set(env, made)
  return made
}

/** A store whose every call succeeds or fails as the stage says. */
function strike<Store extends object>(store: Store, kind: StoreKind): Store {
  return new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...input: unknown[]) => {
        const fault = stage.stores?.[kind]
        if (fault === undefined) return Reflect.apply(member, target, input)
        // A statement is made at once and fails when it is run.
        return kind === 'd1' ? brokenStatement(fault) : FAILURES[fault](kind)
      }
    },
  })
}

const GARBAGE: Record<StoreKind, () => unknown> = {
  kv: () => '{"storedAt":"yesterday","data":[1',
  limiter: () => ({}),
  d1: () => ({ results: 'q7z' }),
  cache: () => new Response('<!doctype html>q7z', { headers: { 'Content-Type': 'text/html' } }),
}

const FAILURES: Record<StoreFault, (kind: StoreKind) => Promise<unknown>> = {
  throw: (kind) => {
    throw new Error(`${kind} is down`)
  },
  reject: (kind) => Promise.reject(new Error(`${kind} is down`)),
  hang: () => new Promise(() => {}),
  garbage: (kind) => Promise.resolve(GARBAGE[kind]()),
}

function brokenStatement(fault: StoreFault): object {
  const run = () => FAILURES[fault]('d1')
  const statement = { bind: () => statement, all: run, first: run, run, raw: run }
  return statement
}
