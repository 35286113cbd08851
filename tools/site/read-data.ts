import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { complaintOf } from '../../backend/content/complaints.ts'
import { parseYaml, textOf } from '../../backend/content/read-yaml.ts'

/**
 * Returns a YAML or JSON file of a site's folder, checked by `schema`. Throws if it does not fit,
 * with file and field in one sentence.
 */
export function readData<const Schema extends v.GenericSchema>(
  folder: string,
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseYaml(readText(folder, file), file))
  if (result.success) return result.output
  throw new Error(`${file}: ${complaintOf(result.issues[0])}`)
}

function readText(folder: string, file: string): string {
  try {
    return textOf(readFileSync(join(folder, file)), file)
  } catch (error) {
    if (error instanceof Error && !('code' in error)) throw error
    throw new Error(`${file}: can't be read in ${folder}`, { cause: error })
  }
}
