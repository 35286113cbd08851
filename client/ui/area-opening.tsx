import type { ReactNode } from 'react'
import { Seal } from './seal.tsx'

interface AreaOpeningProps {
  title: string
  /** Two characters that say what kind of thing the area holds; the same on English pages. */
  seal: string
  /** A sentence under the title. */
  lead?: string | undefined
}

/** Opens an area: its title, set upright on Chinese pages, with the seal. */
export function AreaOpening({ title, seal, lead }: AreaOpeningProps): ReactNode {
  return (
    <header className="area-opening">
      <h1>{title}</h1>
      <Seal text={seal} />
      {lead !== undefined && <p className="area-opening-lead">{lead}</p>}
    </header>
  )
}
