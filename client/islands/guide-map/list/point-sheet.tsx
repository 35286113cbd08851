import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Guide, GuidePoint } from '../../../../contract/guide.ts'
import type { GuideLinks } from '../guide-props.ts'
import { LocateButton } from '../position/locate-button.tsx'
import { PointFacts } from './point-facts.tsx'
import { idOfPoint } from '../address.ts'
import { PointLinks } from './point-links.tsx'
import { SheetFrame } from './sheet-frame.tsx'
import type { GuideActions } from '../use-guide-state.ts'

const messages = defineMessages({
  walk: {
    id: 'guideMap.walkFromHere',
    defaultMessage: '从我的位置走过去',
    description: 'Button that finds the walk from where the visitor is to a point',
  },
  finding: {
    id: 'guideMap.findingHere',
    defaultMessage: '正在找您的位置…',
    description:
      'Button that finds the walk from where the visitor is, while the device looks where that is',
  },
})

interface PointSheetProps {
  point: GuidePoint
  guide: Guide
  entrance: string | undefined
  links: GuideLinks
  actions: GuideActions
  /** Begins a walk where the visitor is. */
  onWalkFromHere: () => Promise<void>
}

/** The chosen point with its picture and hours. */
export function PointSheet(props: PointSheetProps): ReactNode {
  const { point, guide, entrance, links, actions, onWalkFromHere } = props
  const intl = useIntl()
  const category = guide.categories.find(({ id }) => id === point.category)
  return (
    <SheetFrame
      name={point.name}
      row={idOfPoint(point.id)}
      onClose={() => actions.choose(undefined)}
      picture={point.cover}
    >
      {category !== undefined && <p className="point-sheet-kind">{category.name}</p>}
      <PointFacts point={point} origin={guide.origin} entrance={entrance} />
      {point.summary !== '' && <p>{point.summary}</p>}
      <LocateButton
        className="button from-here"
        onLocate={onWalkFromHere}
        label={intl.formatMessage(messages.walk)}
        busyLabel={intl.formatMessage(messages.finding)}
      />
      <PointLinks point={point} links={links} actions={actions} />
    </SheetFrame>
  )
}
