import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { PATHS } from './modes.ts'
import type { Recording } from './record.ts'
import { COMPATIBILITY_DATE } from './stand-ins.ts'
import { startWorkerd, type Workerd } from './workerd.ts'

/** The file that each framework builds as the worker's entry. */
const ENTRIES = { astro: 'entry.mjs', sveltekit: '_worker.js' } as const

export type PeerName = keyof typeof ENTRIES

const PEER_NAMES = ['astro', 'sveltekit'] as const satisfies PeerName[]

const FOLDER = 'tests/bench/peers'

/** The kinds of page, and for each the site's page with the same styles. */
const KINDS = { home: PATHS[0], list: PATHS[2], article: PATHS[4] }

/** Without this header, SvelteKit first reads Cloudflare's cache, which workerd does not have. */
export const PEER_HEADERS = { 'Cache-Control': 'no-cache' }

const run = promisify(execFile)

/**
 * Installs and builds the peers, which are the same pages in Astro and in SvelteKit
 * (`tests/bench/peers`). Returns their names. If the installation fails, for example without a
 * network, prints the reason and returns none.
 */
export async function buildPeers({ pages }: Recording): Promise<readonly PeerName[]> {
  await mkdir(`${FOLDER}/shared/dist`, { recursive: true })
  for (const [kind, path] of Object.entries(KINDS)) {
    const styles = (pages.get(path)?.body ?? '').matchAll(/<style[^>]*>(.*?)<\/style>/gs)
    const text = [...styles].map(([, style]) => style).join('\n')
    await writeFile(`${FOLDER}/shared/dist/${kind}.css`, text)
  }
  try {
    for (const peer of PEER_NAMES) await buildPeer(`${FOLDER}/${peer}`)
    return PEER_NAMES
  } catch (error) {
    console.error(
      `The bench runs without Astro and SvelteKit, because their installation failed: ${reasonOf(error)}`,
    )
    return []
  }
}

async function buildPeer(cwd: string): Promise<void> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false' }
  const npm = (...args: string[]) => run('npm', args, { cwd, env })
  if (!(await isInstalled(cwd)))
    await npm('ci', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund')
  await npm('run', '--silent', 'build')
}

/** Returns whether the installed packages are as new as the lock file. */
async function isInstalled(folder: string): Promise<boolean> {
  const timeOf = async (file: string) =>
    (await stat(`${folder}/${file}`).catch(() => undefined))?.mtimeMs ?? 0
  return (await timeOf('node_modules/.package-lock.json')) > (await timeOf('package-lock.json'))
}

/** Returns npm's error code, such as `ENOTFOUND`; for other errors, the last line. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const [, code] = /npm error code (\S+)/.exec(message) ?? []
  return code ?? message.trim().split('\n').at(-1) ?? message
}

/** Starts a built peer. Throws if a page's size differs from the site's by over a quarter. */
export async function startPeer(
  peer: PeerName,
  pages: Recording['pages'],
  backendPort: number,
): Promise<Workerd> {
  const folder = `${FOLDER}/${peer}/dist/worker`
  const entry = ENTRIES[peer]
  const others = globSync('**/*.{js,mjs}', { cwd: folder }).filter((name) => name !== entry)
  const modules = [entry, ...others].map(async (name) => ({
    name,
    kind: 'esModule' as const,
    content: await readFile(`${folder}/${name}`, 'utf8'),
  }))
  const worker = await startWorkerd(
    {
      name: peer,
      compatibilityDate: COMPATIBILITY_DATE,
      modules: await Promise.all(modules),
      services: { BACKEND: backendPort },
    },
    { headers: PEER_HEADERS },
  )
  for (const path of PATHS) {
    const { bytes } = await worker.client.send(path)
    const expected = Buffer.byteLength(pages.get(path)?.body ?? '')
    if (Math.abs(bytes - expected) > expected / 4)
      throw new Error(`${path}: ${peer} sends ${bytes} bytes, the site ${expected}`)
  }
  return worker
}
