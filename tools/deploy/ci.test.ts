import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { SECRETS } from '../site/variables.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

interface Template {
  commands: string[]
  /** The commands that change the deployed site, each with its condition. */
  publishes: { command: string; condition: string }[]
  variables: string[]
  cached: string[]
}

interface Stage {
  run?: string
  if?: string
  uses?: string
  env?: object
  with?: { path?: string }
}

function readGithub(text: string): Template {
  const steps: Stage[] = parse(text).jobs.publish.steps
  const runs = steps.flatMap(({ run = '', if: condition = '' }) =>
    run === '' ? [] : [{ command: run, condition }],
  )
  return {
    commands: runs.map(({ command }) => command),
    publishes: runs.filter(({ command }) => command === 'npm run deploy'),
    variables: steps.flatMap(({ env = {} }) => Object.keys(env)),
    cached: steps.flatMap((step) => step.with?.path ?? []),
  }
}

function readGitlab(text: string): Template {
  const { default: all, check, publish } = parse(text)
  return {
    commands: [...all.before_script, ...check.script, ...publish.script],
    publishes: [{ command: publish.script[0], condition: publish.rules[0].if }],
    variables: text.match(/\b(?:CLOUDFLARE|OPS)_[A-Z_]+\b/g) ?? [],
    cached: publish.cache.paths,
  }
}

const TEMPLATES = { 'github-actions.yml': readGithub, 'gitlab-ci.yml': readGitlab }

it('every template is tested', () => {
  const files = globSync('examples/ci/*').map((file) => file.slice('examples/ci/'.length))
  expect(files.toSorted()).toEqual(Object.keys(TEMPLATES).toSorted())
})

describe.each(Object.entries(TEMPLATES))('%s', (file, read) => {
  const text = readFileSync(`examples/ci/${file}`, 'utf8')
  const { commands, publishes, variables, cached } = read(text)

  it('runs only scripts that exist', () => {
    const called = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? [])
    expect(called).toContain('deploy')
    expect(called.filter((name) => !(name in scripts))).toEqual([])
    const others = commands.filter((command) => !/^(?:npm run|npm ci|apt-get) /.test(command))
    expect(others).toEqual([])
  })

  it('passes only existing options to the deploy command', () => {
    const options = commands.flatMap(
      (command) => command.match(/(?<= -- ).*/)?.[0].split(' ') ?? [],
    )
    const { usage } = /usage: '(?<usage>.*)'/.exec(readFileSync('tools/deploy/deploy.ts', 'utf8'))
      ?.groups ?? { usage: '' }
    expect(options.filter((option) => !usage?.includes(option))).toEqual([])
  })

  it('installs the packages that npm run browser installs', () => {
    const [, packages = ''] =
      /const PACKAGES = \[(.*)\]/.exec(readFileSync('tools/browser/install.ts', 'utf8')) ?? []
    const wanted = Array.from(packages.matchAll(/'([^']+)'/g), ([, name]) => name)
    const installed = commands.find((command) => command.startsWith('apt-get install'))
    expect(wanted.length).toBeGreaterThan(1)
    expect(wanted.filter((name) => !installed?.split(' ').includes(name ?? ''))).toEqual([])
  })

  it('publishes from the main branch only, and never from a pull request', () => {
    expect(publishes).toHaveLength(1)
    expect(publishes[0]?.condition).toMatch(/!= ['"](?:pull_request|merge_request_event)['"]/)
    expect(text).toMatch(/branches: \[main\]|\$CI_COMMIT_BRANCH == \$CI_DEFAULT_BRANCH/)
  })

  it('has the variables that the deploy needs, and caches the builds of open pages', () => {
    const names = new Set(variables)
    expect([...names].toSorted()).toEqual([
      'CLOUDFLARE_ACCOUNT_ID',
      'CLOUDFLARE_API_TOKEN',
      'OPS_TOKEN',
    ])
    expect(SECRETS).toContain('OPS_TOKEN')
    expect(cached).toEqual(['.builds'])
    expect(readFileSync('vite.config.ts', 'utf8')).toContain("KEPT_BUILDS = '.builds'")
  })
})
