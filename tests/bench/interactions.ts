import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test'
import { shellOptions } from '../../tools/browser/engines.ts'
import { startCommand } from '../../tools/command.ts'
import { startTargets } from './built-targets.ts'

/**
 * Measures how long pages take to show the effect of an interaction, on a phone (390 px, touch, a
 * quarter of the CPU). As in web-vitals' INP, the longest event of an interaction counts, from the
 * input to the next paint. Each try opens the pages again. Fails if the 75th percentile of an
 * interaction exceeds the limit.
 */
const { values } = startCommand({
  usage: 'npm run bench:interactions [-- --tries 20] [--slowdown 4] [--base COMMIT]',
  options: { tries: 20, slowdown: 4, base: '' },
})
/** Half of the time that web.dev considers good. */
const MAX_MS = 100
/** Waiting time after each interaction, so that the page is idle at the next one. */
const SETTLE_MS = 700

/** The input of an interaction: a key, or an element to tap. */
type Pressed = { key: string; text?: string } | ((page: Page) => Locator)

const menu: Pressed = (page) => page.locator('.site-menu > summary')

/** The interactions of each page, in order. Each begins in the state after the previous one. */
const INTERACTIONS: Record<string, Record<string, Pressed>> = {
  '/mall/hotel': {
    'menu: open': menu,
    'menu: close': menu,
    'hotels: filter': (page) => page.locator('.category-filter li a').nth(1),
    'hotels: language': (page) => page.locator('header [hreflang]').first(),
  },
  '/mall/ticket': {
    'calculator: one more': (page) => page.locator('.party-count button').last(),
    'calculator: send': (page) => page.locator('.party-form > .button'),
  },
  '/service/complain': {
    'form: first field': (page) => page.locator('[name="name"]'),
    'form: first key': { key: 'a', text: 'a' },
    'form: choice': (page) => page.locator('.choice').nth(1),
  },
  '/infomation/guide': {
    'search: focus': (page) => page.locator('.guide-search input'),
    'search: first key': { key: '山', text: '山' },
    'search: clear': { key: 'Backspace' },
    'filter: chip': (page) => page.locator('.category-filter li a').nth(2),
    'filter: back to all': (page) => page.locator('.category-filter li a').first(),
    'point: open': (page) => page.locator('.point h3 a').first(),
    'sheet: close': (page) => page.locator('.point-sheet-close'),
    'trail: open': (page) => page.locator('.trail h3 a').first(),
    'trail: close': (page) => page.locator('.point-sheet-close'),
    'walk: start': (page) => page.locator('.point').first().locator('.point-links button').first(),
    'walk: end': (page) => page.locator('.point').nth(3).locator('.point-links button').last(),
    'walk: clear': (page) => page.locator('.walk-clear'),
    'map: cluster': (page) => page.locator('.map-canvas .map-mark-cluster').first(),
  },
}

const targets = await startTargets(values.base)
const browser = await chromium.launch(shellOptions)
const durations = new Map<string, number[]>()
try {
  // The result of the first try is dropped, because it includes the start of the browser and sites.
  await tryAll()
  durations.clear()
  for (let attempt = 0; attempt < values.tries; attempt += 1) await tryAll()
  report()
} finally {
  await browser.close()
  for (const target of targets) await target.stop()
}

async function tryAll(): Promise<void> {
  for (const { name, origin } of targets)
    for (const path of Object.keys(INTERACTIONS))
      for (const [interaction, ms] of Object.entries(await visit(origin, path))) {
        const key = `${interaction} ${name}`
        durations.set(key, [...(durations.get(key) ?? []), ms])
      }
}

/** Does all interactions of a page once. Returns the duration of each in milliseconds. */
async function visit(origin: string, path: string): Promise<Record<string, number>> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: values.slowdown })
  await page.addInitScript(observe)
  await page.goto(origin + path)
  if (path.endsWith('/guide')) {
    await page.locator('[data-map="open"]').waitFor()
    await page.locator('[data-state="ready"]').waitFor()
  }
  const taken: Record<string, number> = {}
  for (const [name, pressed] of Object.entries(INTERACTIONS[path] ?? {})) {
    if (typeof pressed === 'function') await pressed(page).scrollIntoViewIfNeeded()
    await settle(page)
    await page.evaluate(() => (window.longest = 0))
    if (typeof pressed === 'function') await pressed(page).tap()
    else await press(session, pressed)
    await settle(page)
    taken[name] = await page.evaluate(() => window.longest)
  }
  await context.close()
  return taken
}

declare global {
  interface Window {
    /** The longest event of an interaction so far, in milliseconds. */
    longest: number
  }
}

/** Records the longest event of each interaction. Runs in the page. */
function observe(): void {
  window.longest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        window.longest = Math.max(window.longest, entry.duration)
    // TypeScript's types do not have this option.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Waits until all work after an interaction has ended. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Presses a key. With `text`, the key types this text, whatever the keyboard layout is. */
async function press(
  session: CDPSession,
  { key, text }: { key: string; text?: string },
): Promise<void> {
  const code = text === undefined ? { windowsVirtualKeyCode: 8, code: key } : { text }
  const type = text === undefined ? 'rawKeyDown' : 'keyDown'
  await session.send('Input.dispatchKeyEvent', { type, key, ...code })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, ...code })
}

function report(): void {
  const all = Object.values(INTERACTIONS).flatMap((each) => Object.keys(each))
  const rows = all.map((interaction) => {
    const row = targets.map(({ name }) => {
      const each = (durations.get(`${interaction} ${name}`) ?? []).toSorted((a, b) => a - b)
      const slowest = each[Math.ceil(each.length * 0.75) - 1] ?? Infinity
      if (name === 'now' && slowest > MAX_MS) process.exitCode = 1
      return [
        [`${name}, ms`, slowest],
        [`${name}, from–to`, `${each[0]}–${each.at(-1)}`],
      ]
    })
    return [interaction, Object.fromEntries(row.flat())] as const
  })
  console.table(Object.fromEntries(rows))
}
