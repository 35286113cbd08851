import { checkSettings } from '../serve/check-settings.ts'
import { startCommand } from '../command.ts'
import { fileDatabase, filesOfHost, purgeHost } from '../data/content-database.ts'
import { authorOf } from '../data/author.ts'
import { loadContent } from '../data/load-content.ts'
import { pictureFile } from '../photos/convert-photos.ts'
import { siteFolder } from '../site/folder.ts'
import { readSite } from '../site/read-site.ts'
import { proxiesOf } from './forwarded.ts'
import { startHost } from './server.ts'

/**
 * Serves the built site on a server of one's own, in Node.js and without Cloudflare, also in the
 * container of `tools/host/Dockerfile`. `docs/operators/hosting.md` lists the variables.
 */
startCommand({ usage: 'npm run host' })

const { env } = process
const { PORT = '8080', HOST, REDIS_URL, BEHIND_PROXY, OUT_DIR = 'dist' } = env
const { BACKEND_ORIGIN } = await checkSettings(env, true)
const data = BACKEND_ORIGIN === undefined ? filesOfHost(env) : undefined
if (data) await loadIfNew()

const host = await startHost({
  dist: OUT_DIR,
  listen: { port: Number(PORT), host: HOST || undefined },
  variables: env,
  redisUrl: REDIS_URL || undefined,
  data,
  // Content that was published after the build may have new pictures.
  ...(data && { findPicture: (path) => pictureFile(siteFolder(), path) }),
  proxies: proxiesOf(BEHIND_PROXY),
})
// From here on, an error concerns one request and is logged. It must not end the process for all
// visitors.
process.removeAllListeners('uncaughtException').on('uncaughtException', console.error)
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => void host.stop().then(() => process.exit(0)))
console.log(`The site is ready on port ${host.port}`)

/** Imports the content, unless it would bring back undone items or newer content is live. */
async function loadIfNew(): Promise<void> {
  const database = fileDatabase(env)
  const changed = await loadContent(readSite(siteFolder()), database, {
    author: authorOf(env),
    async look(_, { takenBack, other, isOlder }) {
      const theirs = other && `the content that ${other.who} loaded from another folder`
      if (takenBack.length > 0)
        console.log(`Not loaded, since it was taken back: ${takenBack.join(', ')}`)
      else if (theirs && isOlder) console.log(`Not loaded, since ${theirs} is newer`)
      else if (theirs) console.log(`Replaced ${theirs}`)
      return takenBack.length === 0 && !(theirs && isOlder)
    },
  })
  database.close()
  if (changed.length === 0) return
  console.log(`Changed: ${changed.join(', ')}`)
  console.log(await purgeHost(env))
}
