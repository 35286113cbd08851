import type { ReactNode } from 'react'
import { CachedFragment } from '../../../client/ui/cached-fragment.tsx'
import { SectionTitle } from './section-title.tsx'

interface HomeSectionProps {
  /** The answer, or the part of one, that it is drawn from. */
  of: object
  /** Its name among everything that is drawn from that answer (`client/ui/cached-fragment.tsx`). */
  name: string
  className: string
  title: string
  seal?: string | undefined
  children: () => ReactNode
}

/** A section of the home page below its title, drawn once for each copy of its data. */
export function HomeSection({ title, seal, children, ...kept }: HomeSectionProps): ReactNode {
  return (
    <CachedFragment as="section" {...kept}>
      {() => (
        <>
          <SectionTitle title={title} seal={seal} />
          {children()}
        </>
      )}
    </CachedFragment>
  )
}
