import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** A checkout whose folders with data are empty. Everything else is linked to this project. */
const checkout = await mkdtemp(join(tmpdir(), 'today-'))
const DATA = new Set(['.wrangler', '.tmp', '.data'])
beforeAll(async () => {
  for (const name of await readdir('.'))
    if (!DATA.has(name)) await symlink(resolve(name), join(checkout, name))
})
afterAll(() => rm(checkout, { recursive: true }))

const run = promisify(execFile)
const start = async (program: string, ...args: string[]) => {
  const env = {
    ...process.env,
    SITE_DIR: 'tests/site',
    IMAGE_HOSTS: 'https://*.cams.example',
    OPS_TOKEN: undefined,
  }
  return (await run(program, args, { cwd: checkout, env })).stdout
}
const today = (...args: string[]) =>
  start(process.execPath, 'tools/today/today.ts', 'island-boat', 'closed', ...args)

// The timeouts are long, because wrangler takes seconds.
it(
  'a report on this machine purges the local site, without a token',
  { timeout: 120_000 },
  async () => {
    await start(process.execPath, 'tools/data/data.ts', '--migrate')
    const before = Date.now()
    expect(await today()).toContain('The site on this machine shows it within a minute')
    const place = ['--binding', 'COPIES', '--local', '--persist-to', '.wrangler/state']
    const find = ['kv', 'key', 'get', 'purges', '--text', ...place, '--config', 'wrangler.toml']
    const purges = await start('wrangler', ...find)
    expect(JSON.parse(purges)['*']).toBeGreaterThanOrEqual(before)
  },
)

it('a report on a host needs no token', async () => {
  await start(process.execPath, 'tools/data/data.ts', '--host', '--migrate')
  const output = await today('--host')
  expect(output).toContain('The host shows it within a minute')
  expect(output).not.toContain('OPS_TOKEN')
})

it('a picture of a camera must be on a host whose pictures the pages may show', async () => {
  const still = (host: string) => {
    const words = ['webcam', 'pier', `https://${host}/still.jpg`]
    const texts = ['--place=码头', '--place-en=Pier']
    return start(process.execPath, 'tools/today/today.ts', ...words, ...texts, '--host')
  }
  await start(process.execPath, 'tools/data/data.ts', '--host', '--migrate')
  await expect(still('cam.other.example')).rejects.toThrow(
    'picture: is on a host that is not in IMAGE_HOSTS: cam.other.example',
  )
  expect(await still('pier.cams.example')).toContain('webcam pier: reported until')
})

it('knows the state planned, and answers with the same word', { timeout: 30_000 }, async () => {
  const report = (state: string) =>
    start(process.execPath, 'tools/today/today.ts', 'island-boat', state, '--host')
  await start(process.execPath, 'tools/data/data.ts', '--host', '--migrate')
  expect(await report('planned')).toContain('island-boat: planned\n')
  await expect(report('fine')).rejects.toThrow('running, limited, closed, planned, clear')
})
