import { once } from 'node:events'
import { createServer } from 'node:net'
import { checkSettings } from './check-settings.ts'
import { startPlatform } from './platform.ts'
import { startCommand } from '../command.ts'

/** Serves the production build. `PORT` and every variable of `wrangler.toml` can be set. */
const { values } = startCommand({
  usage: 'node tools/serve/serve.ts [--backend]',
  options: { backend: false },
})
const isBackendAlone = values.backend
const port = readPort(process.env['PORT'] ?? (isBackendAlone ? '8788' : '8787'))

const vars = { SITE_ORIGIN: `http://localhost:${port}`, ...process.env }
await refuseBusyPort()
if (!isBackendAlone) await checkSettings(vars)

await startPlatform({
  sitePort: isBackendAlone ? 0 : port,
  backendPort: isBackendAlone ? port : 0,
  vars,
  persistTo: '.wrangler/state/v3',
})

console.log(
  isBackendAlone
    ? `The backend is ready on http://localhost:${port}/backends`
    : `The site is ready on http://localhost:${port}`,
)

/** Throws if the port is in use. Without this check, workerd would only print its own stack. */
async function refuseBusyPort(): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

function readPort(value: string): number {
  const number = Number(value)
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number
  throw new Error(`PORT must be a whole number from 1 to 65535, not "${value}"`)
}
