import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

/** Folder of the operator's own site. */
export const OWN = 'site'
export const EXAMPLE = 'examples/yunxiu'
/** The operator's logo, a square drawing in the folder of a site. */
export const LOGO = 'logo.svg'

/** The folder of the operator's own pages, such as privacy and terms. */
export const PAGES = 'pages'

/** The mapping from the answers of the operator's backend to the contract. */
export const MAPPING = 'backend.ts'

/** Returns whether a folder is the example, so that no site of an operator is meant. */
export function isExample(folder: string): boolean {
  return folder === resolve(EXAMPLE)
}

/** Returns `SITE_DIR`, else `site`, else the example. Throws if `SITE_DIR` is not a folder. */
export function siteFolder(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const { SITE_DIR: given = '' } = environment
  const folder = resolve(given || (existsSync(OWN) ? OWN : EXAMPLE))
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new Error(`SITE_DIR: there is no folder ${given}`)
}
