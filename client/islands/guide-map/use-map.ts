import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { AmapFailure } from './amap/amap-failure.ts'
import type { AmapSettings } from './guide-props.ts'
import type { MapContext, MapEngine } from './map-engine.ts'
import { openMap, tryAmap } from './open-map.ts'

interface OpenedMap {
  /** Missing as long as the drawing is shown instead. */
  engine: MapEngine | undefined
  failure: AmapFailure | undefined
}

export interface UseMapResult extends OpenedMap {
  /** Tries AMap again; missing while that is under way, or if no key is configured. */
  retry: (() => void) | undefined
}

/** Opens the map in `container` once the island is awake, and closes it with the island. */
export function useMap(
  container: RefObject<HTMLElement | null>,
  amap: AmapSettings | undefined,
  context: Omit<MapContext, 'container'>,
): UseMapResult {
  const [opened, setOpened] = useState<OpenedMap>({ engine: undefined, failure: undefined })
  const [isRetrying, setRetrying] = useState(false)
  const shown = useRef<MapEngine>(undefined)
  const first = useRef({ amap, context })

  const show = useCallback((next: OpenedMap) => {
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
