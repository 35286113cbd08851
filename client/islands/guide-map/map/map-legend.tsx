import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { Guide } from '../../../../contract/guide.ts'
import type { MapIcon } from '../../../../contract/map-kinds.ts'
import { ChangingText } from '../../../ui/date-text.tsx'
import { trailWords } from '../trail/trail-words.tsx'
import { MapSign, useIsChinese } from './map-icon.tsx'
import { type DrawnIcon, NEUTRAL, type Sign, signOf } from './marks.ts'

const names = defineMessages({
  entrance: {
    id: 'guideMap.iconEntrance',
    defaultMessage: '入口',
    description: 'In the legend of the map: an entrance of the area',
  },
  sight: {
    id: 'guideMap.iconSight',
    defaultMessage: '景点',
    description: 'In the legend of the map: a sight',
  },
  viewpoint: {
    id: 'guideMap.iconViewpoint',
    defaultMessage: '观景点',
    description: 'In the legend of the map: a viewpoint',
  },
  food: {
    id: 'guideMap.iconFood',
    defaultMessage: '餐饮',
    description: 'In the legend of the map: a place to eat',
  },
  toilet: {
    id: 'guideMap.iconToilet',
    defaultMessage: '卫生间',
    description: 'In the legend of the map: toilets',
  },
  transport: {
    id: 'guideMap.iconTransport',
    defaultMessage: '车站',
    description: 'In the legend of the map: a stop of buses',
  },
  'cable-car': {
    id: 'guideMap.iconCableCar',
    defaultMessage: '索道',
    description: 'In the legend of the map: a station of a cable car',
  },
  boat: {
    id: 'guideMap.iconBoat',
    defaultMessage: '码头',
    description: 'In the legend of the map: a pier where boats leave',
  },
  parking: {
    id: 'guideMap.iconParking',
    defaultMessage: '停车场',
    description: 'In the legend of the map: a car park',
  },
  shop: {
    id: 'guideMap.iconShop',
    defaultMessage: '商店',
    description: 'In the legend of the map: a shop',
  },
  service: {
    id: 'guideMap.iconService',
    defaultMessage: '服务',
    description: 'In the legend of the map: a place that helps visitors',
  },
  'first-aid': {
    id: 'guideMap.iconFirstAid',
    defaultMessage: '医务室',
    description: 'In the legend of the map: first aid',
  },
  phone: {
    id: 'guideMap.iconPhone',
    defaultMessage: '求助电话',
    description: 'In the legend of the map: a telephone to call for help',
  },
  stay: {
    id: 'guideMap.iconStay',
    defaultMessage: '住宿',
    description: 'In the legend of the map: a place to stay',
  },
  [NEUTRAL]: {
    id: 'guideMap.iconPlace',
    defaultMessage: '其他地点',
    description: 'In the legend of the map: a point of another kind',
  },
})

const lines = defineMessages({
  landmark: {
    id: 'guideMap.legendLandmark',
    defaultMessage: '入口与主要景点',
    description: 'In the legend: the filled circle, of entrances and landmarks',
  },
  cluster: {
    id: 'guideMap.legendCluster',
    defaultMessage: '多处，点开看',
    description:
      'In the legend: the ring with a number, which stands for so many places and opens on a click',
  },
  walk: {
    id: 'guideMap.legendWalk',
    defaultMessage: '已选步道或路线',
    description: 'In the legend: the solid line',
  },
})

interface NamedSign {
  sign: Sign
  /** The name of its category; undefined if only some points have this pictogram. */
  name: string | undefined
}

/** The legend of marks and lines. It opens without script too. */
export function MapLegend({ guide }: { guide: Guide }): ReactNode {
  const intl = useIntl()
  const signs = namedSigns(guide, useIsChinese())
  const hasLandmarks = guide.points.some(({ landmark }) => landmark === true)
  const hasTrails = guide.trails.length > 0
  return (
    <details className="map-legend">
      <summary>
        <FormattedMessage
          id="guideMap.legend"
          defaultMessage="图例"
          description="Opens what says which mark and line on the map means what; very short"
        />
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
}

interface LegendRowProps {
  mark: string
  text: string
  children?: ReactNode
}

function LegendRow({ mark, text, children }: LegendRowProps): ReactNode {
  return (
    <li>
      <span className={mark} aria-hidden="true">
        {children}
      </span>
      <ChangingText>{text}</ChangingText>
    </li>
  )
}

/** Returns the signs of all categories, followed by signs that only some points have. */
function namedSigns({ categories, points }: Guide, isChinese: boolean): NamedSign[] {
  const ofKinds = categories.map((category) => ({
    sign: signOf(category, { isChinese }),
    name: category.name,
  }))
  const known = new Set<DrawnIcon>(ofKinds.flatMap(({ sign }) => ('icon' in sign ? sign.icon : [])))
  const ofPoints = new Set(points.flatMap(({ icon }) => icon ?? []))
  return [
    ...ofKinds,
    ...[...ofPoints]
      .filter((icon: MapIcon) => !known.has(icon))
      .map((icon) => ({ sign: { icon }, name: undefined })),
  ]
}
