import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, watch } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getMimeType } from 'hono/utils/mime'
import { complaintOf, startCommand } from '../command.ts'
import { fileDatabase, filesOfHost } from '../data/content-database.ts'
import { authorOf } from '../data/author.ts'
import { loadContent, recordFailure } from '../data/load-content.ts'
import { startHost } from '../host/server.ts'
import { convertPhotos, pictureFile } from '../photos/convert-photos.ts'
import { siteFolder } from '../site/folder.ts'
import { readSite } from '../site/read-site.ts'
import { hasReferenceBackend } from '../site/variables.ts'
import { EDITOR_PATH, editorHeaders, editorPage } from './build-page.ts'
import { editorConfigurations } from './configuration.ts'
import { LOCAL_REPOSITORY, localRepository } from './local-repository.ts'
import { assertDecimals, rewriteAsDecimals } from './decimal-prices.ts'

/**
 * Serves the built site and its editor on this machine, and shows each change of the content and
 * photographs. The defaults are port 8787 and a temporary `DATA_DIR`.
 */
const { values } = startCommand({
  usage: 'npm run edit [-- --decimals]',
  options: { decimals: false },
})

const { PORT = '8787', OUT_DIR: dist = 'dist', DATA_DIR = '.tmp/edit' } = process.env
const API = `${EDITOR_PATH}api/v1`
/** Wait after a change, because an editor may write several files. */
const SETTLE_MS = 150

hideRequests()
const folder = siteFolder()
if (!hasReferenceBackend())
  throw new Error(
    'BACKEND_ORIGIN: the editor changes content/, which another backend does not read',
  )
if (values.decimals) {
  for (const file of await rewriteAsDecimals(folder))
    console.log(`${file}: has its prices with decimals`)
  process.exit(0)
}
await assertDecimals(folder)
const token = randomBytes(24).toString('hex')
const environment = { DATA_DIR }
const data = filesOfHost(environment)
mkdirSync(data.folder, { recursive: true })
const page = await editorPage()
const pagePaths = new Set(await readdir(page, { recursive: true }))
const repository = localRepository(folder, token)
const host = await startHost({
  dist,
  listen: { port: Number(PORT), host: '127.0.0.1' },
  variables: {
    ...process.env,
    SITE_ORIGIN: `http://localhost:${PORT}`,
    OPS_TOKEN: token,
    PAGE_CACHE: 'off',
    CANONICAL_HOST_ONLY: 'false',
  },
  data,
  proxies: 0,
  findPicture: (path) => pictureFile(folder, path),
  answerFirst,
})
// Starts to watch before the first import, so that no change is missed.
await followChanges()
await show()
const origin = `http://localhost:${host.port}`
console.log(`The editor is ready on ${origin}${EDITOR_PATH}`)
// From here on, an error concerns one request or file. It must not end the process.
process.removeAllListeners('uncaughtException').on('uncaughtException', console.error)
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => void host.stop().then(() => process.exit(0)))

/** Hides the site's log, so that mistakes stay visible in the terminal. */
function hideRequests(): void {
  for (const name of ['log', 'warn'] as const) {
    const { [name]: write } = console
    console[name] = (...words: unknown[]) => {
      if (!/^\{"level":"(?:info|warn)"/.test(String(words[0]))) write(...words)
    }
  }
}

async function answerFirst(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (`${pathname}/` === EDITOR_PATH)
    return new Response(null, { status: 307, headers: { Location: EDITOR_PATH } })
  if (!pathname.startsWith(EDITOR_PATH)) return undefined
  const headers = editorHeaders(undefined)
  return isOwn(request) ? answerEditor(request) : new Response(null, { status: 403, headers })
}

/** Other sites may send requests to this machine, too, or let their host name resolve to it. */
function isOwn({ url, headers }: Request): boolean {
  const { hostname, pathname } = new URL(url)
  const sender = headers.get('Sec-Fetch-Site') ?? 'none'
  const isFromHere = pathname === EDITOR_PATH || ['same-origin', 'none'].includes(sender)
  return isFromHere && ['localhost', '127.0.0.1'].includes(hostname)
}

async function answerEditor(request: Request): Promise<Response | undefined> {
  const { origin: own, pathname, search } = new URL(request.url)
  if (pathname.startsWith(`${API}/`)) {
    const address = new URL(pathname.slice(API.length) + search, own)
    return repository.fetch(new Request(address, request))
  }
  const headers = editorHeaders(undefined)
  if (pathname === `${EDITOR_PATH}config.json`)
    return Response.json(await configuration(own + API), { headers })
  const file = pathname === EDITOR_PATH ? 'index.html' : pathname.slice(EDITOR_PATH.length)
  return answerFile(pagePaths.has(file) ? join(page, file) : undefined, headers)
}

async function configuration(root: string) {
  const repo = { repo: LOCAL_REPOSITORY, api_root: root, base_url: origin }
  const backend = { name: 'gitea', auth_methods: ['token'], ...repo }
  const site = readSite(folder)
  return { ...(await editorConfigurations(site, { backend, prefix: '' })), token }
}

async function answerFile(file: string | undefined, headers: Record<string, string>) {
  if (file === undefined) return undefined
  const type = getMimeType(file) ?? 'application/octet-stream'
  return new Response(await readFile(file), { headers: { ...headers, 'Content-Type': type } })
}

async function show(): Promise<void> {
  const database = fileDatabase(environment)
  const author = authorOf(process.env)
  try {
    await convertPhotos(folder)
    const changed = await loadContent(readSite(folder), database, {
      author,
      async look(_, { takenBack }) {
        if (takenBack.length > 0)
          throw new Error(
            `This would bring back what was taken back: ${takenBack.join(', ')}. Correct it first`,
          )
        return true
      },
    })
    await recordFailure(database, author)
    if (changed.length === 0) return
    await fetch(`http://127.0.0.1:${host.port}/ops/purge`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ call: '*' }),
    })
    console.log(`Shown: ${changed.join(', ')}`)
  } catch (error) {
    const complaint = complaintOf(error)
    console.error(`${complaint}\nThe site still shows the content before this mistake.`)
    await recordFailure(database, author, complaint).catch(console.error)
  } finally {
    database.close()
  }
}

async function followChanges(): Promise<void> {
  let isDue = false
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (isDue) {
      isDue = false
      await sleep(SETTLE_MS)
      await show()
    }
    isRunning = false
  }
  const onChange = (part: string) => {
    if (/^(?:site|texts\.\w+|deploy)\.yaml$/.test(part))
      console.log(`${part} has changed: start npm run edit again to see it`)
    if (part !== 'content' && part !== 'photos') return
    isDue = true
    if (!isRunning) void run()
  }
  await watchFolders(onChange)
}

/**
 * Watches the site's folder, `content` and `photos` with all their subfolders. `onChange` gets the
 * first part of each changed path. Node's `recursive` is not used: on Linux it no longer watches a
 * file after another one has replaced it.
 */
async function watchFolders(onChange: (part: string) => void): Promise<void> {
  const watched = new Set<string>()
  const watchNew = async (): Promise<void> => {
    const paths = ['', ...(await foldersIn('content')), ...(await foldersIn('photos'))]
    for (const path of paths.filter((each) => !watched.has(each))) {
      watched.add(path)
      const watcher = watch(join(folder, path), (_, name) => {
        const [part = ''] = join(path, name ?? '').split(/[\\/]/)
        onChange(part)
        // A new folder may already contain files when it is watched.
        const { size } = watched
        void watchNew().then(() => (watched.size > size ? onChange(part) : undefined))
      })
      watcher.on('error', () => {
        watched.delete(path)
        watcher.close()
      })
    }
  }
  await watchNew()
}

async function foldersIn(part: string): Promise<string[]> {
  if (!existsSync(join(folder, part))) return []
  const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true })
  const inner = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  return [part, ...inner]
}
