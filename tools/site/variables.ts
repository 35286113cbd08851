import { unstable_readConfig as readConfig } from 'wrangler'
import { deployedConfiguration, deployedVariables } from './deployment.ts'
import { siteFolder } from './folder.ts'
import { readSite } from './read-site.ts'

/** Lays what the site's folder says over `wrangler.toml`: the deployment, and the variables that `site.yaml` has. */
export function siteConfiguration(folder: string) {
  return ({ vars, ratelimits }: { vars: object; ratelimits?: { namespace_id: string }[] }) => {
    const { hotline, securityContact = '' } = readSite(folder)
    return {
      ...deployedConfiguration(folder, ratelimits),
      vars: {
        HOTLINE: hotline,
        SECURITY_CONTACT: securityContact,
        ...vars,
        ...deployedVariables(folder),
      },
    }
  }
}

type Origin = 'SITE_ORIGIN' | 'BACKEND_ORIGIN'

/** A variable of the worker: the environment's, else that of `deploy.yaml`, else that of `wrangler.toml`; empty where neither has it. */
export function variable(name: Origin): string {
  const { [name]: deployed } = deployedVariables(siteFolder())
  return (
    process.env[name] ??
    deployed ??
    String(readConfig({ config: 'wrangler.toml' }).vars[name] ?? '')
  )
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
    .map((name) => `${name}: ${origins[name]} is no public address`)
}
