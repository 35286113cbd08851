import { unstable_readConfig as readConfig } from 'wrangler'
import { readSite } from './read-site.ts'

/** Gives the worker the variables that `site.yaml` has, but for those that its configuration gives itself. */
export function siteVariables(folder: string) {
  return ({ vars }: { vars: object }) => {
    const { hotline, securityContact = '' } = readSite(folder)
    return { vars: { HOTLINE: hotline, SECURITY_CONTACT: securityContact, ...vars } }
  }
}

type Origin = 'SITE_ORIGIN' | 'BACKEND_ORIGIN'

/** A variable of the worker: the environment's, else that of `wrangler.toml`; empty where neither has it. */
export function variable(name: Origin): string {
  return process.env[name] ?? String(readConfig({ config: 'wrangler.toml' }).vars[name] ?? '')
}

/** Whether the reference backend answers, not one of the operator's. */
export function hasReferenceBackend(): boolean {
  return variable('BACKEND_ORIGIN') === ''
}

const NOT_PUBLIC =
  /^$|\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])|\.(?:example|invalid|test|localhost)(?::|\/|$)/

/** The origins that no visitor can reach, a sentence each. */
export function faultsOfOrigins(origins: Record<Origin, string>): string[] {
  return (['SITE_ORIGIN', 'BACKEND_ORIGIN'] as const)
    .filter((name) => NOT_PUBLIC.test(origins[name]))
    .filter((name) => name === 'SITE_ORIGIN' || origins[name] !== '')
    .map((name) => `wrangler.toml: ${name}: ${origins[name]} is no public address`)
}
