import { IDLE_LIMIT_MS } from '../shared/constants.ts'

/** Settles when the browser has nothing else to do, or has been busy for too long. Safari has no `requestIdleCallback`. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS })
    else setTimeout(resolve, 1)
  })
}
