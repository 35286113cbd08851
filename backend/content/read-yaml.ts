import {
  type Document,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  isMap,
  type Scalar,
  type YAMLError,
} from 'yaml'

/** Returns the text of a file, with line feeds as line ends. Throws if it is not UTF-8. */
export function textOf(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch (error) {
    throw new Error(`${file}: is not written in UTF-8; save it with this encoding`, {
      cause: error,
    })
  }
}

/**
 * Returns the value of a YAML text, with `change` applied to each string. Also accepts JSON, which
 * is valid YAML. Throws an error with one line for each mistake: the file, the line number, and how
 * to correct it.
 */
export function parseYaml(
  text: string,
  file: string,
  change: (text: string) => string = (same) => same,
): unknown {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line
  const mistakes = mistakesIn(document, text.split('\n'), lineAt)
  if (mistakes.size > 0)
    throw new Error(
      Array.from(mistakes, ([line, sentence]) => `${file}: line ${line}: ${sentence}`).join('\n'),
    )
  keepDecimals(document)
  return document.toJS({
    reviver: (_, value: unknown) => (typeof value === 'string' ? change(value) : value),
  })
}

/** Keeps a price such as 80.00 as text, because 80 would be an amount in the smallest unit. */
function keepDecimals(document: Document): void {
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'number') return
      if (!/^(?:price|listPrice|amount)$/.test(String(key.value))) return
      if (value.source?.includes('.') === true) value.value = value.source
    },
  })
}

/** A pattern for a mistake, and its message. The argument is the first group of the match. */
type Rule = readonly [pattern: RegExp, sentence: (found: string) => string]

const BAD_INDENT = 'is not indented as the lines that belong to the same list'
const TOO_DEEP = 'is indented more than the field above it'
const TABBED = 'is indented with a tab, use spaces'
const CUT = 'a # begins a comment; a text with # needs quotes'
const QUOTED = 'a quote within a text ends it; put the other kind of quotes around the whole text'
const UNREADABLE =
  'cannot be read; a text with [ ] { } # & * ! | > % @ ` or quotes in it needs quotes'

const wideColonAt = (name: string) =>
  `the colon after ${name} is full-width, type a half-width one: \`:\``
const wideBracket = (bracket: string) =>
  `the brackets are full-width, type half-width ones: \`${bracket === '［' ? '[ ]' : '{ }'}\``
const noSpaceAfter = (name: string) => `needs a space after the colon of ${name}`
const signAt = (sign: string) => `a text that begins with ${sign} needs quotes`

/** A field name and a colon without a space after it. */
const NO_SPACE = /^[\s-]*([a-z][\w-]*):(?![\s/]|$)/i

/** Mistakes that can be seen in a single line. */
const OF_LINES: readonly Rule[] = [
  [/^[\s-]*([\w-]+)：/, wideColonAt],
  [/:\s*([［｛])/, wideBracket],
  [/^ *(\t)/, () => TABBED],
]
/** Mistakes because of which YAML reads a field or a list as text. */
const OF_TEXTS: readonly Rule[] = [
  ...OF_LINES,
  [/^\s*([［｛])/, wideBracket],
  [/^\s*([^\s：]{1,20})：/, wideColonAt],
  [NO_SPACE, noSpaceAfter],
]

/** Mistakes in a list item. Chinese texts may contain a full-width colon. */
const OF_ITEMS: readonly Rule[] = [
  [/^([a-z]\w*)：/, wideColonAt],
  [/^([a-z]\w*):(?![\s/]|$)/, noSpaceAfter],
  [/^([［｛])/, wideBracket],
]
/** A list in full-width brackets. A single such bracket may be the start of a title. */
const WIDE_LIST: Rule = [/^([［｛])[^］｝]*[,，、][^］｝]*[］｝]$/, wideBracket]

/** A `#` without a space after it is probably no comment, although it begins one. */
const COMMENT = /:\s(?:[^"'[{]*\s)?#[^\s#]/
/** A line with one field. Its value needs no quotes. */
const PLAIN_FIELD = /^[\s-]*[\w-]+:(?:\s+[^\s"'[\]{}#&*!|>%@`?-](?:(?!: )[^"'[\]{}#])*)?$/

type LineAt = (offset: number) => number

function mistakesIn(
  document: Document,
  lines: readonly string[],
  lineAt: LineAt,
): Map<number, string> {
  const faults = [...document.errors, ...document.warnings]
  const { contents } = document
  const isText = isScalar(contents) && typeof contents.value === 'string'
  if (faults.length === 0 && !isText) return new Map(mistakesInValues(document, lines, lineAt))
  // The YAML parser would report only the first of them, and misread the lines around it.
  const obvious = lines.flatMap((line, index) => {
    const sentence = firstOf(isText ? OF_TEXTS : OF_LINES, line)
    return sentence === undefined ? [] : [[index + 1, sentence] as const]
  })
  const mistakes = new Map(obvious)
  for (const fault of faults)
    if (obvious.length === 0 || fault.code === 'BLOCK_AS_IMPLICIT_KEY')
      addFault(mistakes, fault, lines)
  return mistakes
}

function addFault(mistakes: Map<number, string>, fault: YAMLError, lines: readonly string[]): void {
  const line = fault.linePos?.[0].line ?? 1
  if (mistakes.has(line) || mistakes.get(line + 1) === TOO_DEEP) return
  const [own = '', next = ''] = lines.slice(line - 1)
  const isTooDeep =
    fault.code === 'BLOCK_AS_IMPLICIT_KEY' &&
    PLAIN_FIELD.test(own) &&
    next.search(/\S/) > own.search(/\S/)
  if (isTooDeep) mistakes.set(line + 1, TOO_DEEP)
  else mistakes.set(line, sentenceOf(fault, own))
}

function firstOf(rules: readonly Rule[], text: string): string | undefined {
  return rules
    .map(([pattern, sentence]) => [pattern.exec(text), sentence] as const)
    .flatMap(([found, sentence]) => (found ? [sentence(found[1] ?? '')] : []))[0]
}

/** Returns mistakes that are valid YAML: a text read as a field or a reference, or cut by a `#`. */
function mistakesInValues(
  document: Document,
  lines: readonly string[],
  lineAt: LineAt,
): [number, string][] {
  const mistakes: [number, string][] = []
  visit(document, {
    Alias(_, { range }) {
      mistakes.push([lineAt(range?.[0] ?? 0), signAt('*')])
    },
    Scalar(key, scalar) {
      const line = lineAt(scalar.range?.[0] ?? 0)
      const sentence = mistakeOf(scalar, key, lines[line - 1] ?? '')
      if (sentence !== undefined) mistakes.push([line, sentence])
    },
    Map(_, map) {
      if (!isMap(map) || map.flow !== true) return
      for (const { key, value } of map.items) {
        const range = value === null ? rangeOf(key) : undefined
        if (range === undefined) continue
        const written = String(key)
        const alone = `${written} stands alone: within { }, a text with a comma needs quotes`
        mistakes.push([lineAt(range[0] ?? 0), firstOf(OF_TEXTS, written) ?? alone])
      }
    },
  })
  return mistakes
}

function mistakeOf(
  { anchor, type, value }: Scalar,
  key: number | 'key' | 'value' | null,
  line: string,
): string | undefined {
  if (anchor !== undefined) return signAt('&')
  if (type !== 'PLAIN' || key === 'key') return undefined
  if (key === 'value' && COMMENT.test(line)) return CUT
  if (typeof value !== 'string') return undefined
  return firstOf(typeof key === 'number' ? OF_ITEMS : [WIDE_LIST], value)
}

function rangeOf(node: unknown): readonly number[] | undefined {
  const range: unknown = typeof node === 'object' && node !== null && Reflect.get(node, 'range')
  return Array.isArray(range) ? range : undefined
}

const BY_CODE: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a text that contains a colon and a space needs quotes',
  TAB_AS_INDENT: TABBED,
  DUPLICATE_KEY: 'this field is there twice',
  BAD_INDENT,
}
const BY_MESSAGE: readonly Rule[] = [
  [/^Flow/, () => 'a bracket is opened and not closed'],
  [/^Missing closing.*quote/, () => 'a quote is opened and not closed'],
  [/^Plain value cannot start with .*character (.)/, signAt],
]
const BY_LINE: readonly Rule[] = [[/:\s+([?|>!&*%@`-])(?:\s*[^\s\d|>-])/, signAt]]
const OTHERWISE: readonly Rule[] = [
  [NO_SPACE, noSpaceAfter],
  [PLAIN_FIELD, () => BAD_INDENT],
]

function sentenceOf({ code, message }: YAMLError, line: string): string {
  const isCut = /^Unexpected .*scalar/.test(message) && /["']/.test(line)
  return (
    firstOf(BY_MESSAGE, message) ??
    (isCut ? QUOTED : firstOf(BY_LINE, line)) ??
    BY_CODE[code] ??
    firstOf(OTHERWISE, line) ??
    UNREADABLE
  )
}
