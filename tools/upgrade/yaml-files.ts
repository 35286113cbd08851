import { readFileSync } from 'node:fs'
import { Document, isMap, isScalar, parseDocument, type Node, type YAMLMap } from 'yaml'
import { parseYaml, textOf } from '../../backend/content/read-yaml.ts'

/** A YAML file, or a Markdown file with front matter. `body` is the text below the front matter. */
export interface Written {
  document: Document
  body?: string
}

const OPTIONS = { lineWidth: 0 } as const

/** Returns a YAML file with its comments. If it is broken, throws an error with the file's name. */
export function readDocument(path: string, file: string): Document {
  return documentOf(textOf(readFileSync(path), file), file)
}

export function documentOf(text: string, file: string): Document {
  const document = parseDocument(text)
  // Throws with the messages that the build has for such mistakes.
  if (document.errors.length > 0) parseYaml(text, file)
  return document
}

export function markdownOf({ document, body = '' }: Written): string {
  const text = body.trim()
  return `---\n${textIn(document)}---\n${text === '' ? '' : `${text}\n`}`
}

export function textIn(document: Document): string {
  return document.toString(OPTIONS)
}

/** Returns the mapping of a document. If it has none, throws an error with the file's name. */
export function mapIn({ contents }: Document, file: string): YAMLMap {
  return asMap(contents, file)
}

export function asMap(node: unknown, at: string): YAMLMap {
  if (isMap(node)) return node
  throw new Error(`${at}: is not a mapping`)
}

/** Returns a document with only this mapping, which can be written as a file. */
export function documentWith(map: YAMLMap, comment?: string): Document {
  const document = new Document()
  document.contents = map
  // A mapping may have been on one line. In a file, each field has its own line.
  map.flow = false
  if (comment) map.commentBefore = comment
  return document
}

/** Returns the value of a scalar, such as a key, as text. */
export function plain(key: unknown): string {
  return String(isScalar(key) ? key.value : key)
}

/** Returns the comments of nodes, one per line; empty if there are none. */
export function commentsOf(...nodes: unknown[]): string {
  return nodes
    .flatMap((node) => {
      const { commentBefore, comment } = (node ?? {}) as Partial<Node>
      return [commentBefore, comment]
    })
    .filter(Boolean)
    .join('\n')
}
