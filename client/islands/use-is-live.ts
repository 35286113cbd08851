import { useSyncExternalStore } from 'react'

/** Whether script is at work: no on the server and in the first drawing in the browser, then yes. */
export function useIsLive(): boolean {
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
