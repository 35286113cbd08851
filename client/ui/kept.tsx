import { createContext, type ReactNode, useContext } from 'react'

/**
 * Gives the HTML of what `draw` draws, which is the same whenever the name is, for one copy of the backend's data: `of`, or
 * the page's copy of the menu.
 */
export type Keep = (name: string, draw: () => ReactNode, of?: object) => string

/** Whoever draws many pages may draw what they share once; without a value it is drawn each time. */
export const KeepContext = createContext<Keep | undefined>(undefined)

interface KeptProps {
  as: 'nav' | 'details' | 'footer' | 'section'
  /** The data that the inside is drawn of; the menu where not given. */
  of?: object
  /** Names the inside among all that is drawn of one copy of that data: whatever else it depends on is part of the name. */
  name: string
  className: string
  'aria-label'?: string
  children: () => ReactNode
}

/** An element whose inside is the same on many pages, or as often as one page is drawn of the same data. */
export function Kept({ as: Element, of, name, children, ...attributes }: KeptProps): ReactNode {
  const keep = useContext(KeepContext)
  if (keep === undefined) return <Element {...attributes}>{children()}</Element>
  // oxlint-disable-next-line react/no-danger -- React drew it
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: keep(name, children, of) }} />
}
