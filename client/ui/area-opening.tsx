import type { ReactNode } from 'react'
import type { SitePictureName } from '../../shared/site-pictures.ts'
import { Seal, SitePicture } from './site-picture.tsx'
import { langAttributes } from '../../shared/text-direction.ts'
import { useIntl } from 'react-intl'

export interface Crumb {
  title: string
  href: string
}

/** The path from the home page to this page. The page itself is not a link. */
export function Breadcrumbs({
  crumbs,
  current,
  lang,
}: {
  crumbs: readonly Crumb[]
  current: string
  /** The language of `current`, if it may differ from the page's. */
  lang?: string
}): ReactNode {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'breadcrumbs.label', defaultMessage: '所在位置' })
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {crumbs.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
        <li aria-current="page" {...langAttributes(lang)}>
          {current}
        </li>
      </ol>
    </nav>
  )
}

interface AreaOpeningProps {
  title: string
  /** Two Chinese characters for the kind of content. Pages in other languages show them too. */
  seal?: string | undefined
  lead?: string | undefined
  /** A painting at the edge of wide windows. For pages without pictures of their own. */
  picture?: SitePictureName
  /** Whether phones show the picture as a band. */
  isBand?: boolean
}

/** As wide as the box, or wider if its height requires that. Phones load it only as a band. */
const PICTURE_SIZES = '(max-width: 47.99em) 60vw, max(58vw, 500px)'

/** The head of a page: its title and the seal. Chinese titles may be vertical. */
export function AreaOpening({
  title,
  seal,
  lead,
  picture,
  isBand = true,
}: AreaOpeningProps): ReactNode {
  return (
    <header
      className={picture === undefined ? 'area-opening' : 'area-opening area-opening-pictured'}
    >
      {picture !== undefined && (
        <SitePicture
          of={picture}
          sizes={PICTURE_SIZES}
          className={`picture opening-picture${isBand ? ' opening-band' : ''}`}
          isFirst={isBand}
        />
      )}
      <h1>{title}</h1>
      <Seal text={seal} />
      {lead !== undefined && <p className="area-opening-lead">{lead}</p>}
    </header>
  )
}
