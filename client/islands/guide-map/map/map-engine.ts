import type { Guide } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import type { Preference, Walk, WalkRequest } from '../walk/walk.ts'
import type { Sign } from './marks.ts'

/** A point as a map shows it. */
export interface MapMark {
  id: string
  name: string
  /** What it shows of its kind. */
  sign: Sign
  coordinates: Coordinates
  /** Whether it is in no cluster, and named before all others. */
  isLandmark: boolean
}

/** The two ends of a walk, and the way between them once it is known. */
export interface ShownWalk {
  from: Coordinates
  to: Coordinates
  path: readonly Coordinates[]
}

/** A map that can be moved. All coordinates are GCJ-02. */
export interface MapEngine {
  /** What walks can be asked for; none where there is no choice. */
  readonly preferences: readonly Preference[]
  /** Shows exactly these points, crowded ones but for landmarks as clusters that open on a click. */
  showPoints: (marks: readonly MapMark[]) => void
  /** Marks a point and brings it into view; nothing marks none. */
  choose: (id: string | undefined) => void
  /** Lights up the path of a trail and brings all of it into view; nothing lights none. */
  showTrail: (path: readonly Coordinates[] | undefined) => void
  /** Brings all of these places into view. */
  showPlaces: (places: readonly Coordinates[]) => void
  /** Draws a walk and brings all of it into view; nothing draws none. */
  showWalk: (walk: ShownWalk | undefined) => void
  /** Marks where the visitor is. */
  showPosition: (position: Coordinates | undefined) => void
  zoomBy: (levels: 1 | -1) => void
  /** Brings the whole area into view. */
  showAll: () => void
  /** The best walk; nothing if there is none. Rejects if that can't be found out. */
  findWalk: (request: WalkRequest) => Promise<Walk | undefined>
  close: () => void
}

/** The names of map and marks, for screen readers: data, which a map can be opened with before the island has woken. */
export interface MapTexts {
  /** The map itself, and which keys move it. */
  map: string
  /** With `{count}` for how many points it stands for. */
  cluster: string
  /** With `{place}` for the name of one of its points, too. */
  clusterAround: string
  start: string
  end: string
  /** One letter or character for each end. */
  startSign: string
  endSign: string
  position: string
}

export interface MapContext {
  container: HTMLElement
  guide: Guide
  texts: MapTexts
  /** A point was clicked, tapped or entered. */
  onChoose: (id: string) => void
}
