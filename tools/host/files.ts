import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'

/** The part of a request that decides what is sent of a file. */
type FileRequest = Pick<Request, 'url' | 'method' | 'headers'>

export interface FileServer {
  /** The answer with a file, or undefined if there is none at the address. */
  answer: (request: FileRequest) => Promise<Response | undefined>
  /** The headers of an answer that neither a file nor the worker made. */
  commonHeaders: readonly Header[]
}

type Header = [name: string, value: string]

/** Cloudflare's own files in the folder, which are for nobody. */
const PRIVATE = ['/_headers', '/_redirects']
/** What begins with a point is private too, except for the folder that RFC 8615 opens. */
const HIDDEN = /\/\.(?!well-known\/)/

/**
 * Serves the files that are in the folder now, with the headers of its `_headers`. As in workerd, a file is
 * always sent whole (RFC 9110 allows to ignore `Range`), and another spelling of its address leads to it.
 */
export async function fileServer(folder: string): Promise<FileServer> {
  const rules = readRules(await readFile(join(folder, '_headers'), 'utf8'))
  const paths = await pathsIn(folder)
  return {
    commonHeaders: headersOf(rules, '/'),
    async answer(request) {
      const { pathname, search } = new URL(request.url)
      const asked = decoded(pathname)
      if (asked === undefined) return undefined
      // The page of a folder is at the folder's address, which ends with a slash.
      const isFolder = paths.has(`${asked}/index.html`)
      const path = isFolder ? `${asked}/` : asked
      const file = path.endsWith('/') ? `${path}index.html` : path
      if (!paths.has(file)) return undefined
      const headers = new Headers(headersOf(rules, path))
      if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed(headers)
      const address = encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent)
      if (address !== pathname) return leadTo(address + search, headers)
      const content = await readUnlessRemoved(join(folder, file))
      if (content === undefined) return undefined
      headers.set('Content-Type', getMimeType(file) ?? 'application/octet-stream')
      return send(request, content, headers)
    },
  }
}

/** The paths of all files that visitors may have, as `/assets/index.js`. */
async function pathsIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
    .map((path) => path.replaceAll(sep, '/'))
  return new Set(paths.filter((path) => !PRIVATE.includes(path) && !HIDDEN.test(path)))
}

/** The path that an address means; undefined if it does not decode. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname).replaceAll(/\/{2,}/g, '/')
  } catch {
    return undefined
  }
}

/** The codes of the system's errors for a file that is no longer there. */
const REMOVED = ['ENOENT', 'ENOTDIR', 'EISDIR']

/** The content of a file; undefined if it has been removed. Throws if it cannot be read. */
async function readUnlessRemoved(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (REMOVED.includes(String(Reflect.get(Object(error), 'code')))) return undefined
    throw error
  }
}

function notAllowed(headers: Headers): Response {
  headers.set('Allow', 'GET, HEAD')
  headers.set('Cache-Control', 'no-store')
  return new Response(null, { status: 405, headers })
}

function leadTo(address: string, headers: Headers): Response {
  headers.set('Location', address)
  headers.set('Cache-Control', 'no-cache')
  return new Response(null, { status: 307, headers })
}

/** Sends a file as the conditions of the request demand, in the order of RFC 9110, 13.2.2. */
function send(
  { method, headers: asked }: FileRequest,
  content: Buffer<ArrayBuffer>,
  headers: Headers,
): Response {
  const tag = `"${hash('sha256', content, 'base64url').slice(0, 22)}"`
  // Files have no date: it would be that of the copy. So conditions that name one are ignored.
  const isOther = !(namesTag(asked.get('If-Match'), [tag]) ?? true)
  const isKnown = namesTag(asked.get('If-None-Match'), [tag, `W/${tag}`]) ?? false
  if (isOther || isKnown) headers.delete('Content-Type')
  if (isOther) return new Response(null, { status: 412, headers })
  headers.set('ETag', tag)
  if (isKnown) return new Response(null, { status: 304, headers })
  headers.set('Content-Length', String(content.byteLength))
  return new Response(method === 'HEAD' ? null : content, { headers })
}

/** Whether a list of tags has one of those that match; undefined if there is no list. */
function namesTag(list: string | null, matching: readonly string[]): boolean | undefined {
  return list?.split(',').some((tag) => ['*', ...matching].includes(tag.trim()))
}

interface Rule {
  matches: RegExp
  headers: Header[]
}

/**
 * The rules of a `_headers` file: a path with `*` for anything, and below it, indented, its headers. A
 * header of earlier rules is removed by `! Name`.
 */
export function readRules(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (/^\S/.test(line)) rules.push({ matches: patternOf(line.trim()), headers: [] })
    else {
      const colon = line.includes(':') ? line.indexOf(':') : line.length
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()])
    }
  }
  return rules
}

function patternOf(path: string): RegExp {
  const literal = path.replaceAll(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`)
  return new RegExp(`^${literal.replaceAll('*', '.*')}$`)
}

/** The headers of all rules that match a path. */
export function headersOf(rules: readonly Rule[], path: string): Header[] {
  const given = rules.filter(({ matches }) => matches.test(path)).flatMap(({ headers }) => headers)
  return given.filter(([name], index) => {
    const removal = `! ${name}`.toLowerCase()
    const isRemoved = given.slice(index).some(([later]) => later.toLowerCase() === removal)
    return !name.startsWith('!') && !isRemoved
  })
}
