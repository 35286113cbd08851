import * as v from 'valibot'

/** How a deployment reads values that can be written in several ways. */
export interface Reading {
  /** The offset, as `+08:00`, of a time without one: a day, and the minutes after its midnight. */
  offsetAt: (day: string, minutes: number) => string
  /** Whether pictures may come by `http:`, as on a developer's own machine. */
  takesHttp: boolean
  /** The address of a picture in a width, if the host of the pictures can resize. */
  resize?: ((src: string, width: number) => string | undefined) | undefined
}

export const DEFAULT_READING: Reading = { offsetAt: () => '+08:00', takesHttp: false }

/** The schema with a configuration that valibot gives to each of its actions (`readingOf`). */
export function withReading<const Schema extends v.GenericSchema>(
  schema: Schema,
  reading: Reading,
): Schema {
  const config: Config = { reading }
  return v.config(schema, config)
}

/** The reading that a schema is used with. */
export function readingOf(config: object): Reading {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `withReading` puts it there
  return (config as Partial<Config>).reading ?? DEFAULT_READING
}

interface Config extends v.Config<v.BaseIssue<unknown>> {
  reading: Reading
}

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
