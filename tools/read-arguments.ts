import { parseArgs } from 'node:util'

type Value = string | number | boolean
type Widened<Given> = Given extends number ? number : Given extends boolean ? boolean : string

interface Command<Options> {
  /** How to call the command, shown to whoever calls it wrongly. */
  usage: string
  /** The options with their default values; a number must be above 0. */
  options?: Options
  /** Whether it takes other words too. */
  hasWords?: boolean
}

interface Arguments<Options> {
  values: { [Name in keyof Options]: Widened<Options[Name]> }
  words: string[]
}

/** The arguments of a command. If they are not what it takes, the command ends with its usage. */
export function readArguments<Options extends Record<string, Value>>({
  usage,
  options,
  hasWords = false,
}: Command<Options>): Arguments<Options> {
  const entries = Object.entries(options ?? {})
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: hasWords,
      options: Object.fromEntries(
        entries.map(([name, value]) => [
          name,
          { type: typeof value === 'boolean' ? 'boolean' : 'string' },
        ]),
      ),
    })
    const read = entries.map(([name, fallback]) => [
      name,
      readValue(name, fallback, values[name] ?? fallback),
    ])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value has the type of the one in its place
    return { values: Object.fromEntries(read) as Arguments<Options>['values'], words: positionals }
  } catch (error) {
    return refuseArguments(usage, error instanceof Error ? error.message : '')
  }
}

/** Ends a command that was not called as its usage says. */
export function refuseArguments(usage: string, reason: string): never {
  console.error(`${reason}\nUsage: ${usage}`)
  process.exit(1)
}

function readValue(name: string, fallback: Value, value: unknown): unknown {
  if (typeof fallback !== 'number') return value
  const number = Number(value)
  if (number > 0 && number < Infinity) return number
  throw new Error(`--${name} must be a number above 0, not "${String(value)}"`)
}
