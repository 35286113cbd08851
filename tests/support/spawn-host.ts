import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { SITE_VARS } from './start-site.ts'

export interface SpawnedHost {
  origin: URL
  process: ChildProcess
  /** The lines that the host has printed so far, including errors. */
  lines: string[]
  errors: string[]
  stop: () => Promise<void>
}

/**
 * Starts `tools/host/host.ts` in its own process. Resolves when it listens, by default on a free
 * port. Throws if the process ends earlier. `env` adds variables to those of the suites; undefined
 * removes one.
 */
export async function spawnHost(env: Record<string, string | undefined>): Promise<SpawnedHost> {
  const host = spawn(process.execPath, ['tools/host/host.ts'], {
    env: { ...process.env, ...SITE_VARS, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const errors: string[] = []
  createInterface({ input: host.stderr }).on('line', (line) => errors.push(line))
  const output = createInterface({ input: host.stdout })
  const port = await new Promise<string>((resolve, reject) => {
    output.on('line', (line) => {
      lines.push(line)
      const [, port] = /^The site is ready on port (\d+)/.exec(line) ?? []
      if (port !== undefined) resolve(port)
    })
    host.once('close', () => reject(new Error(`The host ended: ${errors.join('\n')}`)))
  })
  return {
    origin: new URL(`http://127.0.0.1:${port}`),
    process: host,
    lines,
    errors,
    async stop() {
      if (host.exitCode !== null || host.signalCode !== null) return
      host.kill('SIGKILL')
      await once(host, 'exit')
    },
  }
}
