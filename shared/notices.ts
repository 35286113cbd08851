/** A statement about today. When it changes, open pages show it. */
export interface Notice {
  /** The id of the subject (a facility, an announcement, a warning), in every language. */
  id: string
  is: 'running' | 'planned' | 'limited' | 'closed' | 'announced'
  waitMinutes?: number | undefined
  /** The time of the report (Unix ms). */
  since?: number | undefined
  text: string
}

/** The query with which `visit.json` contains only `Notices`. */
export const NOTICES_QUERY = 'only=notices'

export interface Notices {
  notices: readonly Notice[]
  /** A link to a page with details; undefined if that page is disabled. */
  more?: { label: string; href: string } | undefined
}

export type KnownNotices = Readonly<Record<string, Notice>>

/** A waiting time must change by at least this much to be worth an interruption. */
const WAIT_STEP_MINUTES = 10

export function knownBy(notices: readonly Notice[]): KnownNotices {
  return Object.fromEntries(notices.map((notice) => [notice.id, notice]))
}

/** Returns the notices that have changed since `before`: a closure, its end, a waiting time. */
export function newsIn(before: KnownNotices, notices: readonly Notice[]): Notice[] {
  return notices.filter((notice) => {
    const previous = Object.hasOwn(before, notice.id) ? before[notice.id] : undefined
    const isOther = isUsual(notice) ? previous && !isUsual(previous) : notice.is !== previous?.is
    const { waitMinutes: wait = 0 } = notice
    return isOther || Math.abs(wait - (previous?.waitMinutes ?? 0)) >= WAIT_STEP_MINUTES
  })
}

/** Returns whether the notice only states what readers expect anyway. */
function isUsual({ is }: Notice): boolean {
  return is === 'running' || is === 'planned'
}
