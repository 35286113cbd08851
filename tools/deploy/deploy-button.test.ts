import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { SecretName } from '../../worker/settings.ts'
import { SECRETS } from '../site/variables.ts'
import { readWorkerConfiguration } from '../site/deployment.ts'

/**
 * The files that Cloudflare's deploy button reads: `wrangler.toml`, `.dev.vars.example`, and
 * descriptions in `package.json`.
 */
const { vars, kv_namespaces, d1_databases } = readWorkerConfiguration()
const lines = readFileSync('.dev.vars.example', 'utf8').trim().split('\n')
const secrets = lines.flatMap((line) => {
  const [, mark, name, value, comment] = /^(# )?([A-Z_]+)=(\S*) # (.+)$/.exec(line) ?? []
  return name === undefined ? [] : [{ name, isPrompted: mark === undefined, value, comment }]
})
/** All secrets of the worker. A missing one is a type error. */
const READ = {
  AMAP_SECRET: true,
  BAIDU_PUSH_TOKEN: true,
  COMPLAINT_WEBHOOK: true,
  COMPLAINT_WEBHOOK_SECRET: true,
  INDEXNOW_KEY: true,
  OPS_TOKEN: true,
} satisfies Record<SecretName, true>

it('the example of the secrets has each secret that the worker reads, without a value', () => {
  const names = new Set(secrets.map(({ name }) => name))
  expect(names).toEqual(new Set(Object.keys(READ)))
  expect(names).toEqual(new Set(SECRETS))
  expect(new Set(secrets.map(({ value }) => value))).toEqual(new Set(['']))
})

it('the button requests only one secret, because it makes each one required', () => {
  expect(secrets.filter(({ isPrompted }) => isPrompted).map(({ name }) => name)).toEqual([
    'OPS_TOKEN',
  ])
})

it('every variable, secret, store and database has a description', () => {
  const { cloudflare }: { cloudflare: { bindings: Record<string, { description: string }> } } =
    JSON.parse(readFileSync('package.json', 'utf8'))
  const bindings = [...kv_namespaces, ...d1_databases].map(({ binding }) => binding)
  expect(new Set(Object.keys(cloudflare.bindings))).toEqual(
    new Set([...Object.keys(vars), ...SECRETS, ...bindings]),
  )
  for (const { description } of Object.values(cloudflare.bindings))
    expect(description).toMatch(/^\S.{10,}\.$/)
})
