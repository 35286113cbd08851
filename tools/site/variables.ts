import type { SecretName } from '../../worker/settings.ts'
import {
  deployedConfiguration,
  deployedVariables,
  DEPLOYMENT,
  readWorkerConfiguration,
} from './deployment.ts'
import { siteFolder } from './folder.ts'
import { readSite } from './read-site.ts'

/** Returns a function that adds the site's settings to those of `wrangler.toml`. */
export function siteConfiguration(folder: string) {
  return ({ vars, ...lists }: { vars: object } & Parameters<typeof deployedConfiguration>[1]) => {
    const { hotline, securityContact = '' } = readSite(folder)
    return {
      ...deployedConfiguration(folder, lists),
      vars: {
        HOTLINE: hotline,
        SECURITY_CONTACT: securityContact,
        ...vars,
        ...deployedVariables(folder),
      },
    }
  }
}

/** Secrets of the worker. They are not in `wrangler.toml`. */
export const SECRETS = [
  'AMAP_SECRET',
  'BAIDU_PUSH_TOKEN',
  'COMPLAINT_WEBHOOK',
  'COMPLAINT_WEBHOOK_SECRET',
  'INDEXNOW_KEY',
  'OPS_TOKEN',
] as const satisfies readonly SecretName[]

type Origin = 'SITE_ORIGIN' | 'BACKEND_ORIGIN'

/** Returns a variable from the environment, from `deploy.yaml` or from `wrangler.toml`. */
export function variable(name: Origin | 'IMAGE_HOSTS'): string {
  const { [name]: deployed } = deployedVariables(siteFolder())
  return process.env[name] ?? deployed ?? readWorkerConfiguration().vars[name] ?? ''
}

export function hasReferenceBackend(): boolean {
  return variable('BACKEND_ORIGIN') === ''
}

/** Matches this machine, and names that are reserved for examples and tests (RFC 2606). */
const NOT_PUBLIC =
  /^$|\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])|\.(?:example|invalid|test|localhost)(?::|\/|$)|[/.]example\.(?:com|net|org)(?::|\/|$)/i

const PLACES = {
  SITE_ORIGIN: `${DEPLOYMENT}, as origin; on a server of your own, in the environment, as SITE_ORIGIN`,
  BACKEND_ORIGIN: `${DEPLOYMENT}, under variables`,
} satisfies Record<Origin, string>

export function faultsOfOrigins(origins: Record<Origin, string>): string[] {
  return (['SITE_ORIGIN', 'BACKEND_ORIGIN'] as const)
    .filter((name) => NOT_PUBLIC.test(origins[name]))
    .filter((name) => name === 'SITE_ORIGIN' || origins[name] !== '')
    .map((name) => `${name}: ${origins[name]} is no public address: write yours in ${PLACES[name]}`)
}
