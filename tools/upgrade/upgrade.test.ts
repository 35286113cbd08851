import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { productVersion } from '../site/version.ts'
import { freshFolder, writeIn } from '../../tests/support/fresh-folder.ts'

const OWN = productVersion()
const NEXT = '900.1.0'
/**
 * The product's folders that the command checks. They are links, because their content does not
 * matter.
 */
const FOLDERS = ['backend', 'client', 'contract', 'locales', 'shared', 'tools', 'worker']
const FILES = ['package.json', 'package-lock.json', 'wrangler.toml', 'CHANGELOG.md', '.gitignore']

const parent = freshFolder()
const product = join(parent, 'product')
const release = join(parent, 'release')
beforeEach(() => {
  copyProduct(product)
  symlinkSync(resolve('node_modules'), join(product, 'node_modules'))
  cpSync('tests/upgrade/0.1.0/site', join(product, 'site'), { recursive: true })
  copyProduct(release)
  for (const file of ['package.json', 'package-lock.json']) change(join(release, file), OWN, NEXT)
  change(
    join(release, 'CHANGELOG.md'),
    '## [',
    `## [${NEXT}] - 2027-01-01\n\n### For operators\n\n- Look at the colours.\n\n### Added\n\n- More\n\n## [`,
  )
  writeFileSync(join(release, 'new-file.txt'), '')
  writeIn(release, 'site/site.yaml', 'not: yours')
})

function copyProduct(to: string): void {
  mkdirSync(to)
  for (const folder of FOLDERS) symlinkSync(resolve(folder), join(to, folder))
  for (const file of FILES) cpSync(file, join(to, file))
}

function change(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

function upgrade(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/upgrade/upgrade.ts', ...args],
    { cwd: product, encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  )
  return { status, output: stdout + stderr }
}

const read = (file: string) => readFileSync(join(product, file), 'utf8')
const versions = () => [
  JSON.parse(read('package.json')).version,
  /^shanmen: (.*)$/m.exec(read('site/site.yaml'))?.[1],
]

describe('a release in a folder', () => {
  it('replaces the product, and upgrades the site’s folder', () => {
    writeFileSync(join(product, 'notes-of-ours.txt'), 'ours')
    const { status, output } = upgrade('--from', release)
    expect([status, output]).toEqual([0, expect.stringContaining(`${OWN} is now ${NEXT}.`)])
    expect(versions()).toEqual([NEXT, NEXT])
    expect(existsSync(join(product, 'new-file.txt'))).toBe(true)
    expect([read('notes-of-ours.txt'), read('site/content/hotels.yaml')]).toEqual([
      'ours',
      expect.stringContaining('Inside the area'),
    ])
    expect(output).toContain(`+shanmen: ${NEXT}`)
    expect(output).toContain('- Look at the colours.')
    expect(output).not.toContain('- More')
    expect(read(`.tmp/before-${OWN}/package.json`)).toContain(`"version": "${OWN}"`)
    expect(readdirSync(join(product, '.tmp'))).not.toContain('upgrade')
  })

  it('changes nothing in a dry run', () => {
    const { status, output } = upgrade('--from', release, '--dry-run')
    expect([status, versions()]).toEqual([0, [OWN, undefined]])
    expect(output).toContain(`+shanmen: ${NEXT}`)
    expect(output).toContain(`Version ${OWN} would become ${NEXT}.`)
    expect(output).not.toContain('removed')
  })

  it('names the files that it removes', () => {
    writeIn(product, 'docs/our/notes.md', 'ours')
    writeIn(release, 'docs/README.md', 'theirs')
    const removed = `that are removed: 1, such as ${join('docs/our/notes.md')}.`
    expect(upgrade('--from', release, '--dry-run').output).toContain(removed)
    expect(existsSync(join(product, 'docs/our/notes.md'))).toBe(true)
    expect(upgrade('--from', release).output).toContain(removed)
    expect(existsSync(join(product, 'docs/our/notes.md'))).toBe(false)
  })

  it('changes nothing if the site is not compatible', () => {
    writeFileSync(join(product, 'site/texts.zh.yaml'), 'no.such.message: 海\n')
    const { status, output } = upgrade('--from', release)
    expect([status, versions()]).toEqual([1, [OWN, undefined]])
    expect(output).toMatch(/texts\.zh\.yaml: no\.such\.message[^]*\nNothing was changed\n$/)
    expect(existsSync(join(product, 'new-file.txt'))).toBe(false)
  })

  it('is removed again if the site cannot be upgraded', () => {
    // The release lacks `tools`, so the upgrade fails only after it has replaced the files.
    rmSync(join(release, 'tools'))
    cpSync('tools', join(release, 'tools'), { recursive: true })
    change(
      join(release, 'tools/upgrade/upgrade.ts'),
      'const isTry =',
      "if (!values['dry-run']) throw new Error('no disk')\nconst isTry =",
    )
    const { status, output } = upgrade('--from', release)
    expect([status, versions()]).toEqual([1, [OWN, undefined]])
    expect(output).toContain('no disk\nNothing was changed')
    expect(existsSync(join(product, 'new-file.txt'))).toBe(false)
    expect(readdirSync(product).toSorted()).toEqual(
      [...FOLDERS, ...FILES, '.tmp', 'node_modules', 'site'].toSorted(),
    )
  })

  it.each([
    [['--from', 'nowhere.tgz'], 'nowhere.tgz: there is no such folder or archive'],
    [['--from', 'site'], ': has no release of shanmen'],
    [[], 'There is no git remote: name a folder or an archive with --from'],
    [['latest'], 'It takes one version, as 0.2.0'],
  ])('is not found with the arguments %j', (args, sentence) => {
    const { status, output } = upgrade(...args)
    expect([status, output]).toEqual([1, expect.stringContaining(sentence)])
    expect(versions()).toEqual([OWN, undefined])
  })

  it('must not be older than the product', () => {
    change(join(release, 'package.json'), NEXT, '0.0.1')
    expect(upgrade('--from', release).output).toContain(
      `This is version ${OWN}, and the release is 0.0.1: nothing was changed`,
    )
  })
})

it('a release in an archive works like a release in a folder', () => {
  const archive = join(parent, `shanmen-${NEXT}.tgz`)
  spawnSync('tar', ['-czf', archive, '-C', parent, 'release'])
  expect(upgrade('--from', archive).status).toBe(0)
  expect(versions()).toEqual([NEXT, NEXT])
})

function git(cwd: string, ...args: string[]): void {
  const who = ['-c', 'user.name=t', '-c', 'user.email=t@t.cn']
  const { status, stderr } = spawnSync('git', [...who, ...args], { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

function commit(cwd: string): void {
  git(cwd, 'init', '-q')
  git(cwd, 'add', '-A')
  git(cwd, 'commit', '-qm', 'all')
}

describe('a release on the git remote', () => {
  beforeEach(() => {
    commit(release)
    git(release, 'tag', 'v0.0.1')
    git(release, 'tag', `v${NEXT}`)
    git(release, 'tag', 'v99.9.9-rc.1')
    writeFileSync(join(product, '.git-ignored'), '')
    commit(product)
    git(product, 'remote', 'add', 'origin', release)
  })

  it('is the newest tag, and its changes are not committed', () => {
    const { status, output } = upgrade()
    expect([status, output]).toEqual([0, expect.stringContaining(`is now ${NEXT}.`)])
    expect(versions()).toEqual([NEXT, NEXT])
    expect(existsSync(join(product, `.tmp/before-${OWN}`))).toBe(false)
  })

  it('is refused if there are uncommitted changes', () => {
    writeFileSync(join(product, 'wrangler.toml'), `${read('wrangler.toml')}# ours\n`)
    const { status, output } = upgrade(NEXT)
    expect([status, output]).toEqual([1, expect.stringContaining('that are not committed')])
    expect(read('wrangler.toml')).toContain('# ours')
  })

  it('is suggested if the given version does not exist', () => {
    expect(upgrade('v5.0.0').output).toContain(
      'origin has no release 5.0.0. Releases: 0.0.1, 900.1.0',
    )
  })

  it('is reported as missing if the remote has no releases', () => {
    for (const tag of ['v0.0.1', `v${NEXT}`]) git(release, 'tag', '-d', tag)
    expect(upgrade().output).toContain(
      'The git remote origin has no releases (tags such as v0.3.0)',
    )
  })
})
