import { createContext, type ReactNode, useContext } from 'react'

/**
 * Returns the HTML of what `draw` draws, perhaps from an earlier time. For one copy of the backend's data (`of`, or the page's
 * copy of the menu) the same name must mean the same HTML.
 */
export type FragmentCache = (name: string, draw: () => ReactNode, of?: object) => string

/** Lets a server draw once what many pages share; without a value it is drawn each time. */
export const FragmentCacheContext = createContext<FragmentCache | undefined>(undefined)

interface CachedFragmentProps {
  as: 'nav' | 'details' | 'header' | 'footer' | 'section' | 'ul'
  /** The data that the content is drawn from; the menu unless given. */
  of?: object
  /** The content's name among everything that is drawn from one copy of that data. Whatever else it depends on is part of the name. */
  name: string
  className: string
  lang?: string
  'aria-label'?: string
  children: () => ReactNode
}

/** An element whose content is the same on many pages, or each time that one page is drawn from the same data. */
export function CachedFragment({
  as: Element,
  of,
  name,
  children,
  ...attributes
}: CachedFragmentProps): ReactNode {
  const cached = useContext(FragmentCacheContext)
  if (cached === undefined) return <Element {...attributes}>{children()}</Element>
  const html = cached(name, children, of)
  // oxlint-disable-next-line react/no-danger -- React drew it
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
