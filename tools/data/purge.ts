import { variable } from '../site/variables.ts'
import { purge, purgeHere } from './content-database.ts'
import { purgeHost } from './file-database.ts'

/** Purges the caches that `remote` and `host` select. Returns when visitors see the change. */
export async function purgeIn(
  { remote, host }: Record<'remote' | 'host', boolean>,
  tags: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  if (remote) return purge(tags, { origin: variable('SITE_ORIGIN'), token: env['OPS_TOKEN'] })
  if (host) return purgeHost(env)
  purgeHere()
  return 'The site on this machine shows it within a minute'
}
