import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isNewer, productVersion } from '../site/version.ts'

const CHANGELOG = readFileSync('CHANGELOG.md', 'utf8')
const RELEASES = CHANGELOG.split(/^## /m)
  .slice(1)
  .map((text) => ({ text, version: /^\[([\d.]+)\] - \d{4}-\d\d-\d\d\n/.exec(text)?.[1] ?? text }))
const VERSIONS = RELEASES.map(({ version }) => version)

it('the newest release in the changelog is the version of the product', () => {
  expect(VERSIONS[0]).toBe(productVersion())
  const { version, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect([version, packages[''].version]).toEqual([productVersion(), productVersion()])
})

it('releases are in order, the newest first', () => {
  expect(VERSIONS).toEqual(VERSIONS.toSorted((a, b) => (isNewer(a, b) ? -1 : 1)))
  expect(new Set(VERSIONS).size).toBe(VERSIONS.length)
})

it.each(RELEASES)('$version has instructions for operators', ({ text }) => {
  expect(text).toMatch(/^### For operators\n\n- \S/m)
})

it('each step of an upgrade belongs to a release', () => {
  const steps = readdirSync('tools/upgrade').flatMap(
    (file) => /^([\d.]+)\.ts$/.exec(file)?.[1] ?? [],
  )
  expect(steps.filter((version) => !VERSIONS.includes(version))).toEqual([])
})
