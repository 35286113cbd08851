import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

/** The folder of the operator's own site. */
export const OWN = 'site'
export const EXAMPLE = 'examples/yunxiu'
/** The operator's logo in the site's folder, a square drawing. */
export const LOGO = 'logo.svg'

/** The folder of the operator's own pages, such as privacy and terms. */
export const PAGES = 'pages'

/** The file that maps the answers of the operator's backend to the contract. */
export const MAPPING = 'backend.ts'

/** Returns whether a folder is the example, not an operator's site. */
export function isExample(folder: string): boolean {
  return folder === resolve(EXAMPLE)
}

/** Returns the absolute path of `SITE_DIR` if set, else `site` if it exists, else the example. */
export function siteFolder(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const { SITE_DIR: given = '' } = environment
  const folder = resolve(given || (existsSync(OWN) ? OWN : EXAMPLE))
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new Error(`SITE_DIR: there is no folder ${given}`)
}

/** Returns the paths of all files in a folder and its subfolders, sorted: `content/scenic.zh.md`. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted()
}
