import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { freshFolder } from '../../tests/support/fresh-folder.ts'

const LONG = `${'This sentence has no end and '.repeat(10)}stops.\n`

const cwd = freshFolder()

/** Checks a repository that has this one file. Returns the last line of the output. */
function checkFile(file: string): string | undefined {
  for (const name of [file, 'tools/check/prose.yaml'])
    mkdirSync(dirname(join(cwd, name)), { recursive: true })
  cpSync('tools/check/prose.yaml', join(cwd, 'tools/check/prose.yaml'))
  writeFileSync(join(cwd, file), LONG)
  execFileSync('git', ['init', '--quiet'], { cwd })
  execFileSync('git', ['add', '.'], { cwd })
  const program = resolve('tools/check/prose.ts')
  const { stdout } = spawnSync('node', [program], { cwd, encoding: 'utf8' })
  return stdout.trim().split('\n').at(-1)
}

it('long sentences in documents are reported', () => {
  expect(checkFile('docs/page.md')).toMatch(/^1 sentences/)
})

it('texts of the operator’s site are not checked', () => {
  expect(checkFile('site/content/news/now-open.en.md')).toMatch(/^0 sentences/)
})
