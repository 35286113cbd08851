import * as v from 'valibot'
import { type Reading, withReading } from './reading.ts'

/** What a check found: the value as the schema makes it, or what is wrong with it. */
export type Checked<Output> =
  | { success: true; output: Output }
  | { success: false; issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]] }

/** Checks a value by a schema. Never throws: a schema that does counts as one that the value does not fit. */
export function check<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  reading?: Reading,
): Checked<v.InferOutput<Schema>> {
  try {
    const result = v.safeParse(reading ? withReading(schema, reading) : schema, value)
    return result.success ? { success: true, output: result.output } : result
  } catch (error) {
    return { success: false, issues: [thrown(error, value)] }
  }
}

/** Whether a value fits a schema; false where the schema throws. */
export function fits<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): value is v.InferInput<Schema> {
  return check(schema, value).success
}

/**
 * A check at the end of a pipe that runs only where all before it found nothing: `v.check` also runs on what they refused. The
 * requirement is met, or says what is wrong; it stands beside, for who reads the schema.
 */
export function afterwards<Value>(requirement: (value: Value) => boolean, message: string) {
  const check = v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (dataset.typed && !dataset.issues && !requirement(dataset.value)) addIssue({ message })
  })
  return Object.assign(check, { requirement })
}

function thrown(error: unknown, input: unknown): v.BaseIssue<unknown> {
  return {
    kind: 'schema',
    type: 'thrown',
    input,
    expected: null,
    received: 'unknown',
    message: String(error),
  }
}
