import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { filesIn } from '../site/folder.ts'

/** The parts of a request on which the response for a file depends. */
type FileRequest = Pick<Request, 'url' | 'method' | 'headers'>

export interface FileServer {
  answer: (request: FileRequest) => Promise<Response | undefined>
  /** The headers of responses that neither a file nor the worker defines. */
  commonHeaders: readonly Header[]
}

type Header = [name: string, value: string]

/** Cloudflare's configuration files in the folder. They are never sent. */
const PRIVATE = ['/_headers', '/_redirects']
/** Names that begin with a dot are private too, except the folder `.well-known` (RFC 8615). */
const HIDDEN = /\/\.(?!well-known\/)/

/** The address of a picture that may be newer than the build. */
const PICTURE = /^\/pictures\/[\w-][\w.-]*\.(?:avif|webp|jpe?g|png)$/i

/**
 * Serves the files that are in the folder at the start, with the headers of its file `_headers`.
 * `findPicture` returns the file of a new or changed picture. Like workerd, always sends whole
 * files (RFC 9110 allows to ignore `Range`), and redirects other spellings of an address.
 */
export async function fileServer(
  folder: string,
  findPicture: (path: string) => string | undefined = () => undefined,
): Promise<FileServer> {
  const rules = readRules(await readFile(join(folder, '_headers'), 'utf8'))
  const paths = new Set(
    filesIn(folder)
      .map((path) => `/${path}`)
      .filter((path) => !PRIVATE.includes(path) && !HIDDEN.test(path)),
  )
  const placeOf = (path: string): string | undefined => {
    const file = path.endsWith('/') ? `${path}index.html` : path
    const picture = PICTURE.test(path) ? findPicture(path) : undefined
    return picture ?? (paths.has(file) ? join(folder, file) : undefined)
  }
  return {
    commonHeaders: headersOf(rules, '/'),
    async answer(request) {
      const { pathname, search } = new URL(request.url)
      const decodedPath = decoded(pathname)
      if (decodedPath === undefined) return undefined
      // A folder's page has the address of the folder, with a slash at the end.
      const isFolder = paths.has(`${decodedPath}/index.html`)
      const path = isFolder ? `${decodedPath}/` : decodedPath
      const file = placeOf(path)
      if (file === undefined) return undefined
      const headers = new Headers(headersOf(rules, path))
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return withHeaders(405, headers, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' })
      const address = encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent)
      if (address !== pathname)
        return withHeaders(307, headers, {
          Location: address + search,
          'Cache-Control': 'no-cache',
        })
      const content = await readUnlessRemoved(file)
      if (content === undefined) return undefined
      headers.set('Content-Type', getMimeType(file) ?? 'application/octet-stream')
      return send(request, content, headers)
    },
  }
}

/** Returns the decoded path of an address; undefined if the encoding is invalid. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname).replaceAll(/\/{2,}/g, '/')
  } catch {
    return undefined
  }
}

/** The system's error codes for a file that was removed. */
const REMOVED = ['ENOENT', 'ENOTDIR', 'EISDIR']

/** Returns the content of a file; undefined if it was removed. Throws if it cannot be read. */
async function readUnlessRemoved(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (REMOVED.includes(String(error.code))) return undefined
    throw error
  })
}

function withHeaders(status: number, headers: Headers, more: Record<string, string>): Response {
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  return new Response(null, { status, headers })
}

/** Responds with the file, 304 or 412, as the request's conditions demand (RFC 9110, 13.2.2). */
function send(
  { method, headers: conditions }: FileRequest,
  content: Buffer<ArrayBuffer>,
  headers: Headers,
): Response {
  const tag = `"${hash('sha256', content, 'base64url').slice(0, 22)}"`
  // Ignores conditions with a date, because copying a file changes its date.
  const isOther = !(namesTag(conditions.get('If-Match'), [tag]) ?? true)
  const isKnown = namesTag(conditions.get('If-None-Match'), [tag, `W/${tag}`]) ?? false
  if (isOther || isKnown) headers.delete('Content-Type')
  if (isOther) return new Response(null, { status: 412, headers })
  headers.set('ETag', tag)
  if (isKnown) return new Response(null, { status: 304, headers })
  headers.set('Content-Length', String(content.byteLength))
  return new Response(method === 'HEAD' ? null : content, { headers })
}

/** Returns whether a list of tags contains one of `matching`; undefined if there is no list. */
function namesTag(list: string | null, matching: readonly string[]): boolean | undefined {
  return list?.split(',').some((tag) => ['*', ...matching].includes(tag.trim()))
}

interface Rule {
  matches: RegExp
  headers: Header[]
}

/**
 * Parses a `_headers` file. A rule is a path, in which `*` matches anything, with indented headers
 * below it. `! Name` removes a header that an earlier rule has added.
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

export function headersOf(rules: readonly Rule[], path: string): Header[] {
  const given = rules.filter(({ matches }) => matches.test(path)).flatMap(({ headers }) => headers)
  return given.filter(([name], index) => {
    const removal = `! ${name}`.toLowerCase()
    const isRemoved = given.slice(index).some(([later]) => later.toLowerCase() === removal)
    return !name.startsWith('!') && !isRemoved
  })
}
