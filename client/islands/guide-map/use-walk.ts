import { useEffect, useState } from 'react'
import type { Coordinates } from '../../../contract/listing.ts'
import type { MapEngine } from './map-engine.ts'
import type { Walk, Wish } from './routing/walk.ts'

/** How far the search for a walk is. */
export type WalkSearch =
  | { state: 'idle' | 'finding' | 'none' | 'failed' }
  | { state: 'found'; walk: Walk }

interface WalkOptions {
  engine: MapEngine | undefined
  from: Coordinates | undefined
  to: Coordinates | undefined
  wish: Wish
}

/** Finds the walk between two places on the map that is open, and draws it there. */
export function useWalk({ engine, from, to, wish }: WalkOptions): WalkSearch {
  const [search, setSearch] = useState<WalkSearch>({ state: 'idle' })
  useEffect(() => {
    if (engine === undefined || from === undefined || to === undefined) {
      setSearch({ state: 'idle' })
      return undefined
    }
    let isStale = false
    const settle = (next: WalkSearch): void => {
      if (!isStale) setSearch(next)
    }
    setSearch({ state: 'finding' })
    engine.findWalk({ from, to, wish }).then(
      (walk) => settle(walk ? { state: 'found', walk } : { state: 'none' }),
      () => settle({ state: 'failed' }),
    )
    return () => {
      isStale = true
    }
  }, [engine, from, to, wish])
  useEffect(() => {
    if (engine === undefined || from === undefined || to === undefined) return undefined
    engine.showWalk({ from, to, path: search.state === 'found' ? search.walk.path : [] })
    return () => engine.showWalk(undefined)
  }, [engine, from, to, search])
  return search
}
