import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'

export interface OwnHost {
  origin: string
  stop: () => Promise<void>
}

/** Starts the built site on a server of one's own, in a process of its own, with a backend elsewhere. */
export async function startOwnHost(backendOrigin: string): Promise<OwnHost> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const host = spawn(process.execPath, ['tools/host/host.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      SITE_ORIGIN: origin,
      BACKEND_ORIGIN: backendOrigin,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  host.stdout.on('data', (text) => (printed += text))
  while (!printed.includes('The site is ready')) {
    if (host.exitCode !== null) throw new Error(`The host ended: ${printed}`)
    // oxlint-disable-next-line no-await-in-loop -- until it is ready
    await once(host.stdout, 'data')
  }
  return {
    origin,
    async stop() {
      host.kill('SIGKILL')
      if (host.exitCode === null && host.signalCode === null) await once(host, 'exit')
    },
  }
}
