import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'vite'

const BUILT = resolve('dist')

/** Puts both workers of `dist` behind a stage (`staged/`), in a new folder of the same layout. */
export async function bundleStaged(): Promise<{ folder: string; remove: () => Promise<void> }> {
  await mkdir('.tmp', { recursive: true })
  const folder = await mkdtemp('.tmp/staged-')
  await symlink(`${BUILT}/client`, `${folder}/client`)
  await Promise.all(['shanmen', 'shanmen_backend'].map((name) => bundleWorker(name, folder)))
  return { folder, remove: () => rm(folder, { recursive: true }) }
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
