import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { encode, type Painted } from './encode.ts'
import { paintIcons } from './icons.ts'
import { readManifest, writeManifest } from './manifest.ts'
import { openStudio } from './open-studio.ts'
import { MANIFESTS, PICTURE_FOLDERS } from './places.ts'
import type { Owner } from './studio.ts'

type Names = Partial<Record<Owner, string>>
const OWNERS = ['site', 'content'] as const

// Paints every picture or, with words, those whose names contain one of them: `npm run paint -w examples/yunxiu-painter -- hero snow`.
const { positionals: words } = parseArgs({ allowPositionals: true })
const studio = await openStudio()
const all = await studio.page.evaluate(() => window.studio.names())
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word))
if (!all.some(({ name }) => isWanted(name))) throw new Error('No picture has such a name')
for (const folder of Object.values(PICTURE_FOLDERS)) await mkdir(folder, { recursive: true })
await paintIcons()
const manifests = {
  content: await readManifest(MANIFESTS.content),
  site: await readManifest(MANIFESTS.site),
}
// The browser paints the next picture while the last one is encoded.
let encoding: Promise<void> = Promise.resolve()
for (const { name, use, listedAs } of all.filter((picture) => isWanted(picture.name))) {
  const begun = performance.now()
  const png = Buffer.from(
    await studio.page.evaluate((wanted) => window.studio.paint(wanted), name),
    'base64',
  )
  console.log(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  await encoding
  encoding = keep({ name, use, png }, listedAs).then(writeManifests)
}
await encoding
await studio.close()
await sweep()

/** Adds a painting to its manifests. */
async function keep(painted: Painted, { site, content }: Names): Promise<void> {
  const before = manifests.site[site ?? ''] ?? manifests.content[content ?? '']
  const entry = await encode(painted, PICTURE_FOLDERS[site ? 'site' : 'content'], before)
  if (site) manifests.site[site] = entry
  if (content) manifests.content[content] = entry
}

/** Called after each picture, so that an interrupted run loses nothing. */
async function writeManifests(): Promise<void> {
  for (const owner of OWNERS) {
    const names = new Set(all.map(({ listedAs }) => listedAs[owner]))
    const listed = Object.entries(manifests[owner]).filter(([name]) => names.has(name))
    await writeManifest(MANIFESTS[owner], Object.fromEntries(listed))
  }
}

/** Removes files of pictures and sizes that are no longer painted. */
async function sweep(): Promise<void> {
  const painted = await Promise.all(Object.values(MANIFESTS).map(readManifest))
  const addresses = painted
    .flatMap((manifest) => Object.values(manifest))
    .flatMap(({ src, variants }) => [src, ...variants.map((variant) => variant.src)])
  const named = new Set(addresses.map((address) => basename(address).replace(/\?.*/, '')))
  for (const folder of Object.values(PICTURE_FOLDERS)) {
    for (const file of await readdir(folder)) {
      if (!named.has(file)) await rm(join(folder, file))
    }
  }
}
