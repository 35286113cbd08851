import { type Document, isMap, isScalar, parseDocument, visit, type YAMLError } from 'yaml'

/**
 * Returns the text of a file, with line ends of Unix. Throws an error that names the file if it is
 * not UTF-8.
 */
export function textOf(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch (error) {
    throw new Error(`${file}: is not written in UTF-8; save it with this encoding`, { cause: error })
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
const NO_SPACE = /^[\s-]*([a-z][\w-]*):(?![\s/]|$)/i
/** A tab where a line is indented. */
const TAB = /^ *\t/
/** A value that begins with a full-width bracket. */
const WIDE_BRACKET = /:\s*([［｛])/
/** A value that begins with a sign of YAML, or contains a `#` that begins a comment. */
const SIGN = /:\s+([?|>!&*%@`-])(?:\s*[^\s\d|>-])/
const COMMENT = /:\s(?:[^"'[{]*\s)?#[^\s#]/
/** A line with one field, whose value has nothing to quote. */
const PLAIN_FIELD = /^[\s-]*[\w-]+:(?:\s+[^\s"'[\]{}#&*!|>%@`?-](?:(?!: )[^"'[\]{}#])*)?$/

/** Returns one sentence for each line with a mistake. */
function mistakesIn(document: Document, lines: readonly string[]): Map<number, string> {
  const faults = [...document.errors, ...document.warnings]
  const { contents } = document
  if (faults.length === 0 && !(isScalar(contents) && typeof contents.value === 'string'))
    return new Map(mistakesInValues(document, lines))
  // The parser reports at most the first of these lines, in its own terms, and misreads the lines
  // around it.
  const mistakes = new Map(
    lines.flatMap((line, index) => {
      const sentence = obviousMistake(line, isScalar(contents))
      return sentence === undefined ? [] : [[index + 1, sentence] as const]
    }),
  )
  const isExplained = mistakes.size > 0
  const isBelow = (line: number) => mistakes.get(line + 1) === TOO_DEEP
  for (const fault of faults) {
    const line = fault.linePos?.[0].line ?? 1
    const counts = !isExplained || fault.code === 'BLOCK_AS_IMPLICIT_KEY'
    if (!counts || mistakes.has(line) || isBelow(line)) continue
    const deeper = indentedBelow(fault, line, lines)
    if (deeper === undefined) mistakes.set(line, sentenceOf(fault, lines[line - 1] ?? ''))
    else mistakes.set(deeper, TOO_DEEP)
  }
  return mistakes
}

const TOO_DEEP = 'is indented more than the field above it'

/** Returns the mistake of a line that needs no parser; undefined if it has none. */
function obviousMistake(line: string, isAlone: boolean): string | undefined {
  const [, wide] = WIDE_COLON.exec(line) ?? (isAlone ? /^\s*([^\s：]{1,20})：/.exec(line) : []) ?? []
  if (wide !== undefined) return wideColonAt(wide)
  const [, bracket] = WIDE_BRACKET.exec(line) ?? []
  if (bracket !== undefined) return wideBracket(bracket)
  if (TAB.test(line)) return SENTENCES['TAB_AS_INDENT']
  const [, name] = isAlone ? (NO_SPACE.exec(line) ?? []) : []
  return name === undefined ? undefined : noSpaceAfter(name)
}

function wideBracket(bracket: string): string {
  const pair = bracket === '［' ? '[ ]' : '{ }'
  return `the brackets are full-width, type half-width ones: \`${pair}\``
}

function noSpaceAfter(name: string): string {
  return `needs a space after the colon of ${name}`
}

/** Returns the number of the next line if its indentation makes it a part of a text above. */
function indentedBelow(
  { code }: YAMLError,
  line: number,
  lines: readonly string[],
): number | undefined {
  const [own = '', next = ''] = lines.slice(line - 1)
  const indent = (text: string) => text.search(/\S/)
  const isDeeper = PLAIN_FIELD.test(own) && indent(next) > indent(own)
  return code === 'BLOCK_AS_IMPLICIT_KEY' && isDeeper ? line + 1 : undefined
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
    Scalar(key, { anchor, range, type, value }) {
      const line = lineAt(range?.[0])
      if (anchor !== undefined) mistakes.push([line, 'a text that begins with & needs quotes'])
      const isPlain = type === 'PLAIN' && typeof value === 'string'
      // Of a row: `- name:x`, `- name： x`.
      const sentence = isPlain && typeof key === 'number' ? obviousMistake(value, true) : undefined
      if (sentence !== undefined) mistakes.push([line, sentence])
      else if (isPlain && /^[［｛]/.test(value)) mistakes.push([line, wideBracket(value.slice(0, 1))])
      else if (type === 'PLAIN' && key === 'value' && COMMENT.test(lines[line - 1] ?? ''))
        mistakes.push([line, 'a # begins a comment; a text with # needs quotes'])
    },
    Map(_, map) {
      if (!isMap(map) || map.flow !== true) return
      for (const { key, value } of map.items) {
        const range = value === null ? rangeOf(key) : undefined
        if (range === undefined) continue
        const written = String(key)
        mistakes.push([
          lineAt(range[0]),
          (obviousMistake(written, true) ??
            `${written} stands alone: within { }, a text with a comma needs quotes`),
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
  if (/^Unexpected .*scalar/.test(message) && /["']/.test(line))
    return 'a quote within a text ends it; put the other kind of quotes around the whole text'
  const [, first] = SIGN.exec(line) ?? []
  if (first !== undefined) return `a text that begins with ${first} needs quotes`
  if (message.startsWith('Missing closing') && message.includes('quote'))
    return 'a quote is opened and not closed'
  const [, sign] = /^Plain value cannot start with .*character (.)/.exec(message) ?? []
  if (sign !== undefined) return `a text that begins with ${sign} needs quotes`
  const [, name] = NO_SPACE.exec(line) ?? []
  const noSpace = name === undefined ? undefined : noSpaceAfter(name)
  const indent = PLAIN_FIELD.test(line) ? SENTENCES['BAD_INDENT'] : undefined
  return (
    SENTENCES[code] ?? noSpace ?? indent ?? `cannot be read; a text with ${SIGNS} needs quotes`
  )
}
