import { readFile } from 'node:fs/promises'
import { readSettings, type Settings } from '../worker/settings.ts'

/** The values of `wrangler.toml` that belong to the fictional mountain. */
const FICTIONAL = { HOTLINE: '0559-555 0168', SECURITY_CONTACT: 'mailto:security@yunxiu.example' }

/**
 * Checks the variables of the built site before it serves anybody, after each build. Throws an
 * error that names an invalid one, and warns of one that was forgotten. `overrides` replace values of `wrangler.toml`.
 */
export async function checkSettings(
  overrides: Readonly<Record<string, string | undefined>> = {},
): Promise<void> {
  const { OUT_DIR: output = 'dist' } = process.env
  const config = await readFile(`${output}/shanmen/wrangler.json`, 'utf8')
  const { vars }: { vars: Parameters<typeof readSettings>[0] } = JSON.parse(config)
  const given = Object.entries(overrides).filter(([name]) => name in vars)
  const settings = readSettings({ ...vars, ...Object.fromEntries(given) })
  for (const name of forgotten(settings))
    console.warn(`${name} is still the fictional one of wrangler.toml: set your own`)
}

/** The fictional variables that a site with its own backend has not replaced. */
export function forgotten(
  settings: Pick<Settings, 'BACKEND_ORIGIN' | keyof typeof FICTIONAL>,
): string[] {
  if (settings.BACKEND_ORIGIN === undefined) return []
  return (['HOTLINE', 'SECURITY_CONTACT'] as const).filter(
    (name) => settings[name] === FICTIONAL[name],
  )
}
