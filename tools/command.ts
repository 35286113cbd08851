import { parseArgs } from 'node:util'

type Value = string | number | boolean | readonly string[]
type Widened<Given> = Given extends number
  ? number
  : Given extends boolean
    ? boolean
    : Given extends readonly string[]
      ? readonly string[]
      : string

interface Command<Options> {
  usage: string
  /** The options with their defaults. Numbers must be above 0. A list can be repeated. */
  options?: Options
  hasWords?: boolean
}

interface Arguments<Options> {
  values: { [Name in keyof Options]: Widened<Options[Name]> }
  words: string[]
}

/**
 * Starts a command and returns its arguments. If they are wrong, prints the usage and ends the
 * process. If the command fails later, its error message is printed and the exit code is 1.
 */
export function startCommand<Options extends Record<string, Value>>(
  command: Command<Options>,
): Arguments<Options> {
  process.once('uncaughtException', (error) => {
    console.error(complaintOf(error))
    process.exit(1)
  })
  const { usage } = command
  const argv = process.argv.slice(2)
  if (argv[0] === '--help') {
    console.log(`Usage: ${usage}`)
    process.exit(0)
  }
  try {
    return readArguments(command, argv)
  } catch (error) {
    // A long usage text would hide the message about the wrong argument.
    const isShort = !usage.includes('\n')
    return refuseArguments(
      isShort ? usage : `${usage.split(' --')[0]} -- --help`,
      complaintOf(error),
    )
  }
}

export function refuseArguments(usage: string, reason: string): never {
  console.error(`${reason}\nUsage: ${usage}`)
  process.exit(1)
}

/**
 * Returns the text to print for an error. An `Error` of this project or of the system has a message
 * for the reader, so the text is the message. Any other error is a mistake in the code, so the text
 * is the stack. For a port in use, it says what to do.
 */
export function complaintOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE')
    return `Port ${'port' in error ? String(error.port) : ''} is in use: end the other program, or choose another port, such as PORT=9000`
  const isFault = error.constructor !== Error && !('code' in error)
  return isFault ? (error.stack ?? error.message) : error.message
}

/** Returns the arguments in `argv`. Throws if the command does not accept one of them. */
export function readArguments<Options extends Record<string, Value>>(
  { options, hasWords = false }: Command<Options>,
  argv: string[],
): Arguments<Options> {
  const entries = Object.entries(options ?? {})
  const types = Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      {
        type: typeof value === 'boolean' ? ('boolean' as const) : ('string' as const),
        multiple: Array.isArray(value),
      },
    ]),
  )
  // Errors are checked below, because the messages of Node's strict mode are for programmers.
  const { values, positionals, tokens } = parseArgs({
    args: argv.map((each) => (BEGINS_WITH_MINUS.test(each) ? MARK + each : each)),
    strict: false,
    tokens: true,
    options: types,
  })
  for (const token of tokens) {
    if (token.kind === 'option') checkOption(token, types)
    if (token.kind === 'positional' && !hasWords)
      throw new Error(`Unexpected "${unmarked(token.value)}": the command takes options only`)
  }
  const read = entries.map(([name, fallback]) => [
    name,
    readValue(name, fallback, values[name] ?? fallback),
  ])
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value has the type of the value that it replaces
    values: Object.fromEntries(read) as Arguments<Options>['values'],
    words: positionals.map(unmarked),
  }
}

/** Arguments such as `-2` and `-15:00`. `parseArgs` takes them for options without this mark. */
const BEGINS_WITH_MINUS = /^-\d/
const MARK = '\0'

function unmarked(value: string): string {
  return value.replace(MARK, '')
}

interface Option {
  rawName: string
  name: string
  value: string | undefined
  inlineValue: boolean | undefined
}

/** Throws if an option is unknown, has no value, or has a value that it does not accept. */
function checkOption(
  { rawName, name, value, inlineValue }: Option,
  types: Readonly<Record<string, { type: 'boolean' | 'string' }>>,
): void {
  const names = Object.keys(types).map((each) => `--${each}`)
  const { type } = types[name] ?? {}
  if (type === undefined)
    throw new Error(`Unknown option ${rawName}. Options: ${names.join(', ') || 'none'}`)
  if (type === 'boolean' && value !== undefined) throw new Error(`--${name} takes no value`)
  // Values with dashes need `=`: `--from=--next`.
  const isMissing = value === undefined || (!inlineValue && value.startsWith('--'))
  if (type === 'string' && isMissing) throw new Error(`--${name} needs a value, as --${name}=…`)
}

function readValue(name: string, fallback: Value, given: unknown): unknown {
  const value = typeof given === 'string' ? unmarked(given) : given
  if (typeof fallback !== 'number') return value
  const number = Number(value)
  if (number > 0 && number < Infinity) return number
  throw new Error(`--${name} must be a number above 0, not "${String(value)}"`)
}
