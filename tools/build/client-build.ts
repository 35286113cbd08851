import { createHash, randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { ELDER_SCRIPT } from '../../shared/elder-settings.ts'

const { OUT_DIR: output = 'dist', BUILD_ID } = process.env

/** Where a build is written. */
export const OUTPUT = output
/** Where the part of it is written that is served as it is. */
export const CLIENT_OUTPUT = `${OUTPUT}/client`
export const CLIENT_ENTRY = 'client/entry.client.ts'
export const GUIDE_ENTRY = 'client/guide-map.client.ts'
export const GUIDE_STYLES = 'client/styles/guide-page.css'
export const ELDER_STYLES = 'client/styles/elder-page.css'
export const PRINT_STYLES = 'client/styles/print-page.css'

/** This build, as `builds/latest.json` tells it. */
export const build = { id: readBuildId(BUILD_ID), timestamp: Date.now() }

/** Tells the worker what the client build made, and under which id. */
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
        return `export default ${JSON.stringify({ build, assets, inlineScript })}`
      },
    },
  }
}

/** It is part of an address, of headers and of ETags. */
function readBuildId(id: string = randomUUID()): string {
  if (/^[\w.-]{1,64}$/.test(id)) return id
  throw new Error(
    `BUILD_ID must be 1 to 64 letters, digits, dots, hyphens and underscores, not "${id}"`,
  )
}

/** How a content security policy names an inline script or style. */
export function sourceOf(text: string): string {
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
    pocket: await pocketFiles(manifest),
    guideScript: `/${manifest[GUIDE_ENTRY].file}`,
    guideMaps: {
      embedded: guideMapFiles(manifest, GUIDE_ENTRY),
      amap: guideMapFiles(manifest, `${GUIDE_MAP}/map/amap/open-amap.ts`),
    },
  }
}

/** No form is kept for without a network. */
const COMPLAINT_FORM = 'client/islands/complaint-form.island.tsx'

/** A part of the manifest of Vite. */
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

const GUIDE_MAP = 'client/islands/guide-map'

/** Everything that the guide's map needs before it can be moved, besides the entry: scripts would else ask for each other one by one. */
function guideMapFiles(manifest: Record<string, Chunk>, engine: string): string[] {
  const files = new Set<string>()
  const seen = new Set([CLIENT_ENTRY])
  const queue = [engine, `${GUIDE_MAP}.island.tsx`, 'client/hydrate.tsx']
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

/** What the guide loads, at once and later, with sizes. */
async function pocketFiles(manifest: Record<string, Chunk>) {
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

/** What the client build wrote, by its names in the sources. */
export async function readManifest() {
  return JSON.parse(await readFile(`${CLIENT_OUTPUT}/.vite/manifest.json`, 'utf8'))
}

/**
 * The oldest browsers that the styles are for: the first that know `@layer`. `docs/architecture.md`
 * names them, and `tests/edge/old-browsers.test.ts` compares the two.
 */
export const OLDEST_STYLED = { chrome: '99', safari: '15.4' } as const

const { chrome, safari } = OLDEST_STYLED

/** For Vite. */
export const STYLE_TARGETS = [`chrome${chrome}`, `safari${safari}`, `ios${safari}`]
