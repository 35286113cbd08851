import { useEffect, useMemo, useState } from 'react'
import type { Coordinates } from '../../../../contract/values.ts'
import type { MapEngine } from '../map/map-engine.ts'
import type { Walk, WalkRequest, Preference } from './walk.ts'

/** How far the search for a walk is. */
export type WalkSearch =
  | { state: 'idle' | 'finding' | 'none' | 'failed' }
  | { state: 'found'; walk: Walk }

interface WalkOptions {
  engine: MapEngine | undefined
  from: Coordinates | undefined
  to: Coordinates | undefined
  preference: Preference
}

interface Asked extends WalkRequest {
  engine: MapEngine
}

const IDLE: WalkSearch = { state: 'idle' }
const FINDING: WalkSearch = { state: 'finding' }

/** Finds the walk between two places on the map that is open, and draws it there. */
export function useWalk({ engine, from, to, preference }: WalkOptions): WalkSearch {
  const asked = useMemo<Asked | undefined>(
    () => engine && from && to && { engine, from, to, preference },
    [engine, from, to, preference],
  )
  const [answer, setAnswer] = useState<{ to: Asked; search: WalkSearch }>()
  useEffect(() => {
    let isStale = false
    async function ask(question: Asked): Promise<void> {
      const found = await search(question)
      if (!isStale) setAnswer({ to: question, search: found })
    }
    // In a task of its own, so that the panel is painted before: the search takes a while on a slow phone.
    const timer = asked && setTimeout(ask, 0, asked)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [asked])
  // The answer to an earlier request is ignored.
  const current = answer !== undefined && answer.to === asked ? answer.search : FINDING
  useEffect(() => {
    if (asked === undefined) return undefined
    asked.engine.showWalk({ ...asked, path: current.state === 'found' ? current.walk.path : [] })
    return () => asked.engine.showWalk(undefined)
  }, [asked, current])
  return asked === undefined ? IDLE : current
}

async function search({ engine, ...request }: Asked): Promise<WalkSearch> {
  try {
    const walk = await engine.findWalk(request)
    return walk ? { state: 'found', walk } : { state: 'none' }
  } catch {
    return { state: 'failed' }
  }
}
