import type { ReactNode } from 'react'
import type { SitePictureName } from '../../shared/site-pictures.ts'
import { Seal } from './seal.tsx'
import { SitePicture } from './site-picture.tsx'

interface AreaOpeningProps {
  title: string
  /** Two characters that say what kind of thing the area holds; the same on English pages. */
  seal?: string | undefined
  /** A sentence under the title. */
  lead?: string | undefined
  /** A painting at the window's edge, on wide windows: for an area that has no pictures of its own. */
  picture?: SitePictureName
}

/** As wide as the box, or as its height needs; phones do not load it. */
const PICTURE_SIZES = '(min-width: 80em) 58vw, 800px'

/** Opens an area: its title, set upright on Chinese pages, with the seal. */
export function AreaOpening({ title, seal, lead, picture }: AreaOpeningProps): ReactNode {
  return (
    <header
      className={picture === undefined ? 'area-opening' : 'area-opening area-opening-pictured'}
    >
      {picture !== undefined && (
        <SitePicture of={picture} sizes={PICTURE_SIZES} className="picture opening-picture" />
      )}
      <h1>{title}</h1>
      <Seal text={seal} />
      {lead !== undefined && <p className="area-opening-lead">{lead}</p>}
    </header>
  )
}
