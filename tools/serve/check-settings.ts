import { readFile } from 'node:fs/promises'
import { BlockList, isIP } from 'node:net'
import { isLocal, readSettings, type Settings } from '../../worker/settings.ts'
import { isExample, siteFolder } from '../site/folder.ts'

/**
 * Checks the variables of the built site, and returns all. Prints a warning if one makes the site
 * less safe. `overrides` replace values of `wrangler.toml`. `isPublic`: visitors can reach the site
 * even with the reference backend.
 */
export async function checkSettings(
  overrides: Readonly<Record<string, string | undefined>> = {},
  isPublic = false,
): Promise<Settings> {
  const { OUT_DIR: output = 'dist' } = process.env
  const config = await readFile(`${output}/shanmen/wrangler.json`, 'utf8')
  const { vars }: { vars: Parameters<typeof readSettings>[0] } = JSON.parse(config)
  const given = Object.entries(overrides).filter(([name]) => name in vars)
  const settings = readSettings({ ...vars, ...Object.fromEntries(given) })
  if (isPublic || settings.BACKEND_ORIGIN !== undefined)
    for (const warning of warningsOf(settings, siteFolder())) console.warn(warning)
  return settings
}

type Checked = Pick<Settings, 'BACKEND_ORIGIN' | 'SITE_ORIGIN'>

/** Returns a message for each mistake in the settings of a public site. `folder` is its folder. */
export function warningsOf({ BACKEND_ORIGIN, SITE_ORIGIN }: Checked, folder: string): string[] {
  const backend = BACKEND_ORIGIN === undefined ? undefined : new URL(BACKEND_ORIGIN)
  return [
    isExample(folder) &&
      'The site is still the example: write a folder of your own, or name one in SITE_DIR',
    backend?.protocol === 'http:' &&
      !isPrivate(backend.hostname) &&
      'BACKEND_ORIGIN has http: complaints cross the internet in clear. Use https',
    isLocal(SITE_ORIGIN) &&
      'SITE_ORIGIN is this machine: links in pages lead here, and pictures may come by http. Visitors need your own origin',
  ].filter((warning) => warning !== false)
}

/** Addresses that the internet does not route (RFC 1918, 4193, 6598), and local ones. */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6')

/** Names that public DNS does not have: single words (of containers), and reserved domains. */
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|local|internal|home\.arpa|test)$/

export function isPrivate(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  const version = isIP(address)
  if (version === 0) return PRIVATE_NAME.test(hostname)
  return PRIVATE.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
