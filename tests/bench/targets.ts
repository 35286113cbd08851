import { readFile } from 'node:fs/promises'
import { build, createBuilder, type Plugin } from 'vite'
import type { Override } from './modes.ts'
import type { RecordedPage } from './record.ts'
import { COMPATIBILITY_DATE, workerModule } from './stand-ins.ts'
import { treeOf } from './trees.ts'
import { freePort } from '../support/free-port.ts'
import { startWorkerd, type Workerd, type WorkerModule } from './workerd.ts'
import { workerModules } from '../../tools/serve/platform.ts'
import { stageModules } from '../support/start-staged.ts'
import { SITE_VARS } from '../support/start-site.ts'

/** Starts a bare worker that sends the pages from memory. */
export async function startConstant(pages: readonly RecordedPage[]): Promise<Workerd> {
  return startWorkerd({
    name: 'constant',
    compatibilityDate: COMPATIBILITY_DATE,
    modules: [
      await workerModule('bare-constant'),
      { name: 'pages.json', kind: 'json', content: JSON.stringify(pages) },
    ],
  })
}

/**
 * Starts a bare worker that renders the same pages with React, from data in memory. Throws if a
 * page is clearly shorter or longer than the site's.
 */
export async function startReact(pages: readonly RecordedPage[]): Promise<Workerd> {
  const trees = pages.map(({ path, headers, body }) => ({ path, headers, tree: treeOf(body) }))
  const react = await startWorkerd({
    name: 'react',
    compatibilityDate: COMPATIBILITY_DATE,
    modules: [
      { name: 'index.js', kind: 'esModule', content: await bundleReact() },
      { name: 'trees.json', kind: 'json', content: JSON.stringify(trees) },
    ],
  })
  for (const { path, body } of pages) {
    const rendered = (await react.client.get(path)).body.toString()
    const difference = Math.abs(rendered.length - body.length) / body.length
    if (difference > 0.02)
      throw new Error(`${path}: React renders ${rendered.length} of ${body.length}`)
  }
  return react
}

async function bundleReact(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: {
      noExternal: true,
      target: 'webworker',
      resolve: { conditions: ['workerd', 'import', 'default'] },
    },
    build: {
      ssr: 'tests/bench/workers/bare-react.ts',
      target: 'es2022',
      minify: true,
      write: false,
      rolldownOptions: { external: ['trees.json'] },
    },
  })
  if (!('output' in result)) throw new Error('React was not bundled into one output')
  return result.output[0].code
}

interface BuiltWorker {
  compatibility_date: string
  kv_namespaces: { binding: string }[]
  ratelimits: { name: string }[]
}

interface SiteOptions {
  name: string
  kv: Workerd
  backendPort: number
  /** The worker's code. The default is the build in `dist`. */
  modules?: readonly WorkerModule[]
  firstPath?: string
  /** Variables in addition to `SITE_VARS`. */
  vars?: Record<string, string>
  withInspector?: boolean
  /** The ports of the site and of the page cache's stand-in. The default is no page cache. */
  tier?: { sitePort: number; port: number }
}

/** Starts the built site. Stand-ins replace Cloudflare's services. */
export async function startSite(
  options: SiteOptions,
): Promise<Workerd & { inspectorPort?: number }> {
  const { name, kv, backendPort, tier, withInspector = false } = options
  const config: BuiltWorker = JSON.parse(await readFile('dist/shanmen/wrangler.json', 'utf8'))
  const inspector = withInspector ? { inspectorPort: await freePort() } : {}
  const site = await startWorkerd(
    {
      name,
      compatibilityDate: config.compatibility_date,
      modules: [...(tier ? await staged() : []), ...(options.modules ?? (await builtModules()))],
      vars: { ...SITE_VARS, ...options.vars },
      namespaces: Object.fromEntries(config.kv_namespaces.map(({ binding }) => [binding, kv.port])),
      services: { BACKEND: backendPort, ...(tier && { TIER: tier.port }) },
      limits: {
        bindings: config.ratelimits.map(({ name }) => name),
        module: await workerModule('limiter', 'limiter.js'),
      },
      ...inspector,
    },
    { firstPath: options.firstPath ?? '/robots.txt', ...(tier && { port: tier.sitePort }) },
  )
  return { ...site, ...inspector }
}

/** Returns modules that load before the site's own, and connect it to the cache's stand-in. */
async function staged(): Promise<WorkerModule[]> {
  return (await stageModules({})).map((module) => ({ ...module, kind: 'esModule' }))
}

/** Returns the modules of a built worker, by default of `npm run build`. */
export async function builtModules(folder = 'dist/shanmen'): Promise<WorkerModule[]> {
  return Promise.all(
    (await workerModules(folder)).map(async (name) => ({
      name,
      kind: 'esModule' as const,
      content: await readFile(`${folder}/${name}`, 'utf8'),
    })),
  )
}

interface VariantOptions {
  name: string
  overrides: readonly Override[]
  minify?: boolean
}

/**
 * Builds the worker with other values for some constants. Zero turns off a cache, so the worker in
 * production needs no setting for that.
 */
export async function buildVariant(options: VariantOptions): Promise<WorkerModule[]> {
  const { name, overrides, minify = true } = options
  const outDir = `.tmp/bench/${name}-build`
  const pending = new Set(overrides)
  const builder = await createBuilder({
    logLevel: 'error',
    plugins: [override(pending)],
    environments: { shanmen: { build: { outDir, minify, emptyOutDir: true } } },
  })
  const environment = builder.environments['shanmen']
  if (environment === undefined) throw new Error('There is no environment of the site to build')
  await builder.build(environment)
  for (const { file, constant } of pending) throw new Error(`${file} has no constant ${constant}`)
  return builtModules(outDir)
}

/** Replaces constants in the code, and removes their overrides from `pending`. */
function override(pending: Set<Override>): Plugin {
  return {
    name: 'bench:override',
    enforce: 'pre',
    transform(code, id) {
      return [...pending].reduce((changed, each) => {
        if (!id.endsWith(`/${each.file}`)) return changed
        const { constant, value } = each
        const declared = new RegExp(`(export const ${constant} =)[^\\n]*`)
        const imported = new RegExp(`(import [^}]*)\\b${constant}\\b`)
        if (!declared.test(changed) && !imported.test(changed)) return changed
        pending.delete(each)
        return declared.test(changed)
          ? changed.replace(declared, `$1 ${value}`)
          : `const ${constant} = ${value};${changed.replace(imported, `$1${constant} as its_${constant}`)}`
      }, code)
    },
  }
}
