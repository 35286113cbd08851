import { MODE_NAMES, MODES, type ModeName } from './modes.ts'
import { record } from './record.ts'
import { closedLoop } from './load.ts'
import { type Inspector, openInspector, selfTimes } from './inspector.ts'
import { startBackend, startStores } from './stand-ins.ts'
import { buildVariant, startSite } from './targets.ts'

/**
 * Shows where the worker spends its time: `node tests/bench/profile.ts nothing /en/mall 500`. The mode is one of the
 * bench's; the site's code is not minified.
 */
const [modeName = 'nothing', path = '/', requests = '500'] = process.argv.slice(2)
const LINES = 45
/** Requests until the engine has compiled what is called often. */
const WARM_UP = 1500

const mode = MODES[readMode(modeName)]
const { answers } = await record()
const backend = await startBackend(answers)
const stores = await startStores('profile', mode.stores)
const site = await startSite({
  name: 'profile',
  stores,
  backendPort: backend.port,
  vars: mode.vars,
  modules: [await buildVariant({ name: 'profile', overrides: mode.overrides, minify: false })],
  withInspector: true,
})
try {
  await closedLoop({ client: site.client, path, requests: WARM_UP, connections: 1 })
  const inspector = await openInspector(site.inspectorPort ?? 0)
  await profile(inspector)
  inspector.close()
} finally {
  await Promise.all([site, backend, stores.kv, stores.cache].map((each) => each.stop()))
}

async function profile(inspector: Inspector): Promise<void> {
  await inspector.send('Profiler.enable')
  await inspector.send('Profiler.setSamplingInterval', { interval: 200 })
  await inspector.send('Profiler.start')
  await closedLoop({ client: site.client, path, requests: Number(requests), connections: 1 })
  const times = selfTimes(await inspector.send('Profiler.stop'))
  const total = times.reduce((sum, { selfMs }) => sum + selfMs, 0)
  console.log(`${path}, ${modeName}: ${(total / Number(requests)).toFixed(3)} ms a request`)
  for (const { name, selfMs, totalMs } of times.slice(0, LINES)) {
    const percent = (ms: number) => `${((ms / total) * 100).toFixed(1)} %`.padStart(8)
    console.log(percent(selfMs), percent(totalMs), name)
  }
}

function readMode(name: string): ModeName {
  const mode = MODE_NAMES.find((each) => each === name)
  if (mode === undefined) throw new Error(`The mode is ${MODE_NAMES.join(', ')}, not "${name}"`)
  return mode
}
