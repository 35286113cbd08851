import { readFile } from 'node:fs/promises'
import { startCommand } from '../../tools/command.ts'
import { MODE_NAMES, MODES } from './modes.ts'
import type { Report } from './report.ts'

/**
 * Prints the cost of a million visits in Cloudflare's paid plan, from the CPU figures of the last
 * `npm run bench`: `node tests/bench/cost.ts`. Prices are in US dollars per million requests and
 * per million milliseconds of CPU. Ignores the plan's monthly fee and the usage that it includes.
 */
const { values } = startCommand({
  usage: 'node tests/bench/cost.ts [--request-price 0.30] [--cpu-price 0.02]',
  options: { 'request-price': 0.3, 'cpu-price': 0.02 },
})
const REQUEST_PRICE = values['request-price']
const CPU_PRICE = values['cpu-price']

const report: Report = JSON.parse(await readFile('.tmp/bench.json', 'utf8'))
const rows = Object.fromEntries(
  report.paths.map(({ path, targets }) => [
    path,
    Object.fromEntries(
      targets.flatMap(({ name, cpuSeconds }) => {
        const mode = MODE_NAMES.find((each) => each === name)
        // Seconds per 1,000 requests equal milliseconds per request.
        return mode === undefined ? [] : [[MODES[mode].title, dollars(cpuSeconds)]]
      }),
    ),
  ]),
)
console.log(`US dollars per million visits; of these ${REQUEST_PRICE.toFixed(2)} for the requests`)
console.table(rows)

function dollars(cpuMs: number): string {
  return (REQUEST_PRICE + cpuMs * CPU_PRICE).toFixed(3)
}
