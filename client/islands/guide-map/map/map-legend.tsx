import { memo, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { Guide } from '../../../../contract/guide.ts'
import type { MapIcon } from '../../../../contract/map-kinds.ts'
import { ChangingText } from '../../../ui/date-text.tsx'
import { trailWords } from '../trail/trail-words.tsx'
import { MapSign, useIsChinese } from './map-icon.tsx'
import { type DrawnIcon, NEUTRAL, type Sign, signOf } from './marks.ts'

const names = defineMessages({
  entrance: { id: 'guideMap.iconEntrance', defaultMessage: '入口' },
  sight: { id: 'guideMap.iconSight', defaultMessage: '景点' },
  viewpoint: { id: 'guideMap.iconViewpoint', defaultMessage: '观景点' },
  food: { id: 'guideMap.iconFood', defaultMessage: '餐饮' },
  toilet: { id: 'guideMap.iconToilet', defaultMessage: '卫生间' },
  transport: { id: 'guideMap.iconTransport', defaultMessage: '车站' },
  'cable-car': { id: 'guideMap.iconCableCar', defaultMessage: '索道' },
  boat: { id: 'guideMap.iconBoat', defaultMessage: '码头' },
  parking: { id: 'guideMap.iconParking', defaultMessage: '停车场' },
  shop: { id: 'guideMap.iconShop', defaultMessage: '商店' },
  service: { id: 'guideMap.iconService', defaultMessage: '服务' },
  'first-aid': { id: 'guideMap.iconFirstAid', defaultMessage: '医务室' },
  phone: { id: 'guideMap.iconPhone', defaultMessage: '求助电话' },
  stay: { id: 'guideMap.iconStay', defaultMessage: '住宿' },
  [NEUTRAL]: { id: 'guideMap.iconPlace', defaultMessage: '其他地点' },
})

const lines = defineMessages({
  landmark: { id: 'guideMap.legendLandmark', defaultMessage: '入口与主要景点' },
  cluster: { id: 'guideMap.legendCluster', defaultMessage: '多处，点开看' },
  walk: { id: 'guideMap.legendWalk', defaultMessage: '已选步道或路线' },
})

/** The legend of marks and lines. It opens without script too. Memoized, as it never changes. */
export const MapLegend = memo(function MapLegend({ guide }: { guide: Guide }): ReactNode {
  const intl = useIntl()
  const signs = namedSigns(guide, useIsChinese())
  const hasLandmarks = guide.points.some(({ landmark }) => landmark === true)
  const hasTrails = guide.trails.length > 0
  return (
    <details className="map-legend">
      <summary>
        <FormattedMessage id="guideMap.legend" defaultMessage="图例" />
      </summary>
      <ul>
        {signs.map(({ sign, name }) => {
          const text = name ?? ('icon' in sign ? intl.formatMessage(names[sign.icon]) : '')
          return (
            <LegendRow key={text} mark="point-mark" text={text}>
              <MapSign sign={sign} />
            </LegendRow>
          )
        })}
        {hasLandmarks && (
          <LegendRow mark="point-mark legend-landmark" text={intl.formatMessage(lines.landmark)} />
        )}
        <LegendRow mark="point-mark legend-cluster" text={intl.formatMessage(lines.cluster)} />
        {hasTrails && <LegendRow mark="legend-line" text={intl.formatMessage(trailWords.trails)} />}
        {hasTrails && (
          <LegendRow mark="legend-line legend-walk" text={intl.formatMessage(lines.walk)} />
        )}
      </ul>
    </details>
  )
})

function LegendRow({
  mark,
  text,
  children,
}: {
  mark: string
  text: string
  children?: ReactNode
}): ReactNode {
  return (
    <li>
      <span className={mark} aria-hidden="true">
        {children}
      </span>
      <ChangingText>{text}</ChangingText>
    </li>
  )
}

/** Returns the signs of all categories, then the pictograms that only single points use. */
function namedSigns(
  { categories, points }: Guide,
  isChinese: boolean,
): { sign: Sign; name?: string }[] {
  const ofKinds = categories.map((category) => ({
    sign: signOf(category, { isChinese }),
    name: category.name,
  }))
  const icons = new Set<DrawnIcon>(ofKinds.flatMap(({ sign }) => ('icon' in sign ? sign.icon : [])))
  const ofPoints = new Set(points.flatMap(({ icon }) => icon ?? []))
  return [
    ...ofKinds,
    ...[...ofPoints]
      .filter((icon: MapIcon) => !icons.has(icon))
      .map((icon) => ({ sign: { icon } })),
  ]
}
