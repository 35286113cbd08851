import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { AmapFailure } from './amap/amap-failure.ts'
import type { AmapSettings } from '../guide-state.ts'
import type { MapContext, MapEngine } from './map-engine.ts'

interface ShownMap {
  /** Missing as long as the drawing is shown instead. */
  engine: MapEngine | undefined
  /** Why it is not AMap's map, where that was wanted. */
  failure: AmapFailure | undefined
}

export interface UseOpenMapResult extends ShownMap {
  /** Tries AMap again; missing while that is under way, or if no key is configured. */
  retry: (() => void) | undefined
}

/** Opens the map in `container` once the island is awake and `container` is drawn, and closes it with the island. */
export function useOpenMap(
  container: RefObject<HTMLElement | null>,
  amap: AmapSettings | undefined,
  context: Omit<MapContext, 'container'>,
): UseOpenMapResult {
  const [opened, setOpened] = useState<ShownMap>({ engine: undefined, failure: undefined })
  const [isRetrying, setRetrying] = useState(false)
  const shown = useRef<MapEngine>(undefined)
  const first = useRef({ amap, context })

  const show = useCallback((next: ShownMap) => {
    if (shown.current !== next.engine) shown.current?.close()
    shown.current = next.engine
    setOpened(next)
  }, [])

  useEffect(() => {
    const element = container.current
    let isGone = false
    async function open(): Promise<void> {
      if (element === null) return
      const settings = first.current
      const next = await openMap({ ...settings.context, container: element }, settings.amap)
      if (isGone) next.engine.close()
      else show(next)
    }
    open().catch(reportError)
    return () => {
      isGone = true
      show({ engine: undefined, failure: undefined })
    }
  }, [container, show])

  async function askAgain(settings: AmapSettings, element: HTMLElement): Promise<void> {
    setRetrying(true)
    try {
      const answer = await tryAmap({ ...context, container: element }, settings)
      if (container.current === element)
        show({ engine: shown.current, failure: undefined, ...answer })
      // The visitor has left the page.
      else if ('engine' in answer) answer.engine.close()
    } finally {
      setRetrying(false)
    }
  }

  function retry(): void {
    if (amap && container.current) askAgain(amap, container.current).catch(reportError)
  }
  return { ...opened, retry: isRetrying || amap === undefined ? undefined : retry }
}

/** The worker needs none of the maps' code. */
const importEmbedded = import.meta.env.SSR ? inBrowserOnly : () => import('./embedded/early-map.ts')
const importAmap = import.meta.env.SSR ? inBrowserOnly : () => import('./amap/open-amap.ts')

function inBrowserOnly(): never {
  throw new Error('Maps are opened in a browser')
}

/** Opens AMap's map where a key is given, else, or when that fails, the embedded one. */
async function openMap(
  context: MapContext,
  amap: AmapSettings | undefined,
): Promise<ShownMap & { engine: MapEngine }> {
  const opened = amap && (await tryAmap(context, amap))
  if (opened && 'engine' in opened) return { ...opened, failure: undefined }
  const { takeOver } = await importEmbedded()
  return { engine: await takeOver(context), failure: opened?.failure }
}

/** AMap's map, or why it can't be opened. */
async function tryAmap(
  context: MapContext,
  amap: AmapSettings,
): Promise<{ engine: MapEngine } | { failure: AmapFailure }> {
  const { openAmap } = await importAmap()
  return openAmap(context, amap)
}
