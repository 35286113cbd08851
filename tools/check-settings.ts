import { readFile } from 'node:fs/promises'
import { readSettings, type Settings } from '../worker/settings.ts'
import { isExample, siteFolder } from './site/folder.ts'

/**
 * Checks the variables of the built site before it serves anybody, after each build. Throws an
 * error that names an invalid one, and warns where the site's own folder was forgotten. `overrides` replace values of `wrangler.toml`.
 */
export async function checkSettings(
  overrides: Readonly<Record<string, string | undefined>> = {},
): Promise<void> {
  const { OUT_DIR: output = 'dist' } = process.env
  const config = await readFile(`${output}/shanmen/wrangler.json`, 'utf8')
  const { vars }: { vars: Parameters<typeof readSettings>[0] } = JSON.parse(config)
  const given = Object.entries(overrides).filter(([name]) => name in vars)
  const settings = readSettings({ ...vars, ...Object.fromEntries(given) })
  if (isForgotten(settings, siteFolder()))
    console.warn(
      'The site is still the example: write a folder of your own, or name one in SITE_DIR',
    )
}

/** Whether a site has a backend of its own, but its names, texts and pictures are still the example's. */
export function isForgotten(
  { BACKEND_ORIGIN }: Pick<Settings, 'BACKEND_ORIGIN'>,
  folder: string,
): boolean {
  return BACKEND_ORIGIN !== undefined && isExample(folder)
}
