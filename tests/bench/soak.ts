import { mkdir, writeFile } from 'node:fs/promises'
import { startCommand } from '../../tools/command.ts'
import { randomNumbers } from '../support/sample.ts'
import type { Answer } from './client.ts'
import { openLoop } from './load.ts'
import { record } from './record.ts'
import { judge, printVerdicts, SETTLED_AFTER_S } from './soak-verdicts.ts'
import { type Phase, SoakSite } from './soak-site.ts'
import { Tally } from './tally.ts'
import { type Visit, visits } from './visits.ts'

/**
 * Tests the built site under steady load while its backend and its KV fail in turn. Then tests it
 * under three times the load that it can serve. `npm run soak` takes a little over ten minutes,
 * `npm run soak -- --minutes 3` less. Prints the results at the end, with all figures in
 * `.tmp/soak.json`.
 */
const { values } = startCommand({
  usage: 'npm run soak [-- --minutes 10] [--seed 1]',
  options: { minutes: 10, seed: 1 },
})
const OUTPUT = '.tmp/soak.json'

const CAPACITY_CONNECTIONS = 32
const CAPACITY_MS = 15_000
const STEADY_SHARE = 0.6
const OVERLOAD_TIMES = 3
const CONNECTIONS = 256
const GIVE_UP_MS = 10_000

/** The phases under steady load. All of them have the same length. */
const SCHEDULE: readonly Phase[] = [
  'well',
  'well',
  'dead',
  'well',
  'slow',
  'well',
  'errors',
  'well',
  'noKv',
  'well',
]
const PART_MS = (values.minutes * 60_000) / SCHEDULE.length
const OVERLOAD_MS = Math.min(60_000, PART_MS)
const SETTLING_MS = SETTLED_AFTER_S * 1000
const AFTER_OVERLOAD_MS = 15_000

const { answers, pages } = await record()
const next = visits([...pages.keys()], randomNumbers(values.seed))
const soak = await SoakSite.start(answers)
try {
  const rate = await measureCapacity()
  console.error(`Capacity ${Math.round(rate)} requests/s of the mix`)
  const steady = await runSchedule(rate * STEADY_SHARE)
  console.error('Overload')
  const overload = await run(rate * OVERLOAD_TIMES, OVERLOAD_MS, CONNECTIONS)
  await run(rate * STEADY_SHARE, SETTLING_MS)
  const after = await run(rate * STEADY_SHARE, AFTER_OVERLOAD_MS)
  const result = {
    capacity: rate,
    partMs: PART_MS,
    schedule: SCHEDULE,
    steady: steady.summary(),
    overload: overload.summary(),
    after: after.summary(),
    samples: soak.samples,
    recoveries: soak.recoveries,
  }
  await mkdir('.tmp', { recursive: true })
  await writeFile(OUTPUT, JSON.stringify(result, null, 2))
  process.exitCode = printVerdicts(judge(result)) ? 0 : 1
} finally {
  await soak.stop()
}

/** Returns the requests per second that the site can answer. The first third only warms it up. */
async function measureCapacity(): Promise<number> {
  const { client } = soak.site
  client.setConnections(CAPACITY_CONNECTIONS)
  const begin = performance.now()
  let answered = 0
  await Promise.all(
    Array.from({ length: CAPACITY_CONNECTIONS }, async () => {
      while (performance.now() - begin < CAPACITY_MS) {
        const { path, options } = next()
        await client.send(path, options)
        if (performance.now() - begin > CAPACITY_MS / 3) answered += 1
      }
    }),
  )
  return answered / ((performance.now() - begin - CAPACITY_MS / 3) / 1000)
}

async function runSchedule(rate: number): Promise<Tally> {
  soak.restartClock()
  const load = run(rate, PART_MS * SCHEDULE.length)
  for (const phase of SCHEDULE) {
    console.error(`${Math.round(soak.elapsedMs / 1000)} s: ${phase}`)
    await soak.enter(phase, PART_MS)
  }
  return load
}

/** Sends a request. Logs the time and the reason if it gets no answer. */
async function send({ path, options }: Visit): Promise<Answer> {
  const sentAt = soak.elapsedMs
  try {
    return await soak.site.client.send(path, {
      ...options,
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
  } catch (error) {
    const [from, to] = [sentAt, soak.elapsedMs].map((ms) => (ms / 1000).toFixed(1))
    console.error(`${from}–${to} s: no answer to ${path}: ${String(error)}`)
    throw error
  }
}

async function run(rate: number, durationMs: number, maxInFlight = Infinity): Promise<Tally> {
  const { client } = soak.site
  client.setConnections(CONNECTIONS)
  const tally = new Tally()
  await openLoop({
    rate,
    durationMs,
    maxInFlight,
    next,
    send,
    onEnd: (visit, answer) => tally.add(visit, answer),
    onTurnedAway: () => tally.turnAway(),
  })
  return tally
}
