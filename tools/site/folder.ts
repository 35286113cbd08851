import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

/** Where the operator's own site is. */
export const OWN = 'site'
export const EXAMPLE = 'examples/yunxiu'
/** The operator's sign, a square drawing in the folder of a site. */
export const LOGO = 'logo.svg'

/** How the answers of the operator's backend become the contract's. */
export const MAPPING = 'backend.ts'

/** Whether a folder is the example, which nobody's site is. */
export function isExample(folder: string): boolean {
  return folder === resolve(EXAMPLE)
}

/**
 * The folder with everything that is one operator's: `SITE_DIR`, else `site`, else the example. Throws an error where
 * `SITE_DIR` names no folder.
 */
export function siteFolder(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const { SITE_DIR: given = '' } = environment
  const folder = resolve(given || (existsSync(OWN) ? OWN : EXAMPLE))
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new Error(`SITE_DIR: there is no folder ${given}`)
}
