import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { freshFolder } from '../../tests/support/fresh-folder.ts'

it('the documents do not depend on the languages of a site', () => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'openapi:check'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_DIR: 'examples/qingyu' },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

it('no file changes if the backend does not answer', () => {
  const cwd = freshFolder()
  cpSync('openapi.json', join(cwd, 'openapi.json'))
  // Nothing listens on this port.
  const origin = 'http://127.0.0.1:9'
  const program = resolve('tools/contract/write-openapi.ts')
  const { status, stderr } = spawnSync(
    'node',
    ['--disable-warning=ExperimentalWarning', program, '--from', origin],
    { cwd, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([
    1,
    `${origin} does not answer, so no file was changed: start the backend first\n`,
  ])
  expect(readFileSync(join(cwd, 'openapi.json'))).toEqual(readFileSync('openapi.json'))
  expect(existsSync(join(cwd, 'docs'))).toBe(false)
})
