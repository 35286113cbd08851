import { inject } from 'vitest'
import type { Stage } from './staged/stage.ts'
import type { StandIn } from './stand-in.ts'
import { startTarget, type Target } from './start-target.ts'

/** The built worker with its clock and its stores under a test's control. */
export interface StagedTarget extends Target {
  /** Sets the stage; what is left out works normally. */
  set: (stage: Stage) => Promise<void>
}

/** Starts one. */
export async function startStaged(standIn: Pick<StandIn, 'origin'>): Promise<StagedTarget> {
  const target = await startTarget(standIn, { dist: inject('stagedDist') })
  return {
    ...target,
    set: async (stage) => {
      await target.ask({ path: '/-/stage', method: 'POST', body: JSON.stringify(stage) })
    },
  }
}
