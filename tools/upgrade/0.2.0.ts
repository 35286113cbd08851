import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { unstable_readConfig as readConfig } from 'wrangler'
import { DEPLOYMENT } from '../site/deployment.ts'
import { filesIn } from '../site/folder.ts'
import type { Step } from './upgrade-site.ts'

/**
 * Changes a folder from before 0.2.0. The settings of its deployment were in two files,
 * `wrangler.toml` and `backend/wrangler.toml`. Comments in it referred to documents that have moved
 * since.
 */
export function upgrade({ folder, before }: Step): void {
  moveDocuments(folder)
  if (existsSync(join(folder, DEPLOYMENT))) return
  const deployment = deploymentOf(before)
  if (deployment) writeFileSync(join(folder, DEPLOYMENT), stringify(deployment))
}

const MOVED = /^(\s*# .*)\bdocs\/(your-site|pictures|deployment|configuration)\.md/gm

function moveDocuments(folder: string): void {
  for (const file of filesIn(folder).filter((each) => /\.(?:yaml|md)$/.test(each))) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const moved = text.replaceAll(MOVED, '$1docs/operators/$2.md')
    if (moved !== text) writeFileSync(path, moved)
  }
}

/** The placeholders in the `wrangler.toml` of 0.1.0. */
const PLACEHOLDERS = { origin: 'http://localhost:8787', database: 'shanmen' }

interface Configuration {
  name?: string
  account_id?: string
  analytics_engine_datasets: object[]
  d1_databases: { database_id?: string }[]
  placement?: object
  routes?: (string | { pattern: string; custom_domain?: boolean })[]
  vars: Record<string, unknown>
}

/** Returns the deployment in two wrangler configurations; undefined if they contain no origin. */
function deploymentOf(before: string): object | undefined {
  const [site, backend] = [join(before, 'wrangler.toml'), join(before, 'backend/wrangler.toml')]
  // Since 0.2.0 there is only one file, so nothing is to be converted.
  if (!existsSync(site) || !existsSync(backend)) return undefined
  const configuration = read(site)
  const { SITE_ORIGIN: origin, ...variables } = configuration.vars
  if (typeof origin !== 'string' || origin === PLACEHOLDERS.origin) return undefined
  const [database] = read(backend).d1_databases.map(({ database_id: id }) => id)
  const { domains, routes } = routesOf(configuration)
  const { account_id, analytics_engine_datasets, placement } = configuration
  return withoutEmpty({
    name: configuration.name ?? 'shanmen',
    origin: origin.replace(/\/$/, ''),
    domains,
    database: database === PLACEHOLDERS.database ? undefined : database,
    variables: changedVariables(variables),
    wrangler: withoutEmpty({ account_id, analytics_engine_datasets, placement, routes }),
  })
}

function read(config: string): Configuration {
  return readConfig({ config }, { hideWarnings: true })
}

function routesOf({ routes = [] }: Configuration) {
  const all = routes.map((route) =>
    typeof route === 'string' ? { pattern: route, custom_domain: false } : route,
  )
  return {
    domains: all.filter((route) => route.custom_domain).map(({ pattern }) => pattern),
    routes: routes.filter((route) => typeof route === 'string' || !route.custom_domain),
  }
}

/** Removes fields whose value, list or mapping is empty. */
function withoutEmpty(fields: Record<string, string | object | undefined>): object {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined && (typeof value === 'string' || Object.keys(value).length > 0),
    ),
  )
}

/** Returns the variables with other values than in this product. */
function changedVariables(variables: Record<string, unknown>): Record<string, string> {
  const { vars } = read('wrangler.toml')
  const changed = Object.entries(variables).filter(([name, value]) => (vars[name] ?? '') !== value)
  return Object.fromEntries(changed.map(([name, value]) => [name, String(value)]))
}
