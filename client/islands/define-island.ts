import { type ComponentType, useSyncExternalStore } from 'react'
import { TOAST_EVENT, type ToastRequest } from '../../shared/toast.ts'
import { ELDER_ATTRIBUTE } from '../../shared/elder-mode.ts'

/** A component that hydrates in the browser. Its props must be plain JSON. */
export interface IslandDefinition<Props extends object> {
  name: string
  Component: ComponentType<Props>
  /** Prefixes of the ids of further messages: `filter` includes `filter.all`. */
  messagePrefixes: readonly string[]
  /** Returns the props without long values that the markup contains too. */
  pack: (props: Props) => Props
  /** Restores the props from `packed` and from the markup below `root`. */
  unpack: (packed: Props, root: Element) => Props
}

type IslandOptions<Props extends object> = Partial<
  Omit<IslandDefinition<Props>, 'name' | 'Component'>
>

/**
 * Declares the island of a file `<name>.island.tsx`. The name is repeated here, because function
 * names do not survive minification. The island's messages are sent with it: those with an id that
 * begins with its name in camel case, or with one of `messagePrefixes`.
 */
export function defineIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  options: IslandOptions<Props> = {},
): IslandDefinition<Props> {
  const { messagePrefixes = [], pack = asItIs, unpack = asItIs } = options
  return { name, Component, messagePrefixes, pack, unpack }
}

function asItIs<Props>(props: Props): Props {
  return props
}

/**
 * The time of hydration: when a field gets the focus, or when the map's code is loaded. A form with
 * a draft does not wait.
 */
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

/** Returns false on the server and during the first rendering in the browser, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** The value changes only once, by hydration itself. */
function subscribe(): () => void {
  return () => undefined
}
