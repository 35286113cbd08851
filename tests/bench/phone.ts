import { mkdir, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { refuseArguments, startCommand } from '../../tools/command.ts'
import { shellOptions } from '../../tools/browser/engines.ts'
import { startPeerTargets, startTargets } from './built-targets.ts'
import { median } from './load.ts'

/**
 * Measures how long a visitor with a phone waits, with an empty cache, 150 ms and 1.6 Mbit/s, and
 * the site compressed as on Cloudflare. `--slowdown` divides the speed of the CPU. `--base` also
 * measures the build of a commit. `--peers` measures Astro and SvelteKit, and only the pages that
 * they have; each site then has its own workerd. All builds take turns. Only the ratios of the
 * times can be compared between machines.
 */
const USAGE = 'npm run bench:phone [-- --rounds 5] [--slowdown 4] [--base COMMIT | --peers]'
const { values } = startCommand({
  usage: USAGE,
  options: { rounds: 5, slowdown: 4, base: '', peers: false },
})
if (values.peers && values.base !== '')
  refuseArguments(USAGE, '--base and --peers cannot be combined')
const OUTPUT = '.tmp/phone'
const PAGES = {
  home: '/',
  list: '/mall/hotel',
  article: '/infomation/announcement/1024',
  guide: '/infomation/guide',
}
/** The pages that Astro and SvelteKit also have. */
const PEER_PAGES = { home: '/', list: '/infomation/announcement', article: PAGES.article }
const LIST_ITEM = 'main .item a[href]'
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
/** A weak signal on a mountain path: 400 ms and 400 kbit/s, together with the slow CPU. */
const WEAK_NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}
/** Time between a list's first paint and a tap on one of its items. */
const READING_MS = 2_000

type Figures = Record<string, number>

await mkdir(OUTPUT, { recursive: true })
const builds = await startTargets(values.base)
const [build] = builds
const targets = values.peers && build ? await startPeerTargets(build) : builds
const browser = await chromium.launch(shellOptions)
const runs = new Map<string, Figures[]>()
try {
  // The result of the first round is dropped, because it includes the start of browser and sites.
  await measureAll()
  runs.clear()
  for (let round = 0; round < values.rounds; round += 1) await measureAll()
} finally {
  await browser.close()
  for (const target of new Set([...targets, ...builds])) await target.stop()
}
await report()

async function measureAll(): Promise<void> {
  for (const { name, origin } of targets)
    runs.set(name, [...(runs.get(name) ?? []), await measure(browser, origin)])
}

async function measure(from: Browser, origin: string): Promise<Figures> {
  const figures: Figures = {}
  for (const [kind, path] of Object.entries(values.peers ? PEER_PAGES : PAGES))
    for (const [name, value] of Object.entries(await measurePage(from, origin + path)))
      figures[`${kind}: ${name}`] = value
  if (values.peers) return figures
  for (const [index, name] of ['first', 'second'].entries())
    figures[`list: ${name} item, ms`] = await measureItem(from, origin + PAGES.list, index)
  for (const [name, value] of Object.entries(await measureMap(from, origin + PAGES.guide)))
    figures[`guide on a weak network: ${name}`] = value
  return figures
}

async function onPhone<Result>(
  from: Browser,
  use: (page: Page, context: BrowserContext) => Promise<Result>,
  { network = NETWORK, slowdown = values.slowdown } = {},
): Promise<Result> {
  const context = await from.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  try {
    return await use(page, context)
  } finally {
    await context.close()
  }
}

/**
 * Returns a page's paint and blocking times in milliseconds, the compressed bytes of its parts, and
 * the number of preloaded payloads.
 */
function measurePage(from: Browser, address: string): Promise<Figures> {
  return onPhone(from, async (page) => {
    const scripts: Promise<string>[] = []
    let payloads = 0
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) scripts.push(response.text())
      if (pathname.endsWith('_payload.json')) payloads += 1
    })
    await page.addInitScript(observe)
    const response = await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(READING_MS)
    const html = (await response?.text()) ?? ''
    const styles = [...html.matchAll(/<style.*?<\/style>/gs)].join('')
    return {
      ...(await page.evaluate(() => window.phone)),
      'HTML, bytes': gzipSync(html).length,
      'HTML before main, bytes': gzipSync(html.slice(0, html.indexOf('<main'))).length,
      'styles, bytes': gzipSync(styles).length,
      'scripts, bytes': (await Promise.all(scripts)).reduce(
        (sum, one) => sum + gzipSync(one).length,
        0,
      ),
      'preloaded pages': payloads,
    }
  })
}

declare global {
  interface Window {
    phone: Figures
  }
}

/** Records the page's paints, and how much longer than 50 ms its tasks take. Runs in the page. */
function observe(): void {
  window.phone = { 'first paint, ms': 0, 'largest paint, ms': 0, 'blocking, ms': 0 }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.phone['first paint, ms'] = startTime
  })
  watch(
    'largest-contentful-paint',
    ({ startTime }) => (window.phone['largest paint, ms'] = startTime),
  )
  watch(
    'longtask',
    ({ duration }) =>
      (window.phone['blocking, ms'] = (window.phone['blocking, ms'] ?? 0) + duration - 50),
  )
}

/** Returns the milliseconds from a press on an item in a list until its page is painted. */
function measureItem(from: Browser, address: string, index: number): Promise<number> {
  return onPhone(from, async (page) => {
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(READING_MS)
    const link = page.locator(LIST_ITEM).nth(index)
    await link.scrollIntoViewIfNeeded()
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let pressedAt = 0
          addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), {
            once: true,
          })
          new MutationObserver((_, observer) => {
            if (
              document.querySelector('main .item-list > .item') &&
              !document.querySelector('.goods-opening')
            )
              return
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)))
          }).observe(document.querySelector('main') ?? document.body, { childList: true })
        }),
    )
    await link.tap()
    return painted
  })
}

/**
 * Returns when the guide's map is drawn, painted and movable, and the bytes until then. It is drawn
 * when its marks have a position. The page itself already has their names and the painting's
 * colour.
 */
function measureMap(from: Browser, address: string): Promise<Figures> {
  const measured = async (page: Page): Promise<Figures> => {
    await page.addInitScript(observe)
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('.map-marks').waitFor()
    const drawn = await page.evaluate(() => performance.now())
    await page.locator('[data-map="open"]').waitFor({ timeout: 60_000 })
    const figures = await page.evaluate(() => {
      const { 'first paint, ms': first = 0 } = window.phone
      const files = performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
      return {
        'first paint, ms': first,
        'movable, ms': performance.now(),
        'all until then, bytes': files.reduce((sum, { transferSize }) => sum + transferSize, 0),
      }
    })
    await page.waitForLoadState('load')
    await page.waitForTimeout(READING_MS)
    const largest = await page.evaluate(() => window.phone['largest paint, ms'] ?? 0)
    return { ...figures, 'drawn, ms': drawn, 'largest paint, ms': largest }
  }
  return onPhone(from, measured, { network: WEAK_NETWORK, slowdown: 2 * values.slowdown })
}

async function report(): Promise<void> {
  const names = Object.keys(runs.get('now')?.[0] ?? {})
  const of = (target: string, name: string) =>
    (runs.get(target) ?? []).map((each) => each[name] ?? 0)
  const rows = names.map((name) => {
    const row: Record<string, string | number> = {}
    for (const { name: target } of targets) {
      const each = of(target, name)
      row[target] = Math.round(median(each))
      row[`${target}, from–to`] =
        `${Math.round(Math.min(...each))}–${Math.round(Math.max(...each))}`
    }
    if (values.base !== '')
      row['ratio'] = Number((median(of('now', name)) / median(of('base', name))).toFixed(2))
    return [name, row] as const
  })
  console.table(Object.fromEntries(rows))
  await writeFile(
    `${OUTPUT}/phone.json`,
    JSON.stringify({ base: values.base, rounds: Object.fromEntries(runs) }, undefined, 2),
  )
}
