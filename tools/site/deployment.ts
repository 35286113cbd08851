import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'smol-toml'
import * as v from 'valibot'
import { readIfThere, textLike } from './read-data.ts'

export const DEPLOYMENT = 'deploy.yaml'

const schema = v.strictObject({
  /** Name of the worker. It is also the beginning of the names of its KV namespace and database. */
  name: textLike(
    /^[a-z][a-z\d-]{1,50}$/,
    'must be small letters, digits and hyphens, and begin with a letter',
  ),
  origin: textLike(
    /^https:\/\/[^/]+$/,
    'must be https:// and a host, without a path, such as https://www.my-lake.cn',
  ),
  /** Hosts in the operator's own zones. Empty if `origin` reaches the worker in another way. */
  domains: v.optional(v.array(v.string())),
  /** Id of an existing D1 database. Without it, the first deploy creates a database. */
  database: v.optional(
    v.message(
      v.pipe(v.string(), v.uuid()),
      'must be the id of a D1 database, as npx wrangler d1 list shows it',
    ),
  ),
  variables: v.optional(v.record(v.string(), v.string()), {}),
  /** Requests per minute, by the name of a rate limit in `wrangler.toml`. */
  limits: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1))), {}),
  /** Other settings of wrangler: `analytics_engine_datasets`, `placement`. */
  wrangler: v.optional(v.record(v.string(), v.unknown()), {}),
})
export type Deployment = v.InferOutput<typeof schema>

const store = v.looseObject({ binding: v.string() })
const workerSchema = v.object({
  compatibility_date: v.string(),
  vars: v.record(v.string(), v.string()),
  kv_namespaces: v.array(store),
  d1_databases: v.array(v.looseObject({ ...store.entries, database_id: v.optional(v.string()) })),
  ratelimits: v.array(
    v.looseObject({
      name: v.string(),
      namespace_id: v.string(),
      simple: v.looseObject({ limit: v.number() }),
    }),
  ),
})

/** Returns the parts of `wrangler.toml` that commands need. Throws if one is missing. */
// Wrangler's own `unstable_readConfig` is not used: loading wrangler would make every command a
// second slower.
export function readWorkerConfiguration(): v.InferOutput<typeof workerSchema> {
  return v.parse(workerSchema, parse(readFileSync('wrangler.toml', 'utf8')))
}

export function readDeployment(folder: string): Deployment | undefined {
  return readIfThere(folder, DEPLOYMENT, schema)
}

/** Returns the variables of a deployment, including `SITE_ORIGIN`; empty without a deployment. */
export function deployedVariables(folder: string): Readonly<Record<string, string>> {
  const deployment = readDeployment(folder)
  return deployment ? { SITE_ORIGIN: deployment.origin, ...deployment.variables } : {}
}

interface Limit {
  name: string
  namespace_id: string
  simple: { limit: number }
}

/** Lists that are changed in place. The build would append them if they were settings. */
interface Lists {
  ratelimits?: Limit[]
  d1_databases?: { database_id?: string | undefined }[]
}

/** Returns a deployment's settings for wrangler. Sets limits and database in the lists. */
export function deployedConfiguration(
  folder: string,
  { ratelimits = [], d1_databases = [] }: Lists = {},
): object {
  const deployment = readDeployment(folder)
  if (deployment === undefined) return {}
  const { name, domains = [], database, wrangler } = deployment
  setLimits(deployment, ratelimits)
  if (database) for (const each of d1_databases) each.database_id = database
  const routes = domains.map((pattern) => ({ pattern, custom_domain: true }))
  return { name, ...(routes.length > 0 && { routes, workers_dev: false }), ...wrangler }
}

function setLimits({ name, limits }: Deployment, ratelimits: Limit[]): void {
  const names = ratelimits.map((limit) => limit.name)
  const unknown = Object.keys(limits).find((each) => !names.includes(each))
  if (unknown !== undefined)
    throw new Error(
      `${DEPLOYMENT}: limits: there is no ${unknown}; wrangler.toml has ${names.join(', ')}`,
    )
  for (const limit of ratelimits) {
    // Different for each site. Otherwise, two sites of one account would share a counter.
    const hash = createHash('sha256').update(`${name} ${limit.namespace_id}`).digest()
    limit.namespace_id = String(hash.readUInt32BE(0) >>> 1)
    limit.simple.limit = limits[limit.name] ?? limit.simple.limit
  }
}

/** Writes a configuration that tells wrangler the names of a site's stores. Returns its path. */
export function writeStores(folder: string): string {
  const { compatibility_date, kv_namespaces, d1_databases } = readWorkerConfiguration()
  const { name = 'shanmen', database } = readDeployment(folder) ?? {}
  const databases = d1_databases.map((each) => ({
    ...each,
    ...(database && { database_id: database }),
    migrations_dir: resolve('backend/migrations'),
  }))
  const path = '.tmp/stores.json'
  mkdirSync('.tmp', { recursive: true })
  writeFileSync(
    path,
    JSON.stringify({ name, compatibility_date, kv_namespaces, d1_databases: databases }),
  )
  return path
}
