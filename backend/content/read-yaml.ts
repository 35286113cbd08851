import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { mistakesIn } from './yaml-mistakes.ts'

/** Returns the text of a file, with line ends of Unix. Throws if it is not UTF-8. */
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
 * Returns the value of a YAML text, with `change` applied to each string; JSON is also YAML. Throws
 * an error with a line for each mistake: the file, the line number, and the correction.
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

/** Makes a price such as 80.00 a text: as a number it would be 80, a sum in the smallest unit. */
function keepDecimals(document: Document): void {
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'number') return
      if (!/^(?:price|listPrice|amount)$/.test(String(key.value))) return
      if (value.source?.includes('.') === true) value.value = value.source
    },
  })
}
