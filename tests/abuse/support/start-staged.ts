import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'vite'
import type { Stage } from './staged/stage.ts'
import type { StandIn } from './stand-in.ts'
import { startTarget, type Target } from './start-target.ts'

/** The built worker with a test's hand on its clock and its stores. */
export interface StagedTarget extends Target {
  /** Sets the stage; what is left out is as it should be. */
  set: (stage: Stage) => Promise<void>
}

const BUILT = resolve('dist')
let bundled: Promise<string> | undefined

/** Starts one; the bundle is made once a file of tests. `removeStaged` takes it away. */
export async function startStaged(
  standIn: Pick<StandIn, 'origin'>,
  vars: Record<string, string> = {},
): Promise<StagedTarget> {
  bundled ??= bundle()
  const target = await startTarget(standIn, { vars, dist: await bundled })
  return {
    ...target,
    set: async (stage) => {
      await target.ask({ path: '/-/stage', method: 'POST', body: JSON.stringify(stage) })
    },
  }
}

/** Removes the bundle. */
export async function removeStaged(): Promise<void> {
  if (bundled !== undefined) await rm(await bundled, { recursive: true })
}

/** Puts both workers of `dist` behind a stage, in a folder of the same layout. */
async function bundle(): Promise<string> {
  await mkdir('.tmp', { recursive: true })
  const folder = await mkdtemp('.tmp/staged-')
  await symlink(`${BUILT}/client`, `${folder}/client`)
  await Promise.all(['shanmen', 'shanmen_backend'].map((name) => bundleWorker(name, folder)))
  return folder
}

async function bundleWorker(name: string, folder: string): Promise<void> {
  const config = JSON.parse(await readFile(`${BUILT}/${name}/wrangler.json`, 'utf8'))
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { 'virtual:built-worker': `${BUILT}/${name}/index.js` } },
    define: { STORES: JSON.stringify(storesOf(config)) },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'tests/abuse/support/staged/index.ts',
      target: 'es2024',
      outDir: `${folder}/${name}`,
      rolldownOptions: {
        external: /^(?:cloudflare|node):/,
        output: { entryFileNames: 'index.js' },
      },
    },
  })
  await cp(`${BUILT}/${name}/wrangler.json`, `${folder}/${name}/wrangler.json`)
}

interface Bindings {
  kv_namespaces?: { binding: string }[]
  d1_databases?: { binding: string }[]
  ratelimits?: { name: string }[]
}

function storesOf({ kv_namespaces = [], d1_databases = [], ratelimits = [] }: Bindings) {
  return Object.fromEntries([
    ...kv_namespaces.map(({ binding }) => [binding, 'kv']),
    ...d1_databases.map(({ binding }) => [binding, 'd1']),
    ...ratelimits.map(({ name }) => [name, 'limiter']),
  ])
}
