import { execFileSync } from 'node:child_process'
import { mkdir, symlink } from 'node:fs/promises'
import { resolve } from 'node:path'
import { freePort } from '../support/free-port.ts'
import type { loadContent } from '../support/load-content.ts'
import { startSite } from '../support/start-site.ts'
import { startCompressor } from './compressor.ts'
import { buildPeers, PEER_HEADERS, startPeer } from './peers.ts'
import { record, type Recording } from './record.ts'
import { startBackend, startKv } from './stand-ins.ts'
import { startSite as startSiteInWorkerd } from './targets.ts'
import type { Workerd } from './workerd.ts'

type Database = Parameters<typeof loadContent>[0]

/** A build and the port that serves it, compressed as on Cloudflare. */
interface Target {
  name: string
  origin: string
  /** The port that serves the build without compression. */
  port: number
  stop: () => Promise<void>
}

/**
 * Serves this build with the name `now`. If `base` is a commit, also builds and serves that commit,
 * with the name `base`.
 */
export async function startTargets(base: string): Promise<Target[]> {
  const now = await startTarget('now', '.')
  return base === '' ? [now] : [await startTarget('base', await buildOf(base)), now]
}

/**
 * Serves the pages of the site (named `now`), of Astro and of SvelteKit. Each has its own bare
 * workerd, and all have the same backend. Pictures and other files come from `files`, a served
 * build.
 */
export async function startPeerTargets(files: Target): Promise<Target[]> {
  const recording = await record()
  const targets = [await startBareTarget('now', files, recording, startBareSite)]
  // One after the other, because each server takes a free port.
  for (const peer of await buildPeers(recording)) {
    const start = ({ backendPort }: Origin) => startPeer(peer, recording.pages, backendPort)
    targets.push(await startBareTarget(peer, files, recording, start, PEER_HEADERS))
  }
  return targets
}

/** The origin of a site, and the port of its backend. */
interface Origin {
  origin: string
  backendPort: number
}

async function startBareSite({ origin, backendPort }: Origin): Promise<Workerd> {
  const kv = await startKv('phone')
  const vars = { SITE_ORIGIN: origin }
  const site = await startSiteInWorkerd({ name: 'phone', kv, backendPort, vars })
  return { ...site, stop: async () => void (await Promise.all([site.stop(), kv.stop()])) }
}

async function startBareTarget(
  name: string,
  files: Target,
  { answers }: Recording,
  start: (at: Origin) => Promise<Workerd>,
  added = {},
): Promise<Target> {
  const backend = await startBackend(answers)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const worker = await start({ origin, backendPort: backend.port })
  const compressor = await startCompressor(port, worker.port, { filesPort: files.port, added })
  return {
    name,
    origin,
    port: worker.port,
    async stop() {
      compressor.close()
      await Promise.all([worker.stop(), backend.stop()])
    },
  }
}

/** Builds a commit in a separate folder. Returns the folder. */
async function buildOf(commit: string): Promise<string> {
  await mkdir('.tmp/builds', { recursive: true })
  const folder = `.tmp/builds/${execFileSync('git', ['rev-parse', '--short', commit], { encoding: 'utf8' }).trim()}`
  execFileSync('sh', [
    '-c',
    `rm -rf ${folder} && mkdir ${folder} && git archive "$0" | tar -x -C ${folder}`,
    commit,
  ])
  await symlink(resolve('node_modules'), `${folder}/node_modules`)
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'inherit' })
  return folder
}

async function startTarget(name: string, folder: string): Promise<Target> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const vars = { SITE_ORIGIN: origin }
  const site = await startSite({ dist: `${folder}/dist`, vars, isEmpty: true })
  await loadContentOf(folder, await site.miniflare.getD1Database('DB', 'shanmen'))
  const compressor = await startCompressor(port, Number(site.site.port))
  return {
    name,
    origin,
    port: Number(site.site.port),
    async stop() {
      compressor.close()
      await site.stop()
    },
  }
}

/** Loads a commit's content with the commit's code, whose tables and facts may differ from ours. */
async function loadContentOf(folder: string, database: Database): Promise<void> {
  const home = process.cwd()
  process.chdir(folder)
  try {
    const loader: { loadContent: typeof loadContent } = await import(
      resolve('tests/support/load-content.ts')
    )
    await loader.loadContent(database)
  } finally {
    process.chdir(home)
  }
}
