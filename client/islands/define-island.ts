import type { ComponentType } from 'react'

/** A component that hydrates in the browser. Its props are plain JSON. */
export interface IslandDefinition<Props extends object> {
  name: string
  Component: ComponentType<Props>
  /** The owners of further messages that it shows: `filter` for `filter.all`. */
  speaksFor: readonly string[]
  /** The props without long values that the markup has too. */
  pack: (props: Props) => Props
  /** The props whole again, from `packed` and from the markup below `root`. */
  unpack: (packed: Props, root: Element) => Props
}

type IslandOptions<Props extends object> = Partial<
  Omit<IslandDefinition<Props>, 'name' | 'Component'>
>

/**
 * Declares the island of a file `<name>.island.tsx`. The name is given as text, since names of functions do not survive
 * minification; messages whose id begins with the name in camel case go with the island, and those of `speaksFor`.
 */
export function defineIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  options: IslandOptions<Props> = {},
): IslandDefinition<Props> {
  const { speaksFor = [], pack = asItIs, unpack = asItIs } = options
  return { name, Component, speaksFor, pack, unpack }
}

function asItIs<Props>(props: Props): Props {
  return props
}

/** When an island wakes: at once, when the browser has nothing to do, when it is seen, when it is touched. */
export type WakingTime = 'load' | 'idle' | 'visible' | 'interaction'

/** What an island's marker holds for the browser, as JSON. */
export interface IslandData {
  props: object
  /** BCP 47 tag of the page's language. */
  locale: string
  /** The island's own messages, as syntax trees. */
  messages: Record<string, string>
}
