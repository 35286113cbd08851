/** A statement about today that open pages tell their reader when it changes. */
export interface Notice {
  /** Identifies its subject in every language: a facility, an announcement, a warning. */
  id: string
  /** What is stated, the same in every language. */
  is: 'running' | 'planned' | 'limited' | 'closed' | 'announced'
  waitMinutes?: number | undefined
  /** When somebody reported it (Unix ms). */
  since?: number | undefined
  /** The statement in words. */
  text: string
}

/** The query with which `visit.json` returns `Notices` instead of everything. */
export const NOTICES_QUERY = 'only=notices'

export interface Notices {
  notices: readonly Notice[]
  /** The page with more about them; undefined if the site lacks it. */
  more?: { label: string; href: string } | undefined
}

export type KnownNotices = Readonly<Record<string, Notice>>

/** Shorter changes of a queue are not worth an interruption. */
const WAIT_STEP_MINUTES = 10

export function knownBy(notices: readonly Notice[]): KnownNotices {
  return Object.fromEntries(notices.map((notice) => [notice.id, notice]))
}

/** Returns the notices that are new after `before`: a closure, its end, a changed queue. */
export function newsIn(before: KnownNotices, notices: readonly Notice[]): Notice[] {
  return notices.filter((notice) => {
    const known = Object.hasOwn(before, notice.id) ? before[notice.id] : undefined
    const isOther = isUsual(notice) ? known && !isUsual(known) : notice.is !== known?.is
    const { waitMinutes: wait = 0 } = notice
    return isOther || Math.abs(wait - (known?.waitMinutes ?? 0)) >= WAIT_STEP_MINUTES
  })
}

/** Returns whether it states what readers expect without a notice. */
function isUsual({ is }: Notice): boolean {
  return is === 'running' || is === 'planned'
}
