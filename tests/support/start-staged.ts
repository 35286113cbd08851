import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import {
  type Platform,
  type PlatformOptions,
  readWorkers,
  runWorkers,
} from '../../tools/platform.ts'
import { clockScript } from './clock.ts'
import type { Stage, StoreKind } from './stage.ts'

/** The platform with the site's clock and its stores under a test's control. */
export interface StagedPlatform extends Platform {
  /** Changes the stage; what is left out stays as it is. */
  setStage: (change: Partial<Stage>) => Promise<void>
}

type SiteWorker = Awaited<ReturnType<typeof readWorkers>>['site']

/** Starts the platform with a stage before the built site, in the same isolate. */
export async function startStaged(options: PlatformOptions): Promise<StagedPlatform> {
  const { site, backend } = await readWorkers(options)
  const workers = { site: await putOnStage(site), backend: withClock(backend) }
  const platform = await runWorkers(workers, options)
  const setStage: StagedPlatform['setStage'] = async (change) => {
    const body = JSON.stringify(change)
    await fetch(new URL('/-/stage', platform.site), { method: 'POST', body })
  }
  if (process.env['TEST_BROWSERS'] !== undefined) await setStage({ firstScript: clockScript })
  return { ...platform, setStage }
}

async function putOnStage(site: SiteWorker): Promise<SiteWorker> {
  const staged = await stageModules({
    ...kindOfAll(site.kvNamespaces, 'kv'),
    ...kindOfAll(site.ratelimits, 'limiter'),
  })
  return {
    ...site,
    modules: [
      ...staged.map(({ name, content }) => moduleOf(site.modulesRoot, name, content)),
      ...site.modules,
    ],
  }
}

/** A worker that reads the suites' clock. */
function withClock(worker: SiteWorker): SiteWorker {
  const entry =
    "import './clock.js'\nexport * from './index.js'\nexport { default } from './index.js'"
  return {
    ...worker,
    modules: [
      moduleOf(worker.modulesRoot, 'clocked.js', entry),
      moduleOf(worker.modulesRoot, 'clock.js', clockScript),
      ...worker.modules,
    ],
  }
}

function moduleOf(folder: string, name: string, contents: string) {
  return { type: 'ESModule' as const, path: `${folder}/${name}`, contents }
}

/** The modules that stand before the site's own, the first of which is the worker's entry; `kinds` says which bindings are stores. */
export async function stageModules(
  kinds: Readonly<Record<string, StoreKind>>,
): Promise<{ name: string; content: string }[]> {
  const stage = stripTypeScriptTypes(await readFile('tests/support/stage.ts', 'utf8'))
  const entry = `import './clock.js'
    import { stagedContext, stagedEnv, stageSite } from './stage.js'
    import * as site from './index.js'
    const kinds = ${JSON.stringify(kinds)}
    export default stageSite(site.default, kinds)
    // An earlier build, which a measurement may begin with, has no such entrypoint.
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

function kindOfAll(bindings: object, kind: StoreKind): Record<string, StoreKind> {
  return Object.fromEntries(Object.keys(bindings).map((name) => [name, kind]))
}
