import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { type SpawnedHost, spawnHost } from '../support/spawn-host.ts'

const OPS_TOKEN = 'a-token-for-tests-only'
const READER = { 'User-Agent': 'Mozilla/5.0 Chrome/150.0', 'Accept-Language': 'zh-CN' }

const folder = await mkdtemp(join(tmpdir(), 'host-data-'))
const site = join(folder, 'site')
await cp('tests/site', site, { recursive: true })
const env = { DATA_DIR: join(folder, 'data'), SITE_DIR: site, BACKEND_ORIGIN: '', OPS_TOKEN }
afterAll(() => rm(folder, { recursive: true }))

const run = promisify(execFile)
const data = (...args: string[]) =>
  run(process.execPath, ['tools/data/data.ts', '--host', ...args], {
    env: { ...process.env, ...env },
  })

/** Requests a page with a visitor's headers. Returns its HTML. */
async function pageOn({ origin }: SpawnedHost, path: string): Promise<string> {
  const response = await fetch(new URL(path, origin), { headers: READER })
  expect.soft(response.status, path).toBe(200)
  return response.text()
}

/** Stops a host with SIGTERM, and expects a clean exit. */
async function end(host: SpawnedHost): Promise<void> {
  host.process.kill('SIGTERM')
  await once(host.process, 'exit')
  expect(host.process.exitCode).toBe(0)
}

async function renameHotel(from: string, to: string): Promise<void> {
  const file = join(site, 'content/hotels/101.zh.md')
  await writeFile(file, (await readFile(file, 'utf8')).replace(`title: ${from}`, `title: ${to}`))
}

it('a host serves the whole site with the content of its folder', async () => {
  const host = await spawnHost(env)
  expect(host.lines.join()).toContain('Changed: ')
  expect(await pageOn(host, '/healthz')).toBe('ok')
  for (const path of ['/', '/en', '/infomation/guide', '/service/complain', '/sitemap.xml'])
    await pageOn(host, path)
  const report = await fetch(new URL('/ops/today', host.origin), {
    method: 'POST',
    headers: { Authorization: `Bearer ${OPS_TOKEN}` },
    body: JSON.stringify({ weather: 'fog' }),
  })
  expect(await report.json()).toMatchObject({ isEverywhere: true })
  await end(host)
})

it('a host keeps a rollback across a restart', async () => {
  await renameHotel('北礁客舍', '错名客舍')
  await data()
  await data('--rollback')
  const host = await spawnHost(env)
  expect(host.lines.join()).not.toContain('Changed: ')
  expect(await pageOn(host, '/mall/hotel/101')).toContain('北礁客舍')
  await end(host)
})

it('a host loads a folder that has changed since the last start', async () => {
  await renameHotel('错名客舍', '新名客舍')
  const host = await spawnHost(env)
  expect(host.lines.join()).toContain('Changed: goods, home')
  expect(await pageOn(host, '/mall/hotel/101')).toContain('新名客舍')
  await end(host)
  expect((await data()).stdout).toBe('Nothing has changed since the last load\n')
})

it('a host shows new content and its photo without a restart or a build', async () => {
  const host = await spawnHost(env)
  await pageOn(host, '/infomation/announcement/1001')
  await mkdir(join(site, 'photos'))
  const photograph = sharp({ create: { width: 900, height: 600, channels: 3, background: '#37a' } })
  await photograph.jpeg().toFile(join(site, 'photos/landing.jpg'))
  const file = join(site, 'content/announcements/1001.zh.md')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^picture: .*/m, 'picture: landing'))
  await data()
  const shown = async () =>
    (await pageOn(host, '/infomation/announcement/1001')).match(LANDING)?.[0]
  await expect.poll(shown, { timeout: 70_000, interval: 2000 }).toBeDefined()
  const picture = await fetch(new URL((await shown()) ?? '', host.origin))
  expect(picture.status).toBe(200)
  expect(picture.headers.get('Content-Type')).toMatch(/^image\//)
  const card = (await pageOn(host, '/infomation/announcement/1001')).match(CARD)?.[0] ?? ''
  expect((await fetch(new URL(card, host.origin))).status).toBe(200)
  // The list of pictures and files outside the folder are not public.
  for (const path of ['pictures.json', '..%2fsite.yaml', '.x.webp', 'x%2flanding-720.webp'])
    expect.soft((await fetch(new URL(`/pictures/${path}`, host.origin))).status, path).toBe(404)
  await end(host)
}, 90_000)

const CARD = /\/pictures\/landing-card\.jpg[^"]*/
const LANDING = /\/pictures\/landing-\d+\.webp[^" ]*/

const git = (cwd: string, ...args: string[]) =>
  run('git', ['-c', 'user.name=王芳', '-c', 'user.email=w@shore.example', ...args], { cwd })

const valueOf = (sql: string) => {
  const sqlite = openDatabase()
  const row = sqlite.prepare(sql).get()
  sqlite.close()
  return row && Object.values(row)[0]
}

it('a pull publishes pushed content under its author’s name, and records failures', async () => {
  const [remote, theirs] = [join(folder, 'remote.git'), join(folder, 'theirs')]
  await git(site, 'init', '--quiet', '--initial-branch', 'main')
  await git(site, 'add', '.')
  await git(site, 'commit', '--quiet', '--message', 'x')
  await git(folder, 'clone', '--quiet', '--bare', site, remote)
  await git(site, 'remote', 'add', 'origin', remote)
  await git(site, 'fetch', '--quiet')
  await git(site, 'branch', '--quiet', '--set-upstream-to', 'origin/main')
  await git(folder, 'clone', '--quiet', remote, theirs)
  const push = async (from: string, to: string) => {
    const file = join(theirs, 'content/hotels/101.zh.md')
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
    await git(theirs, 'commit', '--quiet', '--all', '--message', 'x')
    await git(theirs, 'push', '--quiet')
    return data('--pull')
  }
  await push('新名客舍', '推送客舍')
  expect(valueOf('SELECT who FROM content_loads ORDER BY version DESC')).toBe('王芳')
  await expect(push('title: 推送客舍', 'title: ""')).rejects.toThrow('hotels/101')
  expect(valueOf('SELECT reason FROM failed_load')).toContain('content/hotels/101.zh.md')
  expect(valueOf("SELECT title FROM live_texts WHERE kind = 'hotel' AND id = '101'")).toBe(
    '推送客舍',
  )
  await push('title: ""', 'title: 新名客舍')
  expect(valueOf('SELECT reason FROM failed_load')).toBeUndefined()
}, 60_000)

/** Tables of the office and of complaints, which an import of content must not change. */
const TABLES = [
  'staff',
  'staff_sessions',
  'office_log',
  'proposals',
  'receipt_numbers',
  'complaint_texts',
  'complaint_messages',
]

const openDatabase = () => new DatabaseSync(join(env.DATA_DIR, 'site.sqlite'), { timeout: 5000 })

/** Adds a row to each of `TABLES`. The database itself adds the row of `complaint_messages`. */
function addRows(): void {
  const sqlite = openDatabase()
  sqlite.exec(`INSERT INTO staff VALUES ('zhou', '周宁', '["complaints"]', 1);
    INSERT INTO staff_sessions VALUES ('hash', 'session', 'zhou', 1, 1, 1, 'iPhone');
    INSERT INTO office_log VALUES (1, 'key', 1, '周宁', 'changeComplaint', 'complaint 1', '{}');
    INSERT INTO receipt_numbers VALUES ('20261126', 1);
    INSERT INTO proposals (id, idempotency_key, day, number, created_at, language_id, category, name,
      phone, visit_date, content) VALUES (1, 'key', '20261126', 1, 1, 1, 'lost', '周', '1', '', '');
    INSERT INTO complaint_texts VALUES ('key', 1, '备注', '答复');`)
  sqlite.close()
}

function removeRows(): void {
  const sqlite = openDatabase()
  sqlite.exec('DELETE FROM proposals; DELETE FROM staff; DELETE FROM receipt_numbers')
  sqlite.close()
}

function countRows(): unknown[] {
  const sqlite = openDatabase()
  const counts = TABLES.map(
    (table) => sqlite.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count'],
  )
  sqlite.close()
  return counts
}

it('a backup can be restored, but not while a host is running', async () => {
  const file = join(folder, 'backup.sqlite')
  const backup = (...args: string[]) =>
    run(process.execPath, ['tools/host/backup.ts', file, ...args], {
      env: { ...process.env, ...env },
    })
  const host = await spawnHost(env)
  await pageOn(host, '/mall/hotel/101')
  addRows()
  await backup()
  removeRows()
  await renameHotel('新名客舍', '错名客舍')
  await data()
  await expect(backup('--restore')).rejects.toThrow('a host has it open')
  await end(host)
  await renameHotel('错名客舍', '新名客舍')
  await backup('--restore')
  const restored = await spawnHost(env)
  expect(restored.lines.join()).not.toContain('Changed: ')
  expect(await pageOn(restored, '/mall/hotel/101')).toContain('新名客舍')
  expect(countRows()).toEqual(TABLES.map(() => 1))
  await end(restored)
})
