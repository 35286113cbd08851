import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Guide } from '../../../../contract/guide.ts'
import { ICON_SHAPES, ICON_SIZE } from './icon-shapes.ts'
import { iconsOf, idOfIcon, type Sign } from './signs.ts'

const VIEW_BOX = `0 0 ${ICON_SIZE} ${ICON_SIZE}`

/** Whether the page is one for readers of Chinese. */
export function useIsChinese(): boolean {
  return useIntl().locale.startsWith('zh')
}

/** The shapes of all pictograms of a guide, once for all marks. */
export function IconShapes({ guide }: { guide: Guide }): ReactNode {
  const isChinese = useIsChinese()
  return (
    <svg className="icon-shapes" aria-hidden="true">
      {iconsOf(guide, isChinese).map((icon) => (
        <symbol key={icon} id={idOfIcon(icon)} viewBox={VIEW_BOX}>
          <path d={ICON_SHAPES[icon]} />
        </symbol>
      ))}
    </svg>
  )
}

/** The sign of a kind of points, for those who see it: what it means is said in words beside it. */
export function MapSign({ sign }: { sign: Sign }): ReactNode {
  if ('character' in sign)
    return (
      <span lang="zh-CN" aria-hidden="true">
        {sign.character}
      </span>
    )
  return (
    <svg className="map-icon" viewBox={VIEW_BOX} aria-hidden="true">
      <use href={`#${idOfIcon(sign.icon)}`} />
    </svg>
  )
}
