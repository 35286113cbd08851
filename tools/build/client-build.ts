import { createHash, randomUUID } from 'node:crypto'
import { readFile, stat, cp, readdir, rm } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { ELDER_SCRIPT } from '../../shared/elder-mode.ts'
import { globSync } from 'node:fs'
import { dirname, relative, resolve, join } from 'node:path'

const { OUT_DIR: output = 'dist', BUILD_ID } = process.env

export const OUTPUT = output
export const CLIENT_OUTPUT = `${OUTPUT}/client`
export const CLIENT_ENTRY = 'client/entry.client.ts'
export const GUIDE_ENTRY = 'client/guide-map.client.ts'
export const GUIDE_STYLES = 'client/styles/guide-page.css'
export const ELDER_STYLES = 'client/styles/elder-page.css'
export const PRINT_STYLES = 'client/styles/print-page.css'

/** The id and time of this build, which `builds/latest.json` contains. */
export const build = { id: readBuildId(BUILD_ID), timestamp: Date.now() }

/** Makes the files and the id of the client build available to the worker. */
export function clientBuild(): Plugin {
  const name = 'virtual:client-build'
  return {
    name: 'shanmen:client-build',
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => `\0${name}` },
    load: {
      filter: { id: new RegExp(`^\0${name}$`) },
      async handler() {
        const assets = this.environment.mode === 'dev' ? developmentAssets() : await builtAssets()
        const inlineScript = sourceOf(ELDER_SCRIPT)
        return Object.entries({ build, assets, inlineScript })
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}

/** Returns a build id. Throws if addresses, headers or ETags do not allow its characters. */
function readBuildId(id: string = randomUUID()): string {
  if (/^[\w.-]{1,64}$/.test(id)) return id
  throw new Error(
    `BUILD_ID must be 1 to 64 letters, digits, dots, hyphens and underscores, not "${id}"`,
  )
}

/** Returns the CSP source that allows an inline script or style. */
function sourceOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function developmentAssets() {
  return {
    guideStyles: `/${GUIDE_STYLES}`,
    elderStyles: `/${ELDER_STYLES}`,
    printStyles: `/${PRINT_STYLES}`,
    scripts: ['/@vite/client', `/${CLIENT_ENTRY}`],
    pocket: [],
    guideScript: `/${GUIDE_ENTRY}`,
    guideMaps: { embedded: [], amap: [] },
    guideIsland: [],
  }
}

async function builtAssets() {
  const manifest = await readManifest()
  const entry = manifest[CLIENT_ENTRY]
  return {
    guideStyles: `/${manifest[GUIDE_STYLES].file}`,
    elderStyles: `/${manifest[ELDER_STYLES].file}`,
    printStyles: `/${manifest[PRINT_STYLES].file}`,
    scripts: [`/${entry.file}`],
    pocket: await offlineGuideFiles(manifest),
    guideScript: `/${manifest[GUIDE_ENTRY].file}`,
    guideMaps: {
      embedded: filesOf(manifest, [GUIDE_ENTRY]),
      amap: filesOf(manifest, [`${GUIDE_MAP}/map/amap/open-amap.ts`, ...GUIDE_ISLAND]),
    },
    guideIsland: filesOf(manifest, GUIDE_ISLAND),
  }
}

/** Not part of the offline guide, because a form needs the network. */
const COMPLAINT_FORM = 'client/islands/complaint-form.island.tsx'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

const GUIDE_MAP = 'client/islands/guide-map'
const GUIDE_ISLAND = [`${GUIDE_MAP}.island.tsx`, 'client/hydrate.tsx']

/** Returns all files that these sources load, so that the browser can load them in parallel. */
function filesOf(manifest: Record<string, Chunk>, sources: readonly string[]): string[] {
  const files = new Set<string>()
  const seen = new Set([CLIENT_ENTRY])
  const queue = [...sources]
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const chunk = manifest[name]
    if (chunk === undefined || seen.has(name)) continue
    seen.add(name)
    const { file, css = [], imports = [] } = chunk
    for (const each of [file, ...css]) files.add(`/${each}`)
    queue.unshift(...imports)
  }
  return [...files]
}

/** Returns all files of the guide with their sizes, including dynamically imported ones. */
async function offlineGuideFiles(manifest: Record<string, Chunk>) {
  const files = new Set<string>()
  const seen = new Set([COMPLAINT_FORM])
  const queue = [CLIENT_ENTRY, GUIDE_ENTRY, GUIDE_STYLES]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = manifest[name]
    if (chunk === undefined || seen.has(name)) continue
    seen.add(name)
    const { file, css = [], imports = [], dynamicImports = [] } = chunk
    for (const each of [file, ...css]) files.add(each)
    queue.push(...imports, ...dynamicImports)
  }
  return Promise.all(
    [...files].map(async (file) => {
      const { size } = await stat(`${CLIENT_OUTPUT}/${file}`)
      return { address: `/${file}`, bytes: size, version: file }
    }),
  )
}

async function readManifest() {
  return JSON.parse(await readFile(`${CLIENT_OUTPUT}/.vite/manifest.json`, 'utf8'))
}

/**
 * The oldest browsers with `@layer`. `docs/developers/architecture.md` also lists them, and
 * `tests/edge/old-browsers.test.ts` compares both lists.
 */
export const OLDEST_STYLED = { chrome: '99', safari: '15.4' } as const

const { chrome, safari } = OLDEST_STYLED

/** The same browsers in the form of Vite's `cssTarget`. */
export const STYLE_TARGETS = [`chrome${chrome}`, `safari${safari}`, `ios${safari}`]

/** Stylesheets that are inline in documents. */
export const SHEETS = [
  'client/styles/site.css',
  'client/styles/error.css',
  ...globSync(['client/styles/shared/*.css', 'worker/**/*.css', 'backend/**/*.css']).toSorted(),
]

const PREFIX = '\0sheet:'

/** Makes `import hotels from './hotels.css?sheet'` return the built sheet, or its address only. */
export function sheets(): Plugin {
  return {
    name: 'shanmen:sheets',
    enforce: 'pre',
    // The id must not end with `.css`. Otherwise Vite would handle the module as a stylesheet.
    resolveId: {
      filter: { id: /\.css\?sheet$/ },
      handler: (id, importer = '') =>
        PREFIX + relative('', resolve(dirname(importer), id)).replace(/\.css\?sheet$/, ''),
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      async handler(id) {
        const file = `${id.slice(PREFIX.length)}.css`
        const sheet =
          this.environment.mode === 'dev'
            ? { text: '', source: '', address: `/${file}?direct` }
            : await builtSheet(file)
        return `export default ${JSON.stringify(sheet)}`
      },
    },
  }
}

async function builtSheet(file: string) {
  const address = `/${(await readManifest())[file].file}`
  const text = (await readFile(CLIENT_OUTPUT + address, 'utf8')).trim()
  return { text, source: sourceOf(text), address }
}

interface Build {
  /** The folder of assets. Before the call, it has only the assets of this build. */
  assets: string
  /** The folder of the last builds. Each build has its own folder in it. */
  store: string
  timestamp: number
}

/** Number of stored builds with the live one. An open page reloads at its next navigation. */
const MAX_BUILDS = 3

/**
 * Adds the assets of earlier builds, because pages that were opened before a deploy still need
 * them. Stores this build's assets. Names contain a hash of the content, so none are replaced.
 */
export async function keepBuilds({ assets, store, timestamp }: Build): Promise<void> {
  const own = await namesIn(assets)
  const earlier: string[] = []
  for (const name of (await namesIn(store)).toReversed()) {
    const folder = join(store, name)
    const isRepeated = (await namesIn(folder)).join() === own.join()
    if (isRepeated || earlier.length === MAX_BUILDS - 1) await rm(folder, { recursive: true })
    else earlier.push(folder)
  }
  await cp(assets, join(store, String(timestamp)), { recursive: true })
  for (const folder of earlier) await cp(folder, assets, { recursive: true, force: false })
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.toSorted((one, other) => one.localeCompare(other))
}
