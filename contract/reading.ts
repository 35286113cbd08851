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
