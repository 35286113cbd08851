import { inject } from 'vitest'
import { type Platform, startPlatform } from '../../../tools/serve/platform.ts'
import { spawnHost } from '../../support/spawn-host.ts'
import { SITE_VARS } from '../../support/start-site.ts'
import { setStage, type StagedPlatform, startStaged } from '../../support/start-staged.ts'
import { type Ask, askOver } from './ask.ts'
import type { StandIn } from './stand-in.ts'

/** The built site with empty caches, in workerd or in the host, and a backend that the suite controls. */
export interface Target {
  ask: Ask
  site: URL
  stop: () => Promise<void>
}

/** A target whose clock and stores the suite also controls. */
export type StagedTarget = Target & Pick<StagedPlatform, 'setStage'>

type Vars = Record<string, string>

const isHost = inject('runtime') === 'host'

/**
 * The header that gives a target the visitor's address: from Cloudflare, or from the proxy before
 * the host.
 */
export const VISITOR_HEADER = isHost ? 'X-Forwarded-For' : 'CF-Connecting-IP'

/** Starts a target that shares nothing with any other. */
export async function startTarget(
  standIn: Pick<StandIn, 'origin'>,
  vars: Vars = {},
): Promise<Target> {
  if (isHost) return startHostTarget(standIn, { ...vars, OUT_DIR: 'dist' })
  return targetOf(await startPlatform(optionsFor(standIn, vars)))
}

/** Starts a target whose clock and stores can be changed. */
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

/** Starts the host in a process of its own, as `npm run host` starts it. */
async function startHostTarget({ origin }: Pick<StandIn, 'origin'>, vars: Vars): Promise<Target> {
  const host = await spawnHost({ BACKEND_ORIGIN: origin, BEHIND_PROXY: 'true', ...vars })
  return { ask: askOver(host.origin), site: host.origin, stop: host.stop }
}
