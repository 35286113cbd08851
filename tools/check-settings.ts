import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { readSettings } from '../worker/bindings.ts'

/**
 * Throws an error that names an invalid variable of the built site, before the site serves anybody: `node
 * tools/check-settings.ts` after each build. `overrides` replace values of `wrangler.toml`.
 */
export async function checkSettings(
  overrides: Readonly<Record<string, string | undefined>> = {},
): Promise<void> {
  const { OUT_DIR: output = 'dist' } = process.env
  const config = await readFile(`${output}/shanmen/wrangler.json`, 'utf8')
  const { vars }: { vars: Parameters<typeof readSettings>[0] } = JSON.parse(config)
  const given = Object.entries(overrides).filter(([name]) => name in vars)
  readSettings({ ...vars, ...Object.fromEntries(given) })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await checkSettings()
