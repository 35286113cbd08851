import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sample } from '../../tests/support/sample.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'))
  // In the place of npm and wrangler: note how they are called, and fail where they are told to.
  for (const name of ['npm', 'wrangler']) {
    const script = `#!/bin/sh
echo "${name} $*" >> "${folder}/calls"
case "${name} $*" in "$FAIL_AT") echo "what ${name} says"; exit 3;; esac
`
    await writeFile(join(folder, name), script)
    await chmod(join(folder, name), 0o755)
  }
})
afterEach(() => rm(folder, { recursive: true }))

interface Outcome {
  code: number
  output: string
  calls: string[]
}

async function deploy(
  { failAt = 'nowhere', ...variables }: Record<string, string> = {},
  ...args: string[]
): Promise<Outcome> {
  const env = {
    SITE_ORIGIN: 'https://coast.example',
    BACKEND_ORIGIN: '',
    ...variables,
    FAIL_AT: failAt,
    PATH: `${folder}:/bin:/usr/bin`,
  }
  const { code, output } = await new Promise<Pick<Outcome, 'code' | 'output'>>((resolve) => {
    execFile(
      process.execPath,
      ['tools/deploy/deploy.ts', ...args],
      { env },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
  const calls = (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n')
  return { code, output, calls }
}

const CALLS = [
  'npm run --silent photos',
  'npm run --silent check:site',
  'npm run --silent build',
  'wrangler whoami --json',
  'npm run --silent data -- --remote --migrate',
  'wrangler deploy --config dist/shanmen/wrangler.json',
  'npm run --silent data -- --remote',
  'npm run --silent smoke -- https://coast.example',
]

describe('deploying', () => {
  it('makes, checks, migrates, deploys, loads and looks, in this order', async () => {
    const { code, output, calls } = await deploy()
    expect(calls).toEqual(CALLS)
    expect([code, output.trim().split('\n').at(-1)]).toEqual([
      0,
      'https://coast.example is published.',
    ])
  })

  it.each(
    sample(
      CALLS.map((call, index) => [call, index] as const),
      3,
    ),
  )('stops where this fails: %s', async (call, index) => {
    const { code, output, calls } = await deploy({ failAt: call })
    expect(calls).toEqual(CALLS.slice(0, index + 1))
    expect(code).toBe(1)
    expect(output).toMatch(/^what (?:npm|wrangler) says$/m)
    expect(output.trim().split('\n').at(-1)).toMatch(/^Stopped at \S+: .*\.$/)
  })

  it('leaves out the reference backend where another one answers', async () => {
    const { calls } = await deploy({ BACKEND_ORIGIN: 'https://api.coast.example' })
    expect(calls).toEqual(CALLS.filter((call) => !/data/.test(call)))
  })

  it('tries everything that changes nothing out there, and says what would follow', async () => {
    const { code, output, calls } = await deploy({}, '--dry-run')
    expect(code).toBe(0)
    expect(calls).toEqual(CALLS.slice(0, 3))
    for (const call of CALLS.slice(3)) expect(output).toContain(`: ${call}\n`)
  })
})
