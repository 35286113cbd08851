import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { convertedFolder, convertPhotos } from '../photos/convert-photos.ts'
import { checkLogo } from './check-folder.ts'
import { LOGO } from './folder.ts'
import { writeCards } from './share-cards.ts'
import { manifestsOf } from './manifests.ts'
import { hasReferenceBackend } from './variables.ts'

/** What every site serves as it is. */
const PRODUCT = 'client/public'

/**
 * Serves files as they are: the product's, the site's own (`public`, `pictures`, photographs), and the pictures of its content where the
 * reference backend answers. One that names another backend doesn't carry pictures that nobody sees.
 */
export function publicFiles(site: string, folder: string): Plugin {
  return {
    name: 'shanmen:public-files',
    async config() {
      await checkLogo(site)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      await cp(PRODUCT, folder, { recursive: true })
      await copy(join(site, 'public'), folder)
      await copy(join(site, LOGO), join(folder, LOGO))
      await copy(join(site, 'pictures'), join(folder, 'pictures'))
      if (hasReferenceBackend())
        await copy(join(site, 'content/pictures'), join(folder, 'pictures'))
      await copyPhotos(site, join(folder, 'pictures'))
      if (hasReferenceBackend()) await writeCards(site, join(folder, 'pictures'))
      for (const [path, manifest] of manifestsOf(site))
        // oxlint-disable-next-line no-await-in-loop -- two
        await writeFile(join(folder, path), manifest)
      return { publicDir: folder }
    },
  }
}

/** What is made of photographs, those included that are new. */
async function copyPhotos(site: string, folder: string): Promise<void> {
  await convertPhotos(site)
  await copy(convertedFolder(site), folder)
  await rm(join(folder, 'pictures.json'), { force: true })
}

async function copy(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true })
}
