import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { startCommand, refuseArguments } from '../../tools/command.ts'
import { launchOptions } from '../../tools/browser/engines.ts'
import { freePort } from '../support/free-port.ts'
import { startSite } from '../support/start-site.ts'
import { startCompressor } from './compressor.ts'
import { median } from './load.ts'

/**
 * Runs Lighthouse on a simulated phone with a slow connection, for one page of each kind or for the
 * given paths: `npm run lighthouse`. Fails if a score is too low. The reports are in
 * `.tmp/lighthouse`. Lighthouse divides the CPU speed by 4 on a host with a benchmark index of
 * about 1,500. On a host with 950, dividing it by 2.5 simulates the same phone.
 */
const USAGE = 'npm run lighthouse [-- --runs 3] [--slowdown 4] [/path ...]'
const { values, words } = startCommand({
  usage: USAGE,
  options: { runs: 3, slowdown: 4 },
  hasWords: true,
})
if (!words.every((word) => word.startsWith('/'))) refuseArguments(USAGE, 'A path begins with "/"')
const OUTPUT = '.tmp/lighthouse'
const PATHS = [
  '/',
  '/en',
  '/mall/hotel',
  '/infomation/announcement/1024',
  '/mall/ticket',
  '/service/complain',
]
const MIN_SCORES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Category = (typeof CATEGORIES)[number]
/** The figures of a page. `host` is Lighthouse's benchmark index of this machine. */
type Figures = Record<Category | 'lcpMs' | 'cls' | 'tbtMs' | 'host', number>

const port = await freePort()
const origin = `http://localhost:${port}`
const site = await startSite({ vars: { SITE_ORIGIN: origin } })
const compressor = await startCompressor(port, Number(site.site.port))
const debuggingPort = await freePort()
const browser = await chromium.launch({
  ...launchOptions,
  args: [`--remote-debugging-port=${debuggingPort}`],
})
try {
  await mkdir(OUTPUT, { recursive: true })
  const rows: Record<string, Figures> = {}
  const paths = words.length > 0 ? words : PATHS
  // The result of the first run is dropped, because the browser starts in it.
  await runOnce(paths[0] ?? '/')
  for (const path of paths) rows[path] = await measurePage(path)
  console.table(rows)
  const low = Object.entries(rows).flatMap(([path, figures]) =>
    CATEGORIES.filter((category) => figures[category] < MIN_SCORES[category]).map(
      (category) => `${path}: ${category} ${figures[category]}, not ${MIN_SCORES[category]}`,
    ),
  )
  for (const each of low) console.error(each)
  process.exitCode = low.length === 0 ? 0 : 1
} finally {
  await browser.close()
  compressor.close()
  await site.stop()
}

async function measurePage(path: string): Promise<Figures> {
  const runs: Figures[] = []
  for (let run = 0; run < values.runs; run += 1) runs.push(await runOnce(path))
  const of = (key: keyof Figures) => median(runs.map((each) => each[key]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    lcpMs: Math.round(of('lcpMs')),
    cls: Number(of('cls').toFixed(3)),
    tbtMs: Math.round(of('tbtMs')),
    host: of('host'),
  }
}

async function runOnce(path: string): Promise<Figures> {
  const result = await lighthouse(origin + path, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    throttling: { cpuSlowdownMultiplier: values.slowdown },
    // Without this header, the site would redirect the browser to another language.
    extraHeaders: { 'Accept-Language': path.startsWith('/en') ? 'en' : 'zh-CN' },
  })
  if (result === undefined) throw new Error(`${path}: Lighthouse gave no result`)
  const { lhr, report } = result
  await writeFile(`${OUTPUT}/${path.replaceAll('/', '_')}.json`, String(report))
  printFaults(path, lhr)
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    host: lhr.environment.benchmarkIndex,
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** Prints the failed audits, except those of performance, whose figures are printed separately. */
function printFaults(path: string, { categories, audits }: Result): void {
  for (const category of CATEGORIES.slice(1)) {
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id]
      if (weight > 0 && audit && audit.score !== null && audit.score < 1) {
        console.error(`${path}: ${category}: ${audit.title}`)
      }
    }
  }
}
