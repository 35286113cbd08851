import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { readWorkerConfiguration, writeStores } from './deployment.ts'
import { siteConfiguration } from './variables.ts'
import { freshFolder } from '../../tests/support/fresh-folder.ts'

const folder = freshFolder()
beforeEach(() => {
  writeFileSync(
    join(folder, 'site.yaml'),
    'name: { zh: 浅澜湾, en: Qianlan Bay }\nhotline: "12301"\n',
  )
})

const NAMES = 'name: qianlan\norigin: https://www.qianlan-bay.cn\n'
const DATABASE = '5f0e9f6a-2b41-4c39-9d0f-0c2a5a0f6b11'

/** Returns the limits of the built site per minute, by name. */
function limitsWith(deployment: string) {
  writeFileSync(join(folder, 'deploy.yaml'), deployment)
  const config = structuredClone(readWorkerConfiguration())
  siteConfiguration(folder)(config)
  return Object.fromEntries(config.ratelimits.map(({ name, simple }) => [name, simple.limit]))
}

it('a deployment can change one rate limit, and the others do not change', () => {
  const limits = limitsWith(NAMES)
  expect(limits['COMPLAINTS_TOTAL']).toBeGreaterThan(0)
  expect(limitsWith(`${NAMES}limits: { COMPLAINTS_TOTAL: 600 }`)).toEqual({
    ...limits,
    COMPLAINTS_TOTAL: 600,
  })
})

it('a deployment cannot change a rate limit that does not exist', () => {
  expect(() => limitsWith(`${NAMES}limits: { COMPLAINT: 600 }`)).toThrow(
    'deploy.yaml: limits: there is no COMPLAINT; wrangler.toml has COMPLAINTS, COMPLAINTS_TOTAL',
  )
})

/** Returns the databases that two configurations name: the built site's, and that of the import. */
function databasesWith(deployment: string) {
  writeFileSync(join(folder, 'deploy.yaml'), deployment)
  const config = structuredClone(readWorkerConfiguration())
  siteConfiguration(folder)(config)
  const stores = JSON.parse(readFileSync(writeStores(folder), 'utf8'))
  return [config.d1_databases[0]?.database_id, stores.d1_databases[0].database_id]
}

it('a deployment can have its own database instead of a new one', () => {
  expect(databasesWith(NAMES)).toEqual([undefined, undefined])
  expect(databasesWith(`${NAMES}database: ${DATABASE}`)).toEqual([DATABASE, DATABASE])
})

it.each(['shanmen', '5f0e9f6a', ''])('refuses %j as a database', (id) => {
  expect(() => databasesWith(`${NAMES}database: '${id}'`)).toThrow(
    'deploy.yaml: database: must be the id of a D1 database',
  )
})
