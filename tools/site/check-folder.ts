import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { isLeftBehind } from '../../backend/content/items.ts'
import { textOf } from '../../backend/content/read-yaml.ts'
import { DEPLOYMENT } from './deployment.ts'
import { LOGO, MAPPING, PAGES } from './folder.ts'
import { choiceOf } from './site-languages.ts'

const FILES = ['site.yaml', DEPLOYMENT, LOGO, 'pictures.json', 'drawn.json', MAPPING]
const FOLDERS = ['content', PAGES, 'photos', 'converted', 'pictures', 'public']
/** The site's own texts. Their language need not be one that the site offers. */
const TEXTS = /^texts\.[a-z]{2,3}(?:-\w+)*\.yaml$/
const NOTES = /^(?:README|LICENSE)(?:\.\w+)?$/i

/** Names of files of the product or of the hosting. A site must not replace these files. */
const ITS_OWN =
  /^(?:_headers|_redirects|_routes\.json|_worker\.js|manifest\.webmanifest|service-worker\.js|robots\.txt|healthz|sitemap[\w-]*\.xml|llms\.txt|visit\.json|logo\.svg|(?:index|mall|search|accessibility)(?:\.html)?|about|admin|assets|builds|feeds|infomation|information|office|ops|scenic|service)$/

/** Throws if the folder has files that are never read. The error has a line for each. */
export function checkNames(folder: string): void {
  const unknown = visible(folder).flatMap((name) => {
    const isFolder = statSync(join(folder, name)).isDirectory()
    const allowed = isFolder ? FOLDERS : [...FILES, 'texts.<language>.yaml']
    const isKnown = allowed.includes(name) || (!isFolder && (NOTES.test(name) || TEXTS.test(name)))
    return isKnown ? [] : [`${name}: is not part of a site. Known: ${allowed.join(', ')}`]
  })
  const ofLanguages = new Set(choiceOf(folder).languages.map((tag) => tag.toLowerCase()))
  const own = visible(join(folder, 'public'))
    .filter((name) => ITS_OWN.test(name) || ofLanguages.has(name.replace(/\.html$/, '')))
    .map((name) => `public/${name}: the site serves its own file at this address`)
  if (unknown.length + own.length > 0) throw new Error([...unknown, ...own].join('\n'))
}

function visible(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !isLeftBehind(name))
        .toSorted()
    : []
}

const SVG =
  /^\s*(?:<\?xml[^>]*>\s*|<!--[^]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg\s[^>]*xmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/

/** Elements that a logo must not contain, each with the reason. */
const MORE_THAN_A_DRAWING: readonly [RegExp, string][] = [
  [/<(?:\w+:)?script\b|\son\w+\s*=|javascript:/i, 'has a script in it'],
  [/<(?:\w+:)?foreignObject\b/i, 'has a page in it'],
  [
    /\shref\s*=\s*["'](?!#|data:image\/)|url\(\s*["']?(?!#|data:)|@import|<\?xml-stylesheet/i,
    'refers to another file; a drawing must contain everything',
  ],
]

/** Throws if the logo is not a plain drawing, or far from square. A site need not have one. */
export async function checkLogo(folder: string): Promise<void> {
  const file = join(folder, LOGO)
  if (!existsSync(file)) return
  const svg = textOf(readFileSync(file), LOGO)
  if (!SVG.test(svg)) throw new Error(`${LOGO}: is not an SVG drawing`)
  const more = MORE_THAN_A_DRAWING.find(([pattern]) => pattern.test(svg))
  if (more) throw new Error(`${LOGO}: ${more[1]}`)
  const { width, height } = await sharp(Buffer.from(svg))
    .metadata()
    .catch((error: unknown) => {
      throw new Error(`${LOGO}: is a broken drawing`, { cause: error })
    })
  if (Math.max(width / height, height / width) > 1.5)
    throw new Error(`${LOGO}: is ${width} by ${height}; a sign is about as high as wide`)
}

/** Minimum width of a QR code in pixels. A phone cannot read a smaller one from a screen. */
const LEAST_CODE = 200

/** Throws if a QR code in `site.yaml` has no picture, or one that is too small or not square. */
export async function checkCodes(
  folder: string,
  channels: Readonly<Record<string, string | { picture: string } | undefined>>,
): Promise<void> {
  const faults = await Promise.all(
    Object.entries(channels).map(async ([name, channel]) => {
      if (typeof channel !== 'object') return []
      const { picture } = channel
      const fault = await faultOfCode(join(folder, 'public', picture))
      return fault ? [`site.yaml: channels.${name}.picture: public/${picture} ${fault}`] : []
    }),
  )
  if (faults.flat().length > 0) throw new Error(faults.flat().join('\n'))
}

async function faultOfCode(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return 'does not exist'
  const size = await sharp(file)
    .metadata()
    .catch(() => undefined)
  if (size === undefined) return 'is no picture'
  const { width, height, format } = size
  if (Math.max(width / height, height / width) > 1.1)
    return `is ${width} by ${height} pixels; a code is square`
  if (format !== 'svg' && width < LEAST_CODE)
    return `is ${width} pixels wide; a phone needs ${LEAST_CODE} to read a code`
  return undefined
}
