import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { productVersion } from '../site/version.ts'
import { sample } from '../../tests/support/sample.ts'
import { freshFolder } from '../../tests/support/fresh-folder.ts'

const folder = freshFolder()
beforeEach(async () => {
  await mkdir(join(folder, 'site'))
  await writeFile(join(folder, 'site/site.yaml'), SITE)
  await writeFile(join(folder, 'site/deploy.yaml'), DEPLOYMENT)
  // Replaces npm and wrangler by programs that record their arguments. They fail if a test asks for
  // it.
  for (const name of ['npm', 'wrangler']) {
    const script = `#!/bin/sh
echo "${name} $*" >> "${folder}/calls"
case "$*" in *check:site) echo "$CHECKED";; esac
case "${name} $*" in "$FAIL_AT") echo "what ${name} says"; exit 3;; esac
case "$2" in list) echo "$LISTED"; exit $LIST_STATUS;; esac
`
    await writeFile(join(folder, name), script)
    await chmod(join(folder, name), 0o755)
  }
})

const SITE = `name: { zh: 浅澜湾, en: Qianlan Bay }\nhotline: "12301"\nshanmen: ${productVersion()}\n`
const ORIGIN = 'https://www.qianlan-bay.cn'
const DEPLOYMENT = `name: qianlan\norigin: ${ORIGIN}\ndomains: [www.qianlan-bay.cn]\n`

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
    OPS_TOKEN: 'a-token-of-24-characters',
    LISTED: '[{ "name": "OPS_TOKEN", "type": "secret_text" }]',
    LIST_STATUS: '0',
    SITE_DIR: join(folder, 'site'),
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
  const calls = existsSync(join(folder, 'calls'))
    ? (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n')
    : []
  return { code, output, calls }
}

const lastLine = ({ output }: Outcome) => output.trim().split('\n').at(-1)

const CALLS = [
  'npm run --silent photos',
  'npm run --silent check:site',
  'npm run --silent build',
  'wrangler whoami --json',
  'wrangler secret list --config dist/shanmen/wrangler.json',
  'npm run --silent data -- --remote --migrate',
  'wrangler deploy --config dist/shanmen/wrangler.json',
  'npm run --silent data -- --remote',
  `npm run --silent smoke -- ${ORIGIN}`,
]

describe('deploying', () => {
  it('checks, builds, migrates, deploys, loads and tests, in this order', async () => {
    const outcome = await deploy()
    expect(outcome.calls).toEqual(CALLS)
    expect([outcome.code, lastLine(outcome)]).toEqual([0, `${ORIGIN} is published.`])
    expect(outcome.output).not.toContain('hint:')
  })

  it.each(
    sample(
      CALLS.map((call, index) => [call, index] as const),
      3,
    ),
  )('stops if this call fails: %s', async (call, index) => {
    const outcome = await deploy({ failAt: call })
    expect(outcome.calls).toEqual(CALLS.slice(0, index + 1))
    expect(outcome.code).toBe(1)
    expect(outcome.output).toMatch(/what (?:npm|wrangler) says/)
    expect(lastLine(outcome)).toMatch(/^Stopped at \S+: .*\.$/)
  })

  it('continues after hints, and shows them with their count', async () => {
    const hints = ['hint: news/a.en.md: is missing', '0 errors, 1 hint: the site can be deployed.']
    const { code, output, calls } = await deploy({ CHECKED: ['x.png', ...hints].join('\n') })
    expect([code, calls]).toEqual([0, CALLS])
    expect(output).toContain(hints.join('\n'))
    expect(output).not.toContain('x.png')
  })

  it('skips the reference backend if another backend is set', async () => {
    await addToDeployment('variables: { BACKEND_ORIGIN: "https://api.qianlan-bay.cn" }')
    const { calls } = await deploy()
    expect(calls).toEqual(CALLS.filter((call) => !/data/.test(call)))
  })

  it('in a dry run changes nothing remote, and lists the remaining calls', async () => {
    const { code, output, calls } = await deploy({}, '--dry-run')
    expect(code).toBe(0)
    expect(calls).toEqual(CALLS.slice(0, 3))
    for (const call of CALLS.slice(3)) expect(output).toContain(`: ${call}\n`)
  })
})

const addToDeployment = (line: string) =>
  writeFile(join(folder, 'site/deploy.yaml'), `${DEPLOYMENT}${line}\n`)

it('stops before the first call if a setting is invalid', async () => {
  await addToDeployment('variables: { CANONICAL_HOST_ONLY: yes please }')
  const outcome = await deploy()
  expect([outcome.code, outcome.calls]).toEqual([1, []])
  expect(lastLine(outcome)).toBe(
    'Stopped at settings: The configuration is wrong. CANONICAL_HOST_ONLY must be "true" or "false"; nothing has been published.',
  )
})

describe('the secrets of the worker', () => {
  it('stop the deploy if OPS_TOKEN is not among them', async () => {
    const outcome = await deploy({ LISTED: '[{ "name": "AMAP_SECRET", "type": "secret_text" }]' })
    expect(outcome.calls).toEqual(CALLS.slice(0, 5))
    expect(lastLine(outcome)).toBe(
      'Stopped at secrets: The worker has no secret OPS_TOKEN. Set it: npx wrangler secret put OPS_TOKEN --name qianlan; nothing has been published.',
    )
  })

  it('may be missing at the first deploy, with a hint to set them', async () => {
    const { code, output, calls } = await deploy({
      LISTED: 'This Worker does not exist on your account. [code: 10007]',
      LIST_STATUS: '1',
    })
    expect([code, calls]).toEqual([0, CALLS])
    expect(output).toContain('hint: This is the first deploy. Set the secret afterwards: npx')
  })

  it('cause a hint if AMAP_KEY is set without AMAP_SECRET', async () => {
    await addToDeployment('variables: { AMAP_KEY: "0123456789abcdef0123456789abcdef" }')
    const { code, output } = await deploy()
    expect(code).toBe(0)
    expect(output).toContain('hint: AMAP_KEY is set, and the worker has no AMAP_SECRET: npx')
  })
})

it('a hint says that nothing is purged if OPS_TOKEN is not in the environment', async () => {
  const { code, output } = await deploy({ OPS_TOKEN: '' })
  expect(code).toBe(0)
  expect(output).toContain('hint: OPS_TOKEN is not in the environment')
})
