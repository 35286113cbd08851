import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('the documents do not depend on the languages of a site', () => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'openapi:check'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_DIR: 'examples/qingyu' },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
