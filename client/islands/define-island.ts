import { type ComponentType, useSyncExternalStore } from 'react'
import { TOAST_EVENT, type ToastRequest } from '../../shared/toast.ts'
import { ELDER_ATTRIBUTE } from '../../shared/elder-mode.ts'

/** A component that is hydrated in the browser. Its props must be plain JSON. */
export interface IslandDefinition<Props extends object> {
  name: string
  Component: ComponentType<Props>
  /** Prefixes of the ids of additional messages. `filter` includes `filter.all`. */
  messagePrefixes: readonly string[]
  /** Returns the props without long values that are also in the markup. */
  pack: (props: Props) => Props
  /** Restores the original props from the `packed` ones and the markup below `root`. */
  unpack: (packed: Props, root: Element) => Props
}

/**
 * Declares the island of a file `<name>.island.tsx`. `name` is needed because minification changes
 * function names. The page includes the island's messages: those whose ids begin with its name in
 * camel case, or with one of `messagePrefixes`.
 */
export function defineIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  options: Partial<Omit<IslandDefinition<Props>, 'name' | 'Component'>>,
): IslandDefinition<Props> {
  const asItIs = (props: Props): Props => props
  return { name, Component, messagePrefixes: [], pack: asItIs, unpack: asItIs, ...options }
}

/** What starts hydration: a focused field or the map's code. A draft hydrates the form at once. */
export type WakingTime = 'focus' | 'map'

export interface IslandData {
  props: object
  /** BCP 47 tag of the page's language. */
  locale: string
  messages: Record<string, string>
}

export function toast(detail: ToastRequest): void {
  dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }))
}

/** Shows a toast, and scrolls to it if large text is on. */
export function toastInSight(detail: ToastRequest): void {
  toast(detail)
  if (document.documentElement.hasAttribute(ELDER_ATTRIBUTE))
    document.querySelector('#toasts')?.scrollIntoView({ block: 'nearest' })
}

/** Returns false on the server and during the first rendering in the browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverCallBack,
    () => true,
    () => false,
  )
}

/** Only hydration changes the value. */
function neverCallBack(): () => void {
  return () => undefined
}
