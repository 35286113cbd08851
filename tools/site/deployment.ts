import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { unstable_readConfig as readConfig } from 'wrangler'
import { readData } from './read-data.ts'

/** The file with the name and addresses of a site's deployment. */
export const DEPLOYMENT = 'deploy.yaml'

const schema = v.strictObject({
  /** Name of the worker, and prefix of the names of its KV namespace and database. */
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z\d-]{1,50}$/, 'must be small letters, digits and hyphens'),
  ),
  origin: v.pipe(v.string(), v.regex(/^https:\/\/[^/]+$/, 'must be https:// and a host')),
  /** Hosts of the operator's zones on Cloudflare. */
  domains: v.optional(v.array(v.string()), []),
  /** Values that replace those of `wrangler.toml`. */
  variables: v.optional(v.record(v.string(), v.string()), {}),
  /** Other settings of wrangler: `analytics_engine_datasets`, `placement`. */
  wrangler: v.optional(v.record(v.string(), v.unknown()), {}),
})
type Deployment = v.InferOutput<typeof schema>

/**
 * Returns the deployment of a site; undefined if it has no file. Throws if a field is wrong, with
 * its name.
 */
export function readDeployment(folder: string): Deployment | undefined {
  return existsSync(join(folder, DEPLOYMENT)) ? readData(folder, DEPLOYMENT, schema) : undefined
}

/**
 * Returns the variables of a site's deployment, `SITE_ORIGIN` included; empty without deployment.
 */
export function deployedVariables(folder: string): Readonly<Record<string, string>> {
  const deployment = readDeployment(folder)
  return deployment ? { SITE_ORIGIN: deployment.origin, ...deployment.variables } : {}
}

interface Limit {
  namespace_id: string
}

/**
 * Returns the settings of wrangler that a deployment replaces, without variables. Changes the
 * numbers in `limits` to those of the site.
 */
export function deployedConfiguration(folder: string, limits: Limit[] = []): object {
  const deployment = readDeployment(folder)
  if (deployment === undefined) return {}
  const { name, domains, wrangler } = deployment
  // Changed in place, since the build appends lists and does not replace them.
  for (const limit of limits) limit.namespace_id = numberOf(name, limit)
  const routes = domains.map((pattern) => ({ pattern, custom_domain: true }))
  return { name, ...(routes.length > 0 && { routes, workers_dev: false }), ...wrangler }
}

/**
 * Returns the number of a limit for this site. Two sites of one account with the same number would
 * share the counters.
 */
function numberOf(name: string, { namespace_id: id }: Limit): string {
  return String(createHash('sha256').update(`${name} ${id}`).digest().readUInt32BE(0) >>> 1)
}

/**
 * Writes the configuration by which wrangler finds a deployed site's database and KV namespace.
 * Returns its path.
 */
export function writeStores(folder: string): string {
  const { compatibility_date, kv_namespaces, d1_databases } = readConfig({
    config: 'wrangler.toml',
  })
  const { name = 'shanmen' } = readDeployment(folder) ?? {}
  const databases = d1_databases.map((database: object) => ({
    ...database,
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
