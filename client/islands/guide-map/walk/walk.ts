import type { Coordinates } from '../../../../contract/values.ts'

/** The walker's preference: the fewest minutes, which count the climb, the fewest metres, or no steps and then the fewest minutes. */
export const PREFERENCES = ['quickest', 'shortest', 'step-free'] as const
export type Preference = (typeof PREFERENCES)[number]

/** The walk that is looked for: its two ends, and what the walker prefers. */
export interface WalkRequest {
  from: Coordinates
  to: Coordinates
  preference: Preference
}

interface Stretch {
  /** Metres. */
  length: number
  minutes: number
}

/** A part of a walk along one trail. */
export interface TrailStep extends Stretch {
  kind: 'trail'
  trailId: string
  /** Metres climbed. */
  climb: number
  /** Where the step ends. */
  end: Coordinates
}

/** The straight way between a place and the nearest trail. */
export interface OffTrailStep extends Stretch {
  kind: 'to-trail' | 'from-trail'
}

/** A step that a map service worded, in its own language. */
interface WordedStep extends Stretch {
  kind: 'worded'
  text: string
}

export type WalkStep = TrailStep | OffTrailStep | WordedStep

/** A way on foot from one place to another. */
export interface Walk extends Stretch {
  /** Metres climbed, where the trails say so. */
  climb: number | undefined
  path: readonly Coordinates[]
  steps: readonly WalkStep[]
}
