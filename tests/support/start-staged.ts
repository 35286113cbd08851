import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { resolve } from 'node:path'
import {
  type Platform,
  type PlatformOptions,
  readWorker,
  runWorker,
} from '../../tools/serve/platform.ts'
import { clockScript, pageClockScript } from './clock.ts'
import type { Stage, StoreKind } from './stage.ts'

/** A platform whose clock and stores a test can change. */
export interface StagedPlatform extends Platform {
  /** Changes the stage. Values that are missing stay as they are. */
  setStage: (change: Partial<Stage>) => Promise<void>
}

type SiteWorker = Awaited<ReturnType<typeof readWorker>>

/** Starts the platform. The stage is in front of the built site, in the same isolate. */
export async function startStaged(options: PlatformOptions): Promise<StagedPlatform> {
  const platform = await runWorker(await putOnStage(await readWorker(options)), options)
  if (process.env['TEST_BROWSERS'] !== undefined)
    await setStage(platform.site, { firstScript: pageClockScript })
  return {
    ...platform,
    setStage: (change) => setStage(platform.site, change),
  }
}

/** Changes the stage of a running site. */
export async function setStage(site: URL, change: Partial<Stage>): Promise<void> {
  await fetch(new URL('/-/stage', site), { method: 'POST', body: JSON.stringify(change) })
}

/** Writes a build for Node.js to `folder`. It puts a stage in front of the build in `dist`. */
export async function writeStagedBuild(dist: string, folder: string): Promise<void> {
  const config = await readFile(`${dist}/shanmen/wrangler.json`, 'utf8')
  const { kv_namespaces, ratelimits }: BuiltStores = JSON.parse(config)
  const kinds = {
    ...kindOfAll(
      kv_namespaces.map(({ binding }) => binding),
      'kv',
    ),
    ...kindOfAll(
      ratelimits.map(({ name }) => name),
      'limiter',
    ),
  }
  // The stage must load first, because the site may keep a reference to the clock when it loads.
  const entry = `import { stageSite } from ${JSON.stringify(resolve('tests/support/stage.ts'))}
    import site from ${JSON.stringify(resolve(dist, 'shanmen/index.js'))}
    export default stageSite(site, ${JSON.stringify(kinds)})`
  await mkdir(`${folder}/shanmen`, { recursive: true })
  await writeFile(`${folder}/shanmen/index.js`, entry)
  await writeFile(`${folder}/shanmen/wrangler.json`, config)
  await symlink(resolve(dist, 'client'), `${folder}/client`)
}

/** The names of the stores in a built worker's `wrangler.json`. */
interface BuiltStores {
  kv_namespaces: { binding: string }[]
  ratelimits: { name: string }[]
}

async function putOnStage(site: SiteWorker): Promise<SiteWorker> {
  const staged = await stageModules({
    ...kindOfAll(Object.keys(site.kvNamespaces), 'kv'),
    ...kindOfAll(Object.keys(site.ratelimits), 'limiter'),
  })
  return {
    ...site,
    modules: [
      ...staged.map(({ name, content }) => moduleOf(site.modulesRoot, name, content)),
      ...site.modules,
    ],
  }
}

function moduleOf(folder: string, name: string, contents: string) {
  return { type: 'ESModule' as const, path: `${folder}/${name}`, contents }
}

/**
 * Returns modules that load before the site's own. The first one is the worker's entry. `kinds` has
 * the bindings of the stores.
 */
export async function stageModules(
  kinds: Readonly<Record<string, StoreKind>>,
): Promise<{ name: string; content: string }[]> {
  const stage = stripTypeScriptTypes(await readFile('tests/support/stage.ts', 'utf8'))
  const entry = `import './clock.js'
    import { stagedContext, stagedEnv, stageSite } from './stage.js'
    import * as site from './index.js'
    const kinds = ${JSON.stringify(kinds)}
    export default stageSite(site.default, kinds)
    export const Backend = site.Backend
    // An earlier build lacks this entrypoint; a measurement may use one.
    export class Pages extends (site.Pages ?? Object) {
      constructor(context, env) {
        super(stagedContext(env, context), stagedEnv(env, kinds))
      }
    }`
  return [
    { name: 'staged.js', content: entry },
    { name: 'clock.js', content: clockScript },
    { name: 'stage.js', content: stage },
  ]
}

function kindOfAll(names: readonly string[], kind: StoreKind): Record<string, StoreKind> {
  return Object.fromEntries(names.map((name) => [name, kind]))
}
