import { defineMessages } from 'react-intl'

/** The prepared reasons for reports, in the words that visitors read. */
export const reasons = defineMessages({
  wind: { id: 'office.reason.wind', defaultMessage: '大风' },
  lightning: { id: 'office.reason.lightning', defaultMessage: '雷电' },
  fog: { id: 'office.reason.fog', defaultMessage: '大雾' },
  rain: { id: 'office.reason.rain', defaultMessage: '大雨' },
  ice: { id: 'office.reason.ice', defaultMessage: '结冰' },
  maintenance: { id: 'office.reason.maintenance', defaultMessage: '检修' },
  power: { id: 'office.reason.power', defaultMessage: '停电' },
  crowding: { id: 'office.reason.crowding', defaultMessage: '客流较大' },
})

export type Reason = keyof typeof reasons

export const REASONS = Object.keys(reasons).filter(isReason)

export function isReason(value: unknown): value is Reason {
  return typeof value === 'string' && Object.hasOwn(reasons, value)
}

/** The official weather warnings for which there is a form, in the words that visitors read. */
export const warnings = defineMessages({
  wind: { id: 'office.warning.wind', defaultMessage: '大风' },
  rain: { id: 'office.warning.rain', defaultMessage: '暴雨' },
  lightning: { id: 'office.warning.lightning', defaultMessage: '雷电' },
  fog: { id: 'office.warning.fog', defaultMessage: '大雾' },
  heat: { id: 'office.warning.heat', defaultMessage: '高温' },
  cold: { id: 'office.warning.cold', defaultMessage: '寒潮' },
  snow: { id: 'office.warning.snow', defaultMessage: '暴雪' },
  ice: { id: 'office.warning.ice', defaultMessage: '道路结冰' },
  typhoon: { id: 'office.warning.typhoon', defaultMessage: '台风' },
})
