import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, expect, it } from 'vitest'
import { checkBackend } from '../../tools/contract/check-backend.ts'
import { readHtml } from '../support/read-html.ts'
import { untimed } from '../support/untimed.ts'
import { startSite } from '../support/start-site.ts'

const backend = spawn(process.execPath, ['examples/backend-node/server.mjs'], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [line] = await once(createInterface(backend.stdout), 'line')
const origin = /http:\S+/.exec(String(line))?.[0] ?? ''
const site = await startSite({ vars: { BACKEND_ORIGIN: origin } })
afterAll(async () => {
  backend.kill()
  await site.stop()
})

it('the example backend fits the contract', async () => {
  expect(untimed((await checkBackend(origin)).findings)).toEqual([])
})

it.each([
  ['/', '湖园'],
  ['/en', 'Lake Park'],
  ['/mall/hotel', '湖畔客舍'],
  ['/en/mall/hotel/101', 'Lakeside inn'],
  ['/mall/hotel/101', '380'],
  ['/en/mall/ticket', 'Day ticket'],
  ['/en/scenic/information/1', 'Open for the spring'],
  ['/infomation/guide', '湖园'],
  ['/service/strategy', ''],
])('a site shows data of the example backend at %s: %s', async (path, text) => {
  const response = await site.get(path)
  expect(response.status).toBe(200)
  const page = readHtml(await response.text())
  expect(page.text(page.one('body'))).toContain(text)
})

it('a site returns 404 for an unknown item', async () => {
  expect((await site.get('/mall/hotel/102')).status).toBe(404)
})
