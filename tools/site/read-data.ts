import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as v from 'valibot'
import { complaintOf } from '../../backend/content/fit.ts'

/** A YAML or JSON file of a site's folder as `schema` has it. Throws an error of one sentence that names the file and the field. */
export function readData<const Schema extends v.GenericSchema>(
  folder: string,
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseText(readText(folder, file), file))
  if (result.success) return result.output
  throw new Error(`${file}: ${complaintOf(result.issues[0])}`)
}

function readText(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8')
  } catch (error) {
    throw new Error(`${file}: can't be read in ${folder}`, { cause: error })
  }
}

/** JSON is YAML too. The parser's message ends with the lines in question, which are left out. */
function parseText(text: string, file: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    const [sentence] = error instanceof Error ? error.message.split(':\n') : []
    throw new Error(`${file}: ${sentence ?? 'is not YAML'}`, { cause: error })
  }
}
