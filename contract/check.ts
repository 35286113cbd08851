import * as v from 'valibot'

/** How a deployment parses values that can be written in several forms. */
export interface Reading {
  /** Returns the offset from UTC, such as `+08:00`, for a time without one. */
  offsetAt: (day: string, minutes: number) => string
  /** Whether pictures may have `http:` addresses, as on a developer's machine. */
  takesHttp: boolean
  /** Returns the address of a picture in another width; undefined if its host cannot resize. */
  resize?: ((src: string, width: number) => string | undefined) | undefined
}

export const DEFAULT_READING: Reading = { offsetAt: () => '+08:00', takesHttp: false }

/** Returns the schema with a configuration, which its actions read with `readingOf`. */
export function withReading<const Schema extends v.GenericSchema>(
  schema: Schema,
  reading: Reading,
): Schema {
  const config: Config = { reading }
  return v.config(schema, config)
}

export function readingOf(config: object): Reading {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `withReading` adds it
  return (config as Partial<Config>).reading ?? DEFAULT_READING
}

interface Config extends v.Config<v.BaseIssue<unknown>> {
  reading: Reading
}

export type Checked<Output> =
  | { success: true; output: Output }
  | { success: false; issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]] }

/** Checks a value with a schema. Never throws: if the schema throws, the value is invalid. */
export function check<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  reading?: Reading,
): Checked<v.InferOutput<Schema>> {
  try {
    const result = v.safeParse(reading ? withReading(schema, reading) : schema, value)
    return result.success ? { success: true, output: result.output } : result
  } catch (error) {
    const message = String(error)
    const issue = { kind: 'schema', type: 'thrown', expected: null, received: 'unknown' } as const
    return { success: false, issues: [{ ...issue, input: value, message }] }
  }
}

/** Returns whether a value is valid; false if the schema throws. */
export function fits<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): value is v.InferInput<Schema> {
  return check(schema, value).success
}

/**
 * A check for the end of a pipe. It runs only if everything before it has passed, whereas `v.check`
 * also runs after failures. `requirement` returns true for a valid value. Otherwise, the check adds
 * an issue with `message`.
 */
export function afterwards<Value>(requirement: (value: Value) => boolean, message: string) {
  const check = v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (dataset.typed && !dataset.issues && !requirement(dataset.value)) addIssue({ message })
  })
  return Object.assign(check, { requirement })
}
