import { defineMessages } from 'react-intl'

/** The ready reasons of a report, in the words that visitors read. */
export const reasons = defineMessages({
  wind: {
    id: 'office.reason.wind',
    defaultMessage: '大风',
    description: 'Why a facility is closed',
  },
  lightning: {
    id: 'office.reason.lightning',
    defaultMessage: '雷电',
    description: 'Why a facility is closed',
  },
  fog: { id: 'office.reason.fog', defaultMessage: '大雾', description: 'Why a facility is closed' },
  rain: {
    id: 'office.reason.rain',
    defaultMessage: '大雨',
    description: 'Why a facility is closed',
  },
  ice: { id: 'office.reason.ice', defaultMessage: '结冰', description: 'Why a facility is closed' },
  maintenance: {
    id: 'office.reason.maintenance',
    defaultMessage: '检修',
    description: 'Why a facility is closed',
  },
  power: {
    id: 'office.reason.power',
    defaultMessage: '停电',
    description: 'Why a facility is closed',
  },
  crowding: {
    id: 'office.reason.crowding',
    defaultMessage: '客流较大',
    description: 'Why a facility is closed or limited',
  },
})

export type Reason = keyof typeof reasons

export const REASONS = Object.keys(reasons).filter(isReason)

/** Returns whether `value` is the name of a ready reason. */
export function isReason(value: unknown): value is Reason {
  return typeof value === 'string' && Object.hasOwn(reasons, value)
}

/** The official weather warnings that have a form, in the words that visitors read. */
export const warnings = defineMessages({
  wind: {
    id: 'office.warning.wind',
    defaultMessage: '大风',
    description: 'What a weather warning warns of',
  },
  rain: {
    id: 'office.warning.rain',
    defaultMessage: '暴雨',
    description: 'What a weather warning warns of',
  },
  lightning: {
    id: 'office.warning.lightning',
    defaultMessage: '雷电',
    description: 'What a weather warning warns of',
  },
  fog: {
    id: 'office.warning.fog',
    defaultMessage: '大雾',
    description: 'What a weather warning warns of',
  },
  heat: {
    id: 'office.warning.heat',
    defaultMessage: '高温',
    description: 'What a weather warning warns of',
  },
  cold: {
    id: 'office.warning.cold',
    defaultMessage: '寒潮',
    description: 'What a weather warning warns of',
  },
  snow: {
    id: 'office.warning.snow',
    defaultMessage: '暴雪',
    description: 'What a weather warning warns of',
  },
  ice: {
    id: 'office.warning.ice',
    defaultMessage: '道路结冰',
    description: 'What a weather warning warns of',
  },
  typhoon: {
    id: 'office.warning.typhoon',
    defaultMessage: '台风',
    description: 'What a weather warning warns of',
  },
})
