import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { isLeftBehind } from '../../backend/content/items.ts'
import {
  type Card,
  cardOf,
  PHOTO,
  pictureName,
  readPaintings,
} from '../../backend/content/pictures.ts'
import { focus, type Painting } from '../../contract/image.ts'
import { readIfThere } from '../site/read-data.ts'
import type { SitePicture } from '../../shared/site-pictures.ts'
import { encodePhoto, versionOf, hashOf, readPhoto } from './encode-photo.ts'

type Pictures = Record<string, SitePicture>

interface Changes {
  /** New or changed pictures: their names, and their files in `photos/`. */
  written: { name: string; file: string }[]
  focused: string[]
  removed: string[]
}

const LIST = 'pictures.json'
/** Settings of photographs, by name: `pier: { focus: 70% 30% }`. */
const ENTRIES = 'photos/photos.yaml'

const NIGHT = '-night'

const entries = v.record(v.string(), v.strictObject({ focus }))

/** Matches notes that people or programs store next to photographs. */
const NOTES = /\.(?:csv|json|md|txt|xmp|yaml)$/i

/** Returns the folder of the converted photographs and of their list, `pictures.json`. */
export function convertedFolder(site: string): string {
  return join(site, 'converted')
}

/** Returns the file of a picture by its address; undefined if it does not exist. */
export function pictureFile(site: string, address: string): string | undefined {
  const name = basename(address.replace(/\?.*/, ''))
  return [convertedFolder(site), join(site, 'pictures')]
    .map((folder) => join(folder, name))
    .find((file) => name !== '' && existsSync(file))
}

/**
 * Converts the photographs in a site's `photos/` and its subfolders to AVIF and WebP, in the widths
 * that pages need. Encodes only new or changed photographs; after an interruption, the next call
 * continues. Replaces and removes only files that this function wrote. Removes none if `photos/` is
 * missing, because a checkout may lack the originals. Throws if a file is not a picture, or if two
 * have the same name; the message contains the files.
 */
export async function convertPhotos(site: string): Promise<Changes> {
  const [photos, folder] = [join(site, 'photos'), convertedFolder(site)]
  if (!existsSync(photos)) return { written: [], focused: [], removed: [] }
  const before = await readList(join(folder, LIST))
  const sources = await readSources(photos)
  await checkNames(sources, site)
  const focuses = readFocuses(site, sources)
  const changed = await findChanged(sources, before, folder)
  const pictures = { ...before }
  const broken: string[] = []
  for (const { name, file, version } of changed) {
    try {
      // One at a time, because a photograph needs up to 100 MB of memory.
      pictures[name] = await encodePhoto(await readPhoto(file), { name, folder, version })
      await writePictures(folder, pictures)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      broken.push(error.message)
    }
  }
  if (broken.length > 0) throw new Error(broken.join('\n'))
  const removed = Object.keys(before).filter((name) => !sources.has(name))
  for (const name of removed) delete pictures[name]
  await removeFiles(folder, before, pictures)
  const focused = setFocuses(pictures, focuses)
  if (removed.length + focused.length > 0) await writePictures(folder, pictures)
  const written = changed.map(({ name, file }) => ({ name, file: relative(photos, file) }))
  return { written, focused, removed }
}

/** Returns the focus of photographs by name. Throws if a name has no photograph. */
function readFocuses(site: string, sources: Map<string, string>): Map<string, string> {
  const read = Object.entries(readIfThere(site, ENTRIES, entries) ?? {}).map(
    ([written, entry]) => [pictureName(written), entry] as const,
  )
  for (const [name] of read) {
    if (name.endsWith(NIGHT))
      throw new Error(`${ENTRIES}: ${name}: has the focus of ${name.slice(0, -NIGHT.length)}`)
    if (!sources.has(name))
      throw new Error(`${ENTRIES}: ${name}: there is no photograph of this name`)
  }
  return new Map(read.map(([name, entry]) => [name, entry.focus]))
}

function setFocuses(pictures: Pictures, focuses: Map<string, string>): string[] {
  const changed = Object.entries(pictures).filter(
    ([name, picture]) => picture.focus !== focuses.get(name),
  )
  for (const [name, picture] of changed) pictures[name] = { ...picture, focus: focuses.get(name) }
  return changed.map(([name]) => name)
}

async function readList(file: string): Promise<Pictures> {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: is not JSON`, { cause: error })
  }
}

async function writePictures(folder: string, pictures: Pictures): Promise<void> {
  const lines = Object.entries(pictures)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, picture]) => `  ${JSON.stringify(name)}: ${JSON.stringify(picture)}`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, LIST), `{\n${lines.join(',\n')}\n}\n`)
}

async function readSources(photos: string): Promise<Map<string, string>> {
  const entries = await readdir(photos, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => !entry.isDirectory() && !isLeftBehind(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const other = files.find((file) => !PHOTO.test(file) && !NOTES.test(file))
  if (other) throw new Error(`${other}: is not a JPEG, PNG, WebP, AVIF, HEIC or TIFF by its name`)
  const sources = new Map<string, string>()
  for (const file of files.filter((each) => PHOTO.test(each)).toSorted()) {
    const name = pictureName(file)
    const twin = sources.get(name)
    if (twin) throw new Error(`${file}: has the name "${name}", as ${relative(photos, twin)} has`)
    if (name.startsWith('share-'))
      throw new Error(`${file}: cards to share are drawn by npm run icons, or listed in ${LIST}`)
    sources.set(name, file)
  }
  return sources
}

/** Throws if the files of a photograph would overwrite those of another picture. */
async function checkNames(sources: Map<string, string>, site: string): Promise<void> {
  for (const list of [LIST, join('content', LIST)]) {
    const taken = await readList(join(site, list))
    const file = sources.get(Object.keys(taken).find((name) => sources.has(name)) ?? '')
    if (file) throw new Error(`${file}: ${list} has a picture "${pictureName(file)}" already`)
  }
}

async function findChanged(sources: Map<string, string>, before: Pictures, folder: string) {
  const all = await Promise.all(
    [...sources].map(async ([name, file]) => ({
      name,
      file,
      version: versionOf(await hashOf(file), name),
    })),
  )
  return all.filter(({ name, version }) => !isWhole(before[name], version, folder))
}

function isWhole(picture: SitePicture | undefined, version: string, folder: string): boolean {
  if (!picture?.src.endsWith(`?v=${version}`)) return false
  return filesOf(picture).every((file) => existsSync(join(folder, file)))
}

function filesOf({ variants }: SitePicture): string[] {
  return variants.map(({ src }) => basename(src.replace(/\?.*/, '')))
}

async function removeFiles(folder: string, before: Pictures, now: Pictures): Promise<void> {
  const needed = new Set(Object.values(now).flatMap(filesOf))
  const old = Object.values(before)
    .flatMap(filesOf)
    .filter((file) => !needed.has(file))
  await Promise.all(old.map((file) => rm(join(folder, file), { force: true })))
}

const CARD_QUALITY = 80

/** Writes JPEG share cards for apps that read neither WebP nor AVIF. Caches each file. */
export async function writeCards(
  site: string,
  folder: string,
  cacheFolder = '.tmp/cards',
): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  for (const [name, painting] of Object.entries(await readPaintings(site))) {
    const card = cardOf(name, painting)
    const file = join(folder, basename(widestOf(painting)))
    // In sequence, because sharp uses all cores for each picture.
    if (card !== undefined && existsSync(file)) await writeCard(file, card, { folder, cacheFolder })
  }
}

async function writeCard(
  picture: string,
  { image, crop }: Card,
  { folder, cacheFolder }: { folder: string; cacheFolder: string },
): Promise<void> {
  const [name = '', version = ''] = basename(image.src).split('?v=')
  const file = join(cacheFolder, `${version}-${name}`)
  if (!existsSync(file))
    await sharp(picture)
      .extract(crop)
      .resize(image)
      .jpeg({ quality: CARD_QUALITY, mozjpeg: true })
      .toFile(file)
  await copyFile(file, join(folder, name))
}

function widestOf({ src, variants = [] }: Painting): string {
  const [widest] = variants.toSorted((one, other) => other.width - one.width)
  return decodeURIComponent((widest?.src ?? src).replace(/\?.*/, ''))
}
