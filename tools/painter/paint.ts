import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { encode, PICTURES_FOLDER } from './encode.ts'
import { paintIcons } from './icons.ts'
import { type Manifest, MANIFESTS, readManifest, writeManifest } from './manifest.ts'
import { openStudio } from './open-studio.ts'

// `npm run paint` paints every picture, `npm run paint -- hero snow` those whose names contain one of the words.
const words = process.argv.slice(2)
await mkdir(PICTURES_FOLDER, { recursive: true })
await paintIcons()
const studio = await openStudio()
const all = await studio.page.evaluate(() => window.studio.names())
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word))
const manifests = {
  content: await readManifest(MANIFESTS.content),
  site: await readManifest(MANIFESTS.site),
}
for (const { name, use, owner } of all.filter((picture) => isWanted(picture.name))) {
  const begun = performance.now()
  const png = Buffer.from(
    await studio.page.evaluate((wanted) => window.studio.paint(wanted), name),
    'base64',
  )
  const painted = performance.now()
  manifests[owner][name] = await encode({ name, use, png }, manifests[owner])
  console.log(
    `${name}: painted ${seconds(painted - begun)}, encoded ${seconds(performance.now() - painted)}`,
  )
}
await studio.close()
for (const owner of ['content', 'site'] as const) {
  const names = all.filter((picture) => picture.owner === owner).map(({ name }) => name)
  await writeManifest(MANIFESTS[owner], pick(manifests[owner], names))
}
await sweep(new Set(all.map(({ name }) => name)))

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function pick(manifest: Manifest, names: readonly string[]): Manifest {
  const known = names.flatMap((name) => {
    const entry = manifest[name]
    return entry ? [[name, entry] as const] : []
  })
  return Object.fromEntries(known)
}

/** Removes files of pictures that the tables have no more. */
async function sweep(names: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(PICTURES_FOLDER)) {
    const name = file.replace(/(?:-\d+\.(?:avif|webp)|\.jpg)$/, '')
    if (!names.has(name)) await rm(join(PICTURES_FOLDER, file))
  }
}
