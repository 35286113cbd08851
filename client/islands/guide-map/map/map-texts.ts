import { useMemo } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { MapTexts } from './map-engine.ts'

const signs = defineMessages({
  start: {
    id: 'guideMap.startSign',
    defaultMessage: '起',
    description: 'On the mark where a walk begins: one character, or A',
  },
  end: {
    id: 'guideMap.endSign',
    defaultMessage: '终',
    description: 'On the mark where a walk ends: one character, or B',
  },
})

/** What stands in the names of clusters for what only the map knows. */
const BLANKS = { count: '{count}', place: '{place}' }

/** What the map and its marks are called, in the language of the page; `name` is the area's. */
export function useMapTexts(name: string): MapTexts {
  const intl = useIntl()
  return useMemo(
    () => ({
      map: intl.formatMessage(
        {
          id: 'guideMap.canvas',
          defaultMessage: '可移动的地图：{name}。方向键移动，加减号缩放。',
          description:
            'Name of the map that can be moved, for screen readers; says which keys move it',
        },
        { name },
      ),
      cluster: intl.formatMessage(
        {
          id: 'guideMap.cluster',
          defaultMessage: '{count} 处，点开看',
          description: 'Name of a mark that stands for many points and opens on a click',
        },
        BLANKS,
      ),
      clusterAround: intl.formatMessage(
        {
          id: 'guideMap.clusterAround',
          defaultMessage: '{place}一带 {count} 处，点开看',
          description:
            'Name of a mark that stands for many points and opens on a click; place is one of them',
        },
        BLANKS,
      ),
      start: intl.formatMessage({
        id: 'guideMap.start',
        defaultMessage: '起点',
        description: 'Name of the mark where a walk begins',
      }),
      end: intl.formatMessage({
        id: 'guideMap.end',
        defaultMessage: '终点',
        description: 'Name of the mark where a walk ends',
      }),
      startSign: intl.formatMessage(signs.start),
      endSign: intl.formatMessage(signs.end),
      position: intl.formatMessage({
        id: 'guideMap.position',
        defaultMessage: '我的位置',
        description: 'Name of the mark where the visitor is',
      }),
    }),
    [intl, name],
  )
}
