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

/**
 * Begins a command and returns its arguments; if they are not what it takes, it ends with its usage. From here on an error ends
 * it with exit code 1 and the error's sentence.
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
    // Under pressure nobody reads a long usage to find one wrong letter.
    const isShort = !usage.includes('\n')
    return refuseArguments(
      isShort ? usage : `${usage.split(' --')[0]} -- --help`,
      complaintOf(error),
    )
  }
}

/** Ends a command that was not called as its usage says. */
export function refuseArguments(usage: string, reason: string): never {
  console.error(`${reason}\nUsage: ${usage}`)
  process.exit(1)
}

/**
 * What a command says of an error: its message alone where somebody wrote it for the reader, as all `Error`s of the project and of
 * the system are; the whole stack where the code is at fault.
 */
export function complaintOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isFault = error.constructor !== Error && !('code' in error)
  return isFault ? (error.stack ?? error.message) : error.message
}

/** The arguments of a command in `argv`. Throws an error that says which of them it does not take. */
export function readArguments<Options extends Record<string, Value>>(
  { options, hasWords = false }: Command<Options>,
  argv: string[],
): Arguments<Options> {
  const entries = Object.entries(options ?? {})
  const types = Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      { type: typeof value === 'boolean' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  // Not strict: Node's own errors speak to programmers.
  const { values, positionals, tokens } = parseArgs({
    args: argv,
    strict: false,
    tokens: true,
    options: types,
  })
  for (const token of tokens) {
    if (token.kind === 'option') checkOption(token, types)
    if (token.kind === 'positional' && !hasWords)
      throw new Error(`What is "${token.value}"? The command takes options only`)
  }
  const read = entries.map(([name, fallback]) => [
    name,
    readValue(name, fallback, values[name] ?? fallback),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value has the type of the one in its place
  return { values: Object.fromEntries(read) as Arguments<Options>['values'], words: positionals }
}

interface Option {
  rawName: string
  name: string
  value: string | undefined
  inlineValue: boolean | undefined
}

/** Throws an error, one sentence, if an option is unknown, lacks its value or has one too many. */
function checkOption(
  { rawName, name, value, inlineValue }: Option,
  types: Readonly<Record<string, { type: 'boolean' | 'string' }>>,
): void {
  const names = Object.keys(types).map((each) => `--${each}`)
  const { type } = types[name] ?? {}
  if (type === undefined)
    throw new Error(`There is no option ${rawName}, but ${names.join(', ') || 'none'}`)
  if (type === 'boolean' && value !== undefined) throw new Error(`--${name} takes no value`)
  if (type === 'string' && isMissing(value, inlineValue))
    throw new Error(`--${name} needs a value, as --${name}=…`)
}

/** The next option is no value, unless it stands behind a `=`. */
function isMissing(value: string | undefined, isInline = false): boolean {
  return value === undefined || (!isInline && value.startsWith('--'))
}

function readValue(name: string, fallback: Value, value: unknown): unknown {
  if (typeof fallback !== 'number') return value
  const number = Number(value)
  if (number > 0 && number < Infinity) return number
  throw new Error(`--${name} must be a number above 0, not "${String(value)}"`)
}
