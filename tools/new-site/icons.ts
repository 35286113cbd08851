import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startCommand } from '../command.ts'
import { convertPhotos, pictureFile } from '../photos/convert-photos.ts'
import { checkLogo } from '../site/check-folder.ts'
import { cardFile } from '../site/drawn.ts'
import { isExample, LOGO, siteFolder } from '../site/folder.ts'
import { readSite } from '../site/read-site.ts'
import { picturesOf } from '../site/site-modules.ts'
import { drawInBrowser } from './draw-in-browser.ts'
import { writeDrawn, iconsOf } from './drawn-files.ts'

/** Draws favicon, app icons and share cards. Never replaces the operator's own files. */
startCommand({ usage: 'npm run icons' })

const folder = siteFolder()
if (isExample(folder)) throw new Error('The folder site does not exist: npm run new writes one')
const site = readSite(folder)
await checkLogo(folder)
await convertPhotos(folder)
const logo = existsSync(join(folder, LOGO)) ? await readFile(join(folder, LOGO), 'utf8') : undefined
// Checks the logo first, because this reports mistakes in it.
if (logo !== undefined) await iconsOf(logo)
const { cards, sign } = await drawInBrowser({
  ...site,
  logo,
  hero: fileOfHero(),
  focus: picturesOf(folder).hero?.focus,
})
const files = new Map<string, Buffer | string>([
  ...(await iconsOf(sign)),
  ...Array.from(cards, ([language, card]) => [cardFile(language), card] as const),
])
const { written, untouched } = await writeDrawn(folder, files)
for (const file of written) console.log(`${file}: drawn`)
for (const file of untouched)
  console.log(`${file}: is yours and stays unchanged; delete it to have it drawn`)

function fileOfHero(): string | undefined {
  const { variants = [] } = picturesOf(folder).hero ?? {}
  const widest = variants.toSorted((one, other) => other.width - one.width)[0]
  return pictureFile(folder, widest?.src ?? '')
}
