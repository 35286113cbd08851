import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

const run = promisify(execFile)

/** Builds a site with a `deploy.yaml`, and tries a deploy. Returns wrangler's configuration. */
async function deployedAs(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'two-sites-'))
  const dist = `.tmp/two-sites-${name}`
  onTestFinished(async () => {
    await rm(folder, { recursive: true })
    await rm(dist, { recursive: true })
  })
  await cp('tests/site', folder, { recursive: true })
  const deployment = `name: ${name}\norigin: https://www.${name}.example\ndomains: [www.${name}.example]\n`
  await writeFile(join(folder, 'deploy.yaml'), deployment)
  const builds = { OUT_DIR: dist, KEPT_BUILDS: join(folder, '.builds') }
  const env = { ...process.env, NODE_ENV: 'production', SITE_DIR: folder, ...builds }
  await run(process.execPath, ['tools/build/build.ts'], { env })
  const config = `${dist}/shanmen/wrangler.json`
  await run('node_modules/.bin/wrangler', ['deploy', '--dry-run', '--config', config], { env })
  return JSON.parse(await readFile(config, 'utf8'))
}

it('two sites of one account share no name and no counter', async () => {
  const [canyon, harbour] = await Promise.all([deployedAs('canyon'), deployedAs('harbour')])
  expect([canyon.name, harbour.name]).toEqual(['canyon', 'harbour'])
  expect(canyon.vars.SITE_ORIGIN).toBe('https://www.canyon.example')
  expect(canyon.routes).toEqual([{ pattern: 'www.canyon.example', custom_domain: true }])
  // Without an id and a name, wrangler makes a name from the worker's name.
  for (const { kv_namespaces, d1_databases } of [canyon, harbour]) {
    expect(kv_namespaces).toEqual([{ binding: 'COPIES' }])
    expect(d1_databases).toEqual([{ binding: 'DB', migrations_dir: expect.any(String) }])
  }
  const counters = [...canyon.ratelimits, ...harbour.ratelimits].map(
    ({ namespace_id: id }: { namespace_id: string }) => id,
  )
  expect(new Set(counters).size).toBe(2 * canyon.ratelimits.length)
  expect(counters.length).toBeGreaterThan(4)
})
