import { inject } from 'vitest'
import { type Platform, startPlatform } from '../../../tools/serve/platform.ts'
import { spawnHost } from '../../support/spawn-host.ts'
import { SITE_VARS } from '../../support/start-site.ts'
import { setStage, type StagedPlatform, startStaged } from '../../support/start-staged.ts'
import { type Ask, askOver } from './ask.ts'
import type { StandIn } from './stand-in.ts'

/** The built site with empty caches, in workerd or in Node.js. The suite controls its backend. */
export interface Target {
  ask: Ask
  site: URL
  stop: () => Promise<void>
}

/** A target whose clock and stores a suite can change. */
export type StagedTarget = Target & Pick<StagedPlatform, 'setStage'>

type Vars = Record<string, string>

const isHost = inject('runtime') === 'host'

/** The request header with the visitor's address, from Cloudflare or from a host's proxy. */
export const VISITOR_HEADER = isHost ? 'X-Forwarded-For' : 'CF-Connecting-IP'

/** Starts a target. It shares no data with other targets. */
export async function startTarget(
  standIn: Pick<StandIn, 'origin'>,
  vars: Vars = {},
): Promise<Target> {
  if (isHost) return startHostTarget(standIn, { ...vars, OUT_DIR: 'dist' })
  return targetOf(await startPlatform(optionsFor(standIn, vars)))
}

export async function startStagedTarget(standIn: Pick<StandIn, 'origin'>): Promise<StagedTarget> {
  if (isHost) {
    const target = await startHostTarget(standIn, { OUT_DIR: inject('stagedBuild') })
    return { ...target, setStage: (change) => setStage(target.site, change) }
  }
  const platform = await startStaged(optionsFor(standIn))
  return { ...targetOf(platform), setStage: platform.setStage }
}

function optionsFor({ origin }: Pick<StandIn, 'origin'>, vars: Vars = {}) {
  return { sitePort: 0, backendPort: 0, vars: { ...SITE_VARS, BACKEND_ORIGIN: origin, ...vars } }
}

function targetOf({ site, miniflare }: Platform): Target {
  return { ask: askOver(site), site, stop: () => miniflare.dispose() }
}

/** Starts the host in its own process, as `npm run host` does. */
async function startHostTarget({ origin }: Pick<StandIn, 'origin'>, vars: Vars): Promise<Target> {
  const host = await spawnHost({ BACKEND_ORIGIN: origin, BEHIND_PROXY: 'true', ...vars })
  return { ask: askOver(host.origin), site: host.origin, stop: host.stop }
}
