import { useSyncExternalStore } from 'react'

/** Whether the island is hydrated: false on the server and in the first rendering in the browser, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** It changes once, by itself. */
function subscribe(): () => void {
  return () => undefined
}
