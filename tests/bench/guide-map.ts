import { chromium, type Page } from '@playwright/test'
import { startCommand } from '../../tools/command.ts'
import { launchOptions } from '../../tools/browser/engines.ts'
import { startSite, type TestSite } from '../support/start-site.ts'
import { median } from './load.ts'

/**
 * Measures how smoothly the embedded map moves with a thousand points: `npm run bench:map`. Drags
 * and zooms it with the mouse, with the full CPU speed and with a quarter of it. Prints the longest
 * task of the main thread. Fails if the median of all rounds exceeds its limit.
 */
startCommand({ usage: 'npm run bench:map' })

const POINTS = 1000
const LIMITS = [
  { slowdown: 1, maxMs: 50 },
  { slowdown: 4, maxMs: 200 },
] as const
const ROUNDS = 5

const port = 9950
const site = await startSite({
  sitePort: port,
  vars: { SITE_ORIGIN: `http://127.0.0.1:${port}` },
})
await growGuide(site, POINTS)
const browser = await chromium.launch(launchOptions)
try {
  for (const { slowdown, maxMs } of LIMITS) {
    const rounds: number[][] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(slowdown))
    const longest = rounds.map((tasks) => Math.max(0, ...tasks))
    console.log(
      `${POINTS} points at 1/${slowdown} of the speed: longest task ${longest.map(Math.round).join(', ')} ms in ${ROUNDS} rounds, median ${Math.round(median(longest))}; tasks over 50 ms: ${rounds.map(({ length }) => length).join(', ')}; limit ${maxMs} ms`,
    )
    if (median(longest) > maxMs) process.exitCode = 1
  }
} finally {
  await browser.close()
  await site.stop()
}

/** Drags and zooms the map. Returns the durations of tasks over 50 ms, in milliseconds. */
async function measure(slowdown: number): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${site.site.origin}/infomation/guide`)
  await page.locator('[data-map="open"]').waitFor()
  await page.locator('.map-canvas .map-mark-cluster').first().waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(1000)
  await page.evaluate(() => {
    const tasks: number[] = []
    Reflect.set(window, 'tasks', tasks)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  await dragAndZoom(page)
  await page.waitForTimeout(1000)
  const tasks = await page.evaluate<number[]>(() => Reflect.get(window, 'tasks'))
  await context.close()
  return tasks
}

async function dragAndZoom(page: Page): Promise<void> {
  const [x, y] = [900, 480]
  for (const [dx, dy] of [
    [-300, 0],
    [300, 200],
    [0, -300],
  ] as const) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + dx, y + dy, { steps: 20 })
    await page.mouse.up()
    await page.waitForTimeout(400)
  }
  for (const turn of [-240, -240, -240, 240, 240, 240, 240]) {
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, turn)
    await page.waitForTimeout(600)
  }
}

/** Adds points to the guide in the backend's database until the guide has `count` points. */
async function growGuide({ miniflare }: TestSite, count: number): Promise<void> {
  const database = await miniflare.getD1Database('DB', 'shanmen')
  const { results } = await database
    .prepare("SELECT language_id AS language, body FROM documents WHERE kind = 'guide'")
    .all<{ language: number; body: string }>()
  for (const { language, body } of results) {
    const guide = JSON.parse(body)
    const { southWest, northEast } = guide.bounds
    const samples = [...guide.points]
    for (let index = samples.length; index < count; index += 1) {
      const sample = samples[index % samples.length]
      // Irrational steps spread the points evenly, at the same places in each run.
      const [right, up] = [(index * 0.754_877_666) % 1, (index * 0.569_840_29) % 1]
      guide.points.push({
        ...sample,
        id: String(10_000 + index),
        name: `${sample.name} ${index}`,
        coordinates: [
          southWest[0] + (northEast[0] - southWest[0]) * right,
          southWest[1] + (northEast[1] - southWest[1]) * up,
        ],
      })
    }
    await database
      .prepare("UPDATE documents SET body = ? WHERE kind = 'guide' AND language_id = ?")
      .bind(JSON.stringify(guide), language)
      .run()
  }
}
