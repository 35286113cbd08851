import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { bearerAuth } from 'hono/bearer-auth'
import { HTTPException } from 'hono/http-exception'
import { getMimeType } from 'hono/utils/mime'
import * as v from 'valibot'
import { isLeftBehind } from '../../backend/content/items.ts'
import { PHOTO } from '../../backend/content/pictures.ts'
import { filesIn } from '../site/folder.ts'

/** The only repository and branch that the editor can use on this machine. */
export const LOCAL_REPOSITORY = 'local/site'
const BRANCH = 'site'
const MAX_BODY_BYTES = 128 * 1024 * 1024

/** The path of an item, of a single file in a language, or of a kind's settings. */
const TEXT =
  /^content\/(?:[\w-]+\/[\w-]{1,64}\.[a-z]{2,3}(?:-\w+)*\.md|[\w-]+\.[a-z]{2,3}(?:-\w+)*\.(?:md|yaml)|[\w-]+\.yaml)$/

const change = v.object({
  operation: v.picklist(['create', 'update', 'delete']),
  path: v.string(),
  content: v.optional(v.string(), ''),
  from_path: v.optional(v.string()),
  sha: v.optional(v.string()),
})
type Change = v.InferOutput<typeof change>

/**
 * Serves the texts and photographs of a site's folder with the part of Gitea's API that the editor
 * uses. So it works in every browser. Each request needs `token`.
 */
export function localRepository(folder: string, token: string): Hono {
  const app = new Hono()
  app.use(bearerAuth({ token, prefix: 'token' }))
  app.get('/version', (c) => c.json({ version: '1.24.0' }))
  app.get('/settings/api', (c) => c.json({ default_paging_num: 1000, max_response_items: 1000 }))
  app.get('/user', (c) => c.json({ id: 1, login: 'local', full_name: 'local', email: 'local' }))
  const repository = new Hono()
  repository.get('/', (c) =>
    c.json({ permissions: { pull: true, push: true }, default_branch: BRANCH }),
  )
  repository.get('/branches/:branch', async (c) =>
    c.json({ commit: { id: await stateOf(folder), message: '' } }),
  )
  repository.get('/git/trees/:commit', async (c) =>
    c.json({ tree: await treeOf(folder), truncated: false }),
  )
  repository.get('/commits', (c) => c.json([]))
  repository.post('/file-contents', async (c) => {
    const { files } = v.parse(v.object({ files: v.array(v.string()) }), await c.req.json())
    const contents = files.map(async (path) => {
      const bytes = await readFile(placeOf(folder, path))
      return { path, sha: shaOf(bytes), encoding: 'base64', content: bytes.toString('base64') }
    })
    return c.json(await Promise.all(contents))
  })
  repository.get('/media/:branch/:path{.+}', async (c) => {
    const path = c.req.param('path')
    const type = getMimeType(path) ?? 'application/octet-stream'
    return c.body(await readFile(placeOf(folder, path)), 200, { 'Content-Type': type })
  })
  repository.post('/contents', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
    const { files } = v.parse(v.object({ files: v.array(change) }), await c.req.json())
    const saved = await save(folder, files)
    const commit = { sha: await stateOf(folder), created: new Date().toISOString() }
    return c.json({ commit, files: saved }, 201)
  })
  app.route(`/repos/${LOCAL_REPOSITORY}`, repository)
  app.onError((error, c) =>
    error instanceof HTTPException
      ? error.getResponse()
      : c.json({ message: error.message }, v.isValiError(error) ? 400 : 409),
  )
  return app
}

function treeOf(folder: string) {
  return Promise.all(
    pathsIn(folder).map(async (path) => {
      const bytes = await readFile(join(folder, path))
      return { type: 'blob', path, sha: shaOf(bytes), size: bytes.byteLength }
    }),
  )
}

/** Returns an id of the folder's state, which the editor compares every few seconds. */
async function stateOf(folder: string): Promise<string> {
  const states = pathsIn(folder).map(async (path) => {
    const { mtimeMs, size } = await stat(join(folder, path))
    return [path, mtimeMs, size]
  })
  return createHash('sha1')
    .update(JSON.stringify(await Promise.all(states)))
    .digest('hex')
}

function pathsIn(folder: string): string[] {
  return ['content', 'photos']
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) => filesIn(join(folder, name)).map((path) => `${name}/${path}`))
    .filter((path) => !isLeftBehind(basename(path)) && isEditable(path))
}

/** Returns whether the editor may read and write a path: a text of the content, or a photograph. */
function isEditable(path: string): boolean {
  if (TEXT.test(path)) return true
  const [first, ...names] = path.split('/')
  const areNames = names.every(
    (name) => name !== '' && !name.startsWith('.') && !/[\\\0]/.test(name),
  )
  return first === 'photos' && areNames && PHOTO.test(path)
}

/** Returns the absolute path of a file. Throws if it is outside, or must not be edited. */
function placeOf(folder: string, path: string): string {
  const place = join(folder, path)
  const nearest = [place, dirname(place), dirname(dirname(place))].find((each) => existsSync(each))
  const inside = relative(realpathSync(folder), realpathSync(nearest ?? folder))
  if (!isEditable(path) || inside.startsWith('..'))
    throw new Error(`${path}: the editor has no access to this file`)
  return place
}

/** Saves changes. Throws before if a file has changed since the editor read it. */
async function save(folder: string, changes: readonly Change[]) {
  for (const { path, from_path: from, operation, sha } of changes) {
    const place = placeOf(folder, from ?? path)
    const current = existsSync(place) ? shaOf(await readFile(place)) : undefined
    if (operation === 'create' ? current !== undefined : sha !== undefined && sha !== current)
      throw new Error(`${path}: has changed since; reload the editor and try again`)
  }
  return Promise.all(changes.map(async (each) => saveOne(folder, each)))
}

async function saveOne(folder: string, { path, from_path: from, operation, content }: Change) {
  const place = placeOf(folder, path)
  if (operation === 'delete') {
    await rm(place)
    return null
  }
  const bytes = Buffer.from(content, 'base64')
  // Writes another file and renames it, because a reader must not get half a file.
  const unfinished = join(dirname(place), `.${process.pid}-${shaOf(bytes)}`)
  await mkdir(dirname(place), { recursive: true })
  await writeFile(unfinished, bytes)
  await rename(unfinished, place)
  if (from !== undefined && from !== path) await rm(placeOf(folder, from), { force: true })
  return { path, sha: shaOf(bytes) }
}

/** Returns the id that Git computes for a file's content. */
function shaOf(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex')
}
