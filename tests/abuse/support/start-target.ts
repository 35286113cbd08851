import { type Platform, startPlatform } from '../../../tools/platform.ts'
import { SITE_VARS } from '../../support/start-site.ts'
import { type StagedPlatform, startStaged } from '../../support/start-staged.ts'
import { type Ask, askOver } from './ask.ts'
import type { StandIn } from './stand-in.ts'

/** The built worker in workerd with empty caches, and a backend that the suite controls. */
export interface Target {
  ask: Ask
  site: URL
  stop: () => Promise<void>
}

/** A target whose clock and stores the suite controls too. */
export type StagedTarget = Target & Pick<StagedPlatform, 'setStage'>

type Vars = Record<string, string>

/** Starts a target that shares nothing with any other. */
export async function startTarget(
  standIn: Pick<StandIn, 'origin'>,
  vars: Vars = {},
): Promise<Target> {
  return targetOf(await startPlatform(optionsFor(standIn, vars)))
}

/** Starts a target whose clock and stores can be changed. */
export async function startStagedTarget(standIn: Pick<StandIn, 'origin'>): Promise<StagedTarget> {
  const platform = await startStaged(optionsFor(standIn))
  return { ...targetOf(platform), setStage: platform.setStage }
}

function optionsFor({ origin }: Pick<StandIn, 'origin'>, vars: Vars = {}) {
  return { sitePort: 0, backendPort: 0, vars: { ...SITE_VARS, BACKEND_ORIGIN: origin, ...vars } }
}

function targetOf({ site, miniflare }: Platform): Target {
  return { ask: askOver(site), site, stop: () => miniflare.dispose() }
}
