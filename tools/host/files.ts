import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

export interface FileServer {
  /** Answers with a file, or calls `next` where there is none. */
  serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** As the worker asks for a file itself. */
  fetch: (url: URL) => Promise<Response>
}

/** What the table of the file server lacks. */
const ICON_TYPE = 'image/x-icon'

/** Files of Cloudflare's own in the folder, which are for nobody. */
const PRIVATE = new Set(['/_headers', '/_redirects', '/.assetsignore'])

/** Serves what the client build wrote, with the headers that its `_headers` asks for. */
export async function fileServer(folder: string): Promise<FileServer> {
  const rules = readRules(await readFile(join(folder, '_headers'), 'utf8'))
  const serve = sirv(folder, {
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      if (path.endsWith('.ico')) response.setHeader('Content-Type', ICON_TYPE)
      for (const [name, value] of headersOf(rules, path)) response.setHeader(name, value)
    },
  })
  return {
    serve: (request, response, next) =>
      PRIVATE.has(request.url ?? '') ? next() : serve(request, response, next),
    async fetch({ pathname }) {
      try {
        return new Response(await readFile(join(folder, pathname)))
      } catch {
        return new Response(null, { status: 404 })
      }
    },
  }
}

interface Rule {
  matches: RegExp
  headers: [string, string][]
}

/** The rules of a `_headers` file: a path with `*` for anything, and below it, indented, its headers. */
export function readRules(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (/^\S/.test(line)) rules.push({ matches: patternOf(line.trim()), headers: [] })
    else {
      const colon = line.indexOf(':')
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
export function headersOf(rules: readonly Rule[], path: string): [string, string][] {
  return rules.filter(({ matches }) => matches.test(path)).flatMap(({ headers }) => headers)
}
