import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { complaintOf, readArguments } from './command.ts'

const command = { usage: 'node bench.ts', options: { rounds: 5, path: '/', remote: false } }

describe('arguments', () => {
  it('are converted to the types of their defaults', () => {
    const { values } = readArguments(command, ['--rounds', '2.5', '--path=/en', '--remote'])
    expect(values).toEqual({ rounds: 2.5, path: '/en', remote: true })
    expect(readArguments(command, []).values).toEqual(command.options)
  })

  it('without a name are accepted only if the command allows them', () => {
    expect(readArguments({ ...command, hasWords: true }, ['a', 'b']).words).toEqual(['a', 'b'])
    expect(() => readArguments(command, ['a'])).toThrow(/"a"/)
  })

  it.for([
    ['--rounds=0'],
    ['--rounds=-1'],
    ['--rounds=Infinity'],
    ['--rounds='],
    ['--rounds', 'many'],
    ['--round=3'],
    ['--remote=yes'],
  ])('that are invalid are named in the error: %s', (argv) => {
    expect(() => readArguments(command, argv)).toThrow(/round|remote/)
  })
})

it.each([
  [['--fro', 'x'], 'Unknown option --fro. Options: --rounds, --path, --remote'],
  [['-x'], 'Unknown option -x. Options: --rounds, --path, --remote'],
  [['--path'], '--path needs a value, as --path=…'],
  [['--path', '--remote'], '--path needs a value, as --path=…'],
  [['--remote=yes'], '--remote takes no value'],
  [['now'], 'Unexpected "now": the command takes options only'],
])('%j is refused with one sentence', (argv, sentence) => {
  expect(() => readArguments(command, argv)).toThrow(new Error(sentence))
})

it('a value and a word may begin with a minus', () => {
  expect(readArguments(command, ['--path', '-2']).values.path).toBe('-2')
  const withWords = { ...command, hasWords: true }
  expect(readArguments(withWords, ['hours', '-15:00', '--path=-2', '-1'])).toEqual({
    words: ['hours', '-15:00', '-1'],
    values: { ...command.options, path: '-2' },
  })
  expect(() => readArguments(command, ['-2'])).toThrow('Unexpected "-2": the command takes options')
})

describe('a command', () => {
  it('called with wrong arguments prints its usage and does nothing', () => {
    const { status, stdout, stderr } = spawnSync('node', ['tools/serve/serve.ts', 'bakend'], {
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^[^\n]+\nUsage: node [^\n]+\n$/)
  })

  it('that fails prints the reason in one sentence', () => {
    const { status, stderr } = spawnSync('node', ['tools/serve/serve.ts'], {
      encoding: 'utf8',
      env: { ...process.env, PORT: '70000' },
    })
    expect(status).toBe(1)
    expect(stderr).toBe('PORT must be a whole number from 1 to 65535, not "70000"\n')
  })
})

it('shows a programming error with its stack, and other errors with their message only', () => {
  expect(complaintOf(new Error('hotels.yaml: 7: no title'))).toBe('hotels.yaml: 7: no title')
  const missing = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' })
  expect(complaintOf(missing)).toBe('ENOENT: no such file')
  const busy = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 8787 })
  expect(complaintOf(busy)).toBe(
    'Port 8787 is in use: end the other program, or choose another port, such as PORT=9000',
  )
  expect(complaintOf(new TypeError('x is not a function'))).toMatch(/\n {4}at /)
})
