import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { startWorkerd, type Workerd, type WorkerModule } from './workerd.ts'

/**
 * The compatibility date of the bench's own workers. It is the one in `wrangler.toml`, so that they
 * run like the site.
 */
export const COMPATIBILITY_DATE = '2026-10-01'

/** One answer of the backend, with the key of its call. */
export interface RecordedAnswer {
  key: string
  body: string
}

/** How the stand-in for the backend behaves. */
export interface BackendState {
  latencyMs: number
  errorShare: number
  revision: string
}

export type StoreMode = 'keep' | 'forget' | 'fail'

/** Starts the stand-in for the backend. With `port`, restarts it on the same port. */
export async function startBackend(
  answers: readonly RecordedAnswer[],
  port?: number,
): Promise<Workerd> {
  return startStandIn('backend', {
    modules: [
      await workerModule('call-key', 'call-key.ts'),
      { name: 'answers.json', kind: 'json', content: JSON.stringify(answers) },
    ],
    ...(port === undefined ? {} : { port }),
  })
}

/** Changes how the stand-in for the backend behaves. */
export async function setBackend(backend: Workerd, state: Partial<BackendState>): Promise<void> {
  await backend.client.send('/bench', { method: 'POST', body: JSON.stringify(state) })
}

/** Returns the number of calls to the stand-in for the backend since it started. */
export async function countCalls(backend: Workerd): Promise<number> {
  const { body } = await backend.client.get('/bench')
  return Number(JSON.parse(body.toString()).calls)
}

/** Starts an empty KV for one site. By default, it stores values. */
export async function startKv(name: string, mode: StoreMode = 'keep'): Promise<Workerd> {
  const kv = await startStandIn('kv', { name: `${name}-kv` })
  await setStore(kv, mode)
  return kv
}

/** Makes a KV store values, discard them at once, or answer 500. */
export async function setStore(store: Workerd, mode: StoreMode): Promise<void> {
  await store.client.send('/bench', { method: 'POST', body: mode })
}

interface StandInOptions {
  name?: string
  modules?: readonly WorkerModule[]
  port?: number
}

async function startStandIn(
  worker: 'backend' | 'kv',
  { name = worker, modules = [], port }: StandInOptions,
): Promise<Workerd> {
  return startWorkerd(
    {
      name,
      compatibilityDate: COMPATIBILITY_DATE,
      modules: [await workerModule(worker), ...modules],
    },
    { firstPath: '/bench', ...(port === undefined ? {} : { port }) },
  )
}

/** Returns one of the bench's workers as a module. */
export async function workerModule(worker: string, name = 'index.js'): Promise<WorkerModule> {
  const source = await readFile(`tests/bench/workers/${worker}.ts`, 'utf8')
  return { name, kind: 'esModule', content: stripTypeScriptTypes(source) }
}
