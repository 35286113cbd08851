import type { ReactNode } from 'react'
import { Seal } from '../../../client/ui/seal.tsx'

/** Opens a section of the home page: its title, set upright on Chinese pages, with the seal. */
export function SectionTitle({
  title,
  seal,
}: {
  title: string
  seal?: string | undefined
}): ReactNode {
  return (
    <header className="section-title">
      <h2>{title}</h2>
      <Seal text={seal} />
    </header>
  )
}
