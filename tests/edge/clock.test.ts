import { execFileSync } from 'node:child_process'
import { afterAll, expect, it } from 'vitest'
import { startBackend } from '../support/start-backend.ts'
import { startSite } from '../support/start-site.ts'

const MINUTE_MS = 60_000
const CAPTCHA_MS = 5 * MINUTE_MS
const site = await startSite()
const backend = await startBackend()
afterAll(async () => {
  await site.stop()
  await backend.stop()
})

// `visit.json` has no seconds, so times may differ by more than a minute.
const near = (time: number) => Math.abs(time - Date.now()) < 2 * MINUTE_MS

it('the test clock is read by this process and by the commands that it starts', () => {
  const expected = Number(process.env['TEST_AHEAD_MS'])
  // Files have the operating system's clock, which the suites do not change.
  const file = execFileSync('date', ['+%s%3N'], { encoding: 'utf8' })
  expect(Math.abs(Date.now() - expected - Number(file))).toBeLessThan(MINUTE_MS)
  expect(Math.abs(new Date().getTime() - expected - Number(file))).toBeLessThan(MINUTE_MS)
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
  expect(new Date()).toBeInstanceOf(Date)
  const command = execFileSync('node', ['-p', 'Date.now()'], { encoding: 'utf8' })
  expect(near(Number(command))).toBe(true)
})

it('the test clock is read by the site', async () => {
  const { at } = await (await site.get('/visit.json')).json()
  expect(near(Date.parse(at))).toBe(true)
})

it('the test clock is read by the reference backend', async () => {
  await backend.call('captcha', { query: { languageId: 1 } })
  const [alone] = await backend.query<{ expires_at: number }>('SELECT expires_at FROM captchas')
  expect(near(Number(alone?.expires_at) - CAPTCHA_MS)).toBe(true)

  await site.get('/service/complain')
  const database = await site.miniflare.getD1Database('DB', 'shanmen')
  const built = await database.prepare('SELECT expires_at FROM captchas').first('expires_at')
  expect(near(Number(built) - CAPTCHA_MS)).toBe(true)
})
