import { startPlatform } from '../../../tools/platform.ts'
import { SITE_VARS } from '../../support/start-site.ts'
import { type Ask, askOver } from './ask.ts'
import type { StandIn } from './stand-in.ts'

/** The built worker in workerd, with nothing remembered yet, and a backend that a suite controls. */
export interface Target {
  ask: Ask
  site: URL
  stop: () => Promise<void>
}

interface TargetOptions {
  vars?: Record<string, string>
  /** The folder of another build of the worker. */
  dist?: string
}

/** Starts one; a second one beside it shares nothing with the first. */
export async function startTarget(
  { origin }: Pick<StandIn, 'origin'>,
  { vars = {}, ...options }: TargetOptions = {},
): Promise<Target> {
  const { site, miniflare } = await startPlatform({
    sitePort: 0,
    backendPort: 0,
    vars: { ...SITE_VARS, BACKEND_ORIGIN: origin, ...vars },
    ...options,
  })
  return { ask: askOver(site), site, stop: () => miniflare.dispose() }
}
