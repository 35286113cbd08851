import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { SECRETS } from '../site/variables.ts'
import { HEALTH_PATH, STOP_MS } from './server.ts'

const HOSTING = 'examples/hosting'
const PACKAGE: { scripts: Record<string, string> } = JSON.parse(readText('package.json'))
const VARIABLES = Array.from(
  readText('wrangler.toml').matchAll(/^([A-Z_]+) = "/gm),
  ([, name]) => name,
)
const HOST = readText('tools/host/host.ts')
const PORT = /PORT = '(\d+)'/.exec(HOST)?.[1]

function readText(file: string): string {
  return readFileSync(file, 'utf8')
}

/** Returns the patterns in a file such as `.gitignore`, without a slash at the end of folders. */
function patternsOf(file: string): string[] {
  return readText(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/\/$/, ''))
}

/** Returns whether the site on a server reads a variable of the environment. */
function isRead(name: string): boolean {
  const own = HOST + readText('tools/data/content-database.ts')
  return [...VARIABLES, ...SECRETS].includes(name) || new RegExp(`\\b${name}\\b`).test(own)
}

describe('the Docker image', () => {
  const lines = readText('tools/host/Dockerfile').split('\n')
  const of = (instruction: string) =>
    lines
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1))

  it('contains no secrets, and no other files that git ignores', () => {
    const ignored = patternsOf('.dockerignore')
    // A pattern in `.gitignore` matches in every folder. In `.dockerignore` it needs `**/` for
    // that.
    const ofGit = patternsOf('.gitignore')
      .filter((pattern) => !pattern.startsWith('!'))
      .map((pattern) => (pattern.includes('/') ? pattern : `**/${pattern}`))
    expect(ignored).toEqual(expect.arrayContaining(['**/.dev.vars*', '**/.env*', '**/.data']))
    expect(ignored).toEqual(expect.arrayContaining(['.git', ...ofGit]))
  })

  it('is built by an existing script, and starts the host on its port', () => {
    const [script = ''] = /(?<=run --silent )\S+/.exec(of('RUN').join('\n')) ?? []
    expect(PACKAGE.scripts).toHaveProperty(script)
    const [command, ...args] = JSON.parse(of('CMD').join(''))
    expect([command, ...args.map((file: string) => existsSync(file))]).toEqual(['node', true])
    expect(of('EXPOSE')).toEqual([PORT])
    expect(of('VOLUME')).toEqual([resolve(of('WORKDIR').join(''), '.data')])
  })
})

describe('compose.yaml', () => {
  const { services, volumes } = parse(readText(`${HOSTING}/compose.yaml`))
  const { site, caddy, redis } = services

  it('builds the image of this folder', () => {
    const { context, dockerfile } = site.build
    expect(resolve(HOSTING, context)).toBe(resolve('.'))
    expect(existsSync(join(HOSTING, context, dockerfile))).toBe(true)
  })

  it('sets only variables that the site reads, and offers every secret', () => {
    expect(Object.keys(site.environment).filter((name) => !isRead(name))).toEqual([])
    expect(Object.keys(site.environment)).toEqual(expect.arrayContaining([...SECRETS]))
  })

  it('connects the proxy to the site, and opens no other port', () => {
    expect(caddy.environment['SITE_UPSTREAM']).toBe(`site:${PORT}`)
    expect([site.ports, redis.ports]).toEqual([undefined, undefined])
    const file = readText(`${HOSTING}/Caddyfile`)
    const used = Array.from(file.matchAll(/\{\$(\w+)\}/g), ([, name]) => name)
    expect(new Set(used)).toEqual(new Set(Object.keys(caddy.environment)))
  })

  it('checks that the site responds, and gives it time to stop', () => {
    expect(site.healthcheck.test.join(' ')).toContain(`:${PORT}${HEALTH_PATH}'`)
    expect(Number.parseInt(site.stop_grace_period, 10) * 1000).toBeGreaterThan(STOP_MS)
  })

  it('keeps data and certificates in volumes', () => {
    const mounts = [...site.volumes, ...caddy.volumes].map((mount: string) =>
      mount.replace(/:.*/, ''),
    )
    const files = mounts.filter((mount) => mount.startsWith('./'))
    for (const file of files) expect(existsSync(join(HOSTING, file))).toBe(true)
    expect(mounts.filter((mount) => !files.includes(mount))).toEqual(Object.keys(volumes))
    expect(site.volumes).toEqual(['data:/site/.data'])
  })
})

describe.each(['shanmen', 'shanmen-publish'])('the systemd unit %s', (name) => {
  const lines = readText(`${HOSTING}/${name}.service`).split('\n')
  const valuesOf = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1))
  const environment = Object.fromEntries(
    valuesOf('Environment')
      .flatMap((line) => line.split(' '))
      .map((setting) => setting.split('=')),
  )

  it('starts an existing command from its folder', () => {
    const [folder = ''] = valuesOf('WorkingDirectory')
    const [program = '', script = ''] = valuesOf('ExecStart').join('').split(' ')
    expect(program).toBe(`${folder}/node_modules/.bin/node`)
    expect(existsSync(script)).toBe(true)
  })

  it('sets only variables that the site reads, and a writable data folder', () => {
    expect(Object.keys(environment).filter((name) => !isRead(name))).toEqual([])
    expect(environment['PORT'] ?? PORT).toBe(PORT)
    expect(environment['DATA_DIR']).toBe(`/var/lib/${valuesOf('StateDirectory').join()}`)
  })

  it('gives the site time to stop, and allows JIT compilation', () => {
    const [stopSec = Infinity] = valuesOf('TimeoutStopSec')
    expect(Number(stopSec) * 1000).toBeGreaterThan(STOP_MS)
    expect(valuesOf('MemoryDenyWriteExecute')).toEqual([])
  })
})
