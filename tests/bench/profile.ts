import { startCommand, refuseArguments } from '../../tools/command.ts'
import { MODE_NAMES, MODES, type ModeName } from './modes.ts'
import { record } from './record.ts'
import { closedLoop } from './load.ts'
import { type Inspector, openInspector, selfTimes } from './inspector.ts'
import { startBackend, startKv } from './stand-ins.ts'
import { buildVariant, startSite } from './targets.ts'

/**
 * Prints in which functions the worker spends its time: `node tests/bench/profile.ts --mode page
 * --path /en/mall`. The modes are those of the bench. The site's code is not minified.
 */
const USAGE = `node tests/bench/profile.ts [--mode ${MODE_NAMES.join('|')}] [--path /] [--requests 500]`
const { values } = startCommand({
  usage: USAGE,
  options: { mode: 'nothing', path: '/', requests: 500 },
})
const { path, requests } = values
const LINES = 45
/** Number of requests before the profile. They make the engine compile frequent functions. */
const WARM_UP = 1500

const mode = MODES[readMode(values.mode)]
const { answers } = await record()
const backend = await startBackend(answers)
const kv = await startKv('profile', mode.kv)
const site = await startSite({
  name: 'profile',
  kv,
  backendPort: backend.port,
  vars: mode.vars,
  modules: await buildVariant({ name: 'profile', overrides: mode.overrides, minify: false }),
  withInspector: true,
})
try {
  await closedLoop({ client: site.client, path, requests: WARM_UP, connections: 1 })
  const inspector = await openInspector(site.inspectorPort ?? 0)
  await profile(inspector)
  inspector.close()
} finally {
  await Promise.all([site, backend, kv].map((each) => each.stop()))
}

async function profile(inspector: Inspector): Promise<void> {
  await inspector.send('Profiler.enable')
  await inspector.send('Profiler.setSamplingInterval', { interval: 200 })
  await inspector.send('Profiler.start')
  await closedLoop({ client: site.client, path, requests, connections: 1 })
  const times = selfTimes(await inspector.send('Profiler.stop'))
  const total = times.reduce((sum, { selfMs }) => sum + selfMs, 0)
  console.log(`${path}, ${values.mode}: ${(total / requests).toFixed(3)} ms a request`)
  for (const { name, selfMs, totalMs } of times.slice(0, LINES)) {
    const percent = (ms: number) => `${((ms / total) * 100).toFixed(1)} %`.padStart(8)
    console.log(percent(selfMs), percent(totalMs), name)
  }
}

function readMode(name: string): ModeName {
  return MODE_NAMES.find((each) => each === name) ?? refuseArguments(USAGE, `No mode "${name}"`)
}
