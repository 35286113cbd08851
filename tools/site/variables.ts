import { unstable_readConfig as readConfig } from 'wrangler'
import { readSite } from './read-site.ts'

/** Gives a worker the variables that `site.yaml` has, but for those that its configuration gives itself. */
export function siteVariables(folder: string) {
  return ({ vars }: { vars: object }) => {
    const { hotline, securityContact = '' } = readSite(folder)
    return { vars: { HOTLINE: hotline, SECURITY_CONTACT: securityContact, ...vars } }
  }
}

/** A variable of the site's worker: the environment's, else that of `wrangler.toml`; empty where neither has it. */
export function variable(name: 'SITE_ORIGIN' | 'BACKEND_ORIGIN'): string {
  return process.env[name] ?? String(readConfig({ config: 'wrangler.toml' }).vars[name] ?? '')
}

/** Whether the reference backend answers, not one of the operator's. */
export function hasReferenceBackend(): boolean {
  return variable('BACKEND_ORIGIN') === ''
}
