import { checkSettings } from '../check-settings.ts'
import { startCommand } from '../command.ts'
import { startHost } from './server.ts'

/**
 * Serves the built site on a server of one's own, in Node.js and without Cloudflare: `npm run host`, in the container of
 * `tools/host/Dockerfile` too. The environment has every variable of `wrangler.toml`, the secrets, and:
 *
 * - `PORT` (8080), on all addresses of the machine;
 * - `REDIS_URL`: what several machines share, copies and limits; without it each has its own, until it ends;
 * - `BEHIND_PROXY` (`true`): a proxy in front says who asks and by which protocol, in `X-Forwarded-For` and `-Proto`.
 */
startCommand({ usage: 'npm run host' })

const { env } = process
const { PORT = '8080', REDIS_URL, BEHIND_PROXY, OUT_DIR = 'dist' } = env
if (!env['BACKEND_ORIGIN'])
  throw new Error('BACKEND_ORIGIN: is missing. The reference backend runs on Cloudflare only')
await checkSettings(env)

const host = await startHost({
  dist: OUT_DIR,
  port: Number(PORT),
  variables: env,
  redisUrl: REDIS_URL,
  isBehindProxy: BEHIND_PROXY === 'true',
})
console.log(`The site is ready on port ${host.port}`)

for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => void host.stop().then(() => process.exit(0)))
