import { checkSettings } from '../serve/check-settings.ts'
import { startCommand } from '../command.ts'
import { proxiesOf } from './forwarded.ts'
import { startHost } from './server.ts'

/**
 * Serves the built site on a server of one's own, in Node.js and without Cloudflare: `npm run host`, in the container of
 * `tools/host/Dockerfile` too. The environment has every variable of `wrangler.toml`, the secrets, and:
 *
 * - `PORT` (8080) and `HOST` (all addresses of the machine): where it listens;
 * - `REDIS_URL`: what several machines share, copies and limits; without it each has its own, until it ends;
 * - `BEHIND_PROXY` (`true`, or how many): proxies in front say who asks and for which address, in `X-Forwarded-For`,
 *   `-Proto` and `-Host`.
 */
startCommand({ usage: 'npm run host' })

const { env } = process
const { PORT = '8080', HOST, REDIS_URL, BEHIND_PROXY, OUT_DIR = 'dist' } = env
if (!env['BACKEND_ORIGIN'])
  throw new Error('BACKEND_ORIGIN: is missing. The reference backend runs on Cloudflare only')
await checkSettings(env)

const host = await startHost({
  dist: OUT_DIR,
  listen: { port: Number(PORT), host: HOST || undefined },
  variables: env,
  redisUrl: REDIS_URL,
  proxies: proxiesOf(BEHIND_PROXY),
})
// From here on no error may end it for all visitors: each is of one request, and is logged.
process.removeAllListeners('uncaughtException').on('uncaughtException', console.error)
console.log(`The site is ready on port ${host.port}`)

for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => void host.stop().then(() => process.exit(0)))
