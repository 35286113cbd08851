import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { complaintsOf } from '../../backend/content/mistakes.ts'
import { parseYaml, textOf } from '../../backend/content/read-yaml.ts'

/** Returns the data of a YAML or JSON file. Throws an error with a line for each mistake. */
export function readData<const Schema extends v.GenericSchema>(
  folder: string,
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const given = parseYaml(readText(folder, file), file)
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  throw new Error(complaintsOf(allIssues(schema, given, result.issues), file))
}

/** Works like `readData`. Returns undefined if the file does not exist. */
export function readIfThere<const Schema extends v.GenericSchema>(
  folder: string,
  file: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  return existsSync(join(folder, file)) ? readData(folder, file, schema) : undefined
}

/** Returns the schema of a text that matches a pattern, with one message for all mistakes. */
export function textLike(pattern: RegExp, message: string) {
  return v.message(v.pipe(v.string(), v.regex(pattern)), message)
}

type Issues = readonly v.BaseIssue<unknown>[]

/** Returns all issues. Valibot itself stops at the first unknown field of an object. */
function allIssues(schema: v.GenericSchema, given: unknown, issues: Issues): Issues {
  const named = issues.flatMap(({ expected, path }) =>
    expected === 'never' ? (path?.at(-1) ?? []) : [],
  )
  const removed = named.filter(
    ({ input, key }) =>
      Object.hasOwn(Object(input), String(key)) &&
      Reflect.deleteProperty(Object(input), String(key)),
  )
  if (removed.length === 0) return issues
  const { issues: others = [] } = v.safeParse(schema, given)
  return others.length === 0 ? issues : [...issues, ...allIssues(schema, given, others)]
}

function readText(folder: string, file: string): string {
  try {
    return textOf(readFileSync(join(folder, file)), file)
  } catch (error) {
    if (error instanceof Error && !('code' in error)) throw error
    throw new Error(`${file}: can't be read in ${folder}`, { cause: error })
  }
}
