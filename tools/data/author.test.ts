import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { authorOf, hasCommit } from './author.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'author-')))
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
const commit = () => {
  git('add', '.')
  git('commit', '--quiet', '--message', 'x')
  return git('rev-parse', 'HEAD').slice(0, 10)
}

beforeAll(() => {
  // The command uses the repository of the site's folder, even if it runs in another folder.
  vi.stubEnv('SITE_DIR', folder)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('the source is the current commit, with a mark for uncommitted changes', () => {
  git('init', '--quiet')
  writeFileSync(join(folder, 'site.yaml'), '1')
  const first = commit()
  expect(authorOf({}, { by: '周宁' })).toMatchObject({ who: '周宁', source: first })
  writeFileSync(join(folder, 'site.yaml'), '2')
  const { source } = authorOf({})
  expect(source).toBe(`${first}+`)
  const second = commit()
  expect(
    [first, second, source, 'laptop', '0000000000'].map((each) => hasCommit({}, each)),
  ).toEqual([true, true, false, false, false])
  git('reset', '--quiet', '--hard', first)
  expect(hasCommit({}, second)).toBe(false)
  expect(hasCommit({ GITHUB_SHA: second }, second)).toBe(true)
})

it('the checkout is the same for every person, but differs if the database is shared', () => {
  const { checkout } = authorOf({})
  expect(authorOf({ GITHUB_ACTOR: '王芳' })).toMatchObject({ who: '王芳', checkout })
  expect(authorOf({}, { isShared: true }).checkout).not.toBe(checkout)
})
