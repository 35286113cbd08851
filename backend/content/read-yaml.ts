import { type Document, isMap, isScalar, parseDocument, visit, type YAMLError } from 'yaml'

/**
 * Returns the text of a file, with line ends of Unix. Throws an error that names the file if it is
 * not UTF-8.
 */
export function textOf(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch (error) {
    throw new Error(`${file}: is not written in UTF-8`, { cause: error })
  }
}

/**
 * Returns the value of a YAML text, with `change` applied to each string; JSON is also YAML. Throws
 * an error with a line for each mistake: the file, the line number, and the correction.
 */
export function parseYaml(
  text: string,
  file: string,
  change: (text: string) => string = (same) => same,
): unknown {
  const document = parseDocument(text)
  const mistakes = mistakesIn(document, text.split('\n'))
  if (mistakes.size > 0)
    throw new Error(
      Array.from(mistakes, ([line, sentence]) => `${file}: line ${line}: ${sentence}`).join('\n'),
    )
  keepDecimals(document)
  return document.toJS({
    reviver: (_, value: unknown) => (typeof value === 'string' ? change(value) : value),
  })
}

/** Makes a price such as 80.00 a text: as a number it would be 80, which is in fen. */
function keepDecimals(document: Document): void {
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'number') return
      if (!/^(?:price|listPrice|amount)$/.test(String(key.value))) return
      if (value.source?.includes('.') === true) value.value = value.source
    },
  })
}

/** A field name with a full-width colon, or with a colon without a space after it. */
const WIDE_COLON = /^[\s-]*([\w-]+)：/
const NO_SPACE = /^[\s-]*([\w-]+):(?![\s/]|$)/

/** Returns one sentence for each line with a mistake. */
function mistakesIn(document: Document, lines: readonly string[]): Map<number, string> {
  const faults = [...document.errors, ...document.warnings]
  if (faults.length === 0 && !isScalar(document.contents))
    return new Map(mistakesInValues(document, lines))
  // The parser reports at most the first of these lines, in its own terms, and misreads the lines
  // around it.
  const mistakes = new Map(
    lines.flatMap((line, index) => {
      const [, name] = WIDE_COLON.exec(line) ?? []
      return name === undefined ? [] : [[index + 1, wideColonAt(name)] as const]
    }),
  )
  const isExplained = mistakes.size > 0
  for (const fault of faults) {
    const line = fault.linePos?.[0].line ?? 1
    const counts = !isExplained || fault.code === 'BLOCK_AS_IMPLICIT_KEY'
    if (counts && !mistakes.has(line)) mistakes.set(line, sentenceOf(fault, lines[line - 1] ?? ''))
  }
  return mistakes
}

function wideColonAt(place: string): string {
  return `the colon after ${place} is full-width, type a half-width one: \`:\``
}

/**
 * Returns mistakes that YAML accepts: a part of a text read as a field, and a text read as a
 * reference.
 */
function mistakesInValues(document: Document, lines: readonly string[]): [number, string][] {
  const mistakes: [number, string][] = []
  const lineAt = (offset = 0) => lines.join('\n').slice(0, offset).split('\n').length
  visit(document, {
    Alias(_, { range }) {
      mistakes.push([lineAt(range?.[0]), 'a text that begins with * needs quotes'])
    },
    Map(_, map) {
      if (!isMap(map) || map.flow !== true) return
      for (const { key, value } of map.items) {
        const range = value === null ? rangeOf(key) : undefined
        if (range === undefined) continue
        const written = String(key)
        mistakes.push([
          lineAt(range[0]),
          written.includes('：')
            ? wideColonAt(written.replace(/：.*/s, ''))
            : `${written} stands alone: within { }, a text with a comma needs quotes`,
        ])
      }
    },
  })
  return mistakes
}

function rangeOf(node: unknown): readonly number[] | undefined {
  const range: unknown = typeof node === 'object' && node !== null && Reflect.get(node, 'range')
  return Array.isArray(range) ? range : undefined
}

/** Corrections by the error code of the parser. */
const SENTENCES: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a text that contains a colon and a space needs quotes',
  TAB_AS_INDENT: 'is indented with a tab, use spaces',
  DUPLICATE_KEY: 'this field is there twice',
  BAD_INDENT: 'is not indented as the lines that belong to the same list',
}
const SIGNS = '[ ] { } # & * ! | > % @ ` or quotes in it'

function sentenceOf({ code, message }: YAMLError, line: string): string {
  if (message.startsWith('Flow')) return 'a bracket is opened and not closed'
  if (message.startsWith('Missing closing') && message.includes('quote'))
    return 'a quote is opened and not closed'
  const [, sign] = /^Plain value cannot start with .*character (.)/.exec(message) ?? []
  if (sign !== undefined) return `a text that begins with ${sign} needs quotes`
  const [, name] = NO_SPACE.exec(line) ?? []
  const noSpace = name === undefined ? undefined : `needs a space after the colon of ${name}`
  return SENTENCES[code] ?? noSpace ?? `cannot be read; a text with ${SIGNS} needs quotes`
}
