import { createContext, type ReactNode, useContext } from 'react'

/** Gives the HTML of what `draw` draws, which is the same whenever the name is. */
export type Keep = (name: string, draw: () => ReactNode) => string

/** Whoever draws many pages may draw what they share once; without a value it is drawn each time. */
export const KeepContext = createContext<Keep | undefined>(undefined)

interface KeptProps {
  as: 'nav' | 'details' | 'footer'
  /** Names the inside among all that belongs to one copy of the menu. */
  name: string
  className: string
  'aria-label'?: string
  children: () => ReactNode
}

/** An element whose inside is the same on many pages: half of all elements of a page are menu and footer. */
export function Kept({ as: Element, name, children, ...attributes }: KeptProps): ReactNode {
  const keep = useContext(KeepContext)
  if (keep === undefined) return <Element {...attributes}>{children()}</Element>
  // oxlint-disable-next-line react/no-danger -- React drew it
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: keep(name, children) }} />
}
