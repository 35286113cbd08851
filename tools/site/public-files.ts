import { cp, mkdir, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_readConfig as readConfig } from 'wrangler'
import type { Plugin } from 'vite'

/** What every site serves as it is. */
const PRODUCT = 'client/public'

/**
 * Serves files as they are: the product's, the site's own (`public`, `pictures`), and the pictures of its content where the reference
 * backend answers. One that names another backend doesn't carry pictures that nobody sees.
 */
export function publicFiles(site: string, folder: string): Plugin {
  return {
    name: 'shanmen:public-files',
    async config() {
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      await cp(PRODUCT, folder, { recursive: true })
      await copy(join(site, 'public'), folder)
      await copy(join(site, 'pictures'), join(folder, 'pictures'))
      if (hasReferenceBackend())
        await copy(join(site, 'content/pictures'), join(folder, 'pictures'))
      return { publicDir: folder }
    },
  }
}

function hasReferenceBackend(): boolean {
  const { BACKEND_ORIGIN } = process.env
  return (
    (BACKEND_ORIGIN ?? readConfig({ config: 'wrangler.toml' }).vars['BACKEND_ORIGIN'] ?? '') === ''
  )
}

async function copy(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true })
}
