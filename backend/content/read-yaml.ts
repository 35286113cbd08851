import { parseDocument } from 'yaml'

/** The text of a file that somebody wrote, on Windows too. Throws an error that names the file where it is not in UTF-8. */
export function textOf(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch (error) {
    throw new Error(`${file}: is not written in UTF-8`, { cause: error })
  }
}

/**
 * What a YAML text says, each of its texts as `change` makes it; JSON is YAML too. Throws an error of one sentence with the file and
 * the line where it is none, or says twice which of several is meant.
 */
export function parseYaml(
  text: string,
  file: string,
  change: (text: string) => string = (same) => same,
): unknown {
  try {
    const document = parseDocument(text)
    const [fault] = [...document.errors, ...document.warnings]
    if (fault) throw fault
    return document.toJS({
      reviver: (_, value: unknown) => (typeof value === 'string' ? change(value) : value),
    })
  } catch (error) {
    throw new Error(`${file}: ${sentenceOf(error)}`, { cause: error })
  }
}

/** The parser's message ends with the lines in question. */
function sentenceOf(error: unknown): string {
  const [sentence = 'is not YAML'] = error instanceof Error ? error.message.split(':\n') : []
  return sentence.replace('; please use YAML.parseAllDocuments()', '')
}
