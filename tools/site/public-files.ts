import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { PageName } from '../../shared/site-names.ts'
import { convertedFolder, convertPhotos } from '../photos/convert-photos.ts'
import { coloursOf, themeColours } from './brand-colours.ts'
import { checkLogo } from './check-folder.ts'
import { LOGO } from './folder.ts'
import { writeCards } from './share-cards.ts'
import { readSite, type Site } from './read-site.ts'
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
      await writeFile(join(folder, 'manifest.webmanifest'), manifestOf(readSite(site)))
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

/** Where a long press on the icon leads, as far as the site has it: a manifest has one language. */
const SHORTCUTS: readonly { page: PageName; name: string; url: string }[] = [
  { page: 'tickets', name: '门票 Tickets', url: '/mall/ticket' },
  { page: 'guide', name: '导览 Guide', url: '/infomation/guide' },
  { page: 'conditions', name: '今日情况 Conditions', url: '/service/conditions' },
]

/** What a home screen needs to know. */
function manifestOf({ name, shortName = name, without, ...look }: Site): string {
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }))
  return JSON.stringify({
    name: `${name.zh} · ${name.en}`,
    short_name: shortName.zh,
    start_url: '/',
    // With the way back; as `browser` no browser would offer to install it.
    display: 'minimal-ui',
    background_color: coloursOf(look.theme).light['silk'],
    theme_color: themeColours(look).light,
    icons,
    shortcuts: SHORTCUTS.filter(({ page }) => !without.includes(page)).map((shortcut) => ({
      name: shortcut.name,
      url: shortcut.url,
    })),
  })
}

async function copy(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true })
}
