import type { ReactNode } from 'react'
import { useIntl, type IntlShape, defineMessages } from 'react-intl'
import { ChangingText } from './date-text.tsx'
import { isChinese } from '../../locales/chinese.ts'

/** A duration in hours and minutes. `minutes` is a whole number from 1. */
export function DurationText({ minutes }: { minutes: number }): ReactNode {
  return <time dateTime={`PT${minutes}M`}>{durationWords(useIntl(), minutes)}</time>
}

/** Returns a duration in hours and minutes: `durationWords(intl, 90) // '1小时 30分钟'` */
export function durationWords(intl: IntlShape, minutes: number): string {
  const units = [
    { unit: 'hour', value: Math.floor(minutes / 60) },
    { unit: 'minute', value: minutes % 60 },
  ] as const
  return units
    .filter(({ value }) => value > 0)
    .map(({ unit, value }) => formatQuantity(intl, value, unit))
    .join(' ')
}

/** A length: in metres below one kilometre, otherwise in kilometres. */
export function LengthText({ metres }: { metres: number }): ReactNode {
  return <ChangingText>{formatLength(useIntl(), metres)}</ChangingText>
}

/** A height, always in metres. */
export function MetresText({ metres }: { metres: number }): ReactNode {
  return <ChangingText>{formatQuantity(useIntl(), metres, 'meter')}</ChangingText>
}

/** Returns a number with its unit and a non-breaking space: 820 米, 2.8 公里. */
export function formatQuantity(
  intl: IntlShape,
  value: number,
  unit: 'meter' | 'kilometer' | 'hour' | 'minute',
): string {
  const unitDisplay = unit === 'hour' || unit === 'minute' ? 'long' : 'short'
  return intl
    .formatNumber(value, {
      style: 'unit',
      unit,
      unitDisplay,
      maximumFractionDigits: 1,
      // Chinese texts write 1864 米 without a separator.
      useGrouping: isChinese(intl.locale) ? 'min2' : true,
    })
    .replace(/(?<=\d)\s*(?=\D+$)/u, '\u00a0')
}

export function formatLength(intl: IntlShape, metres: number): string {
  const rounded = Math.round(metres / 10) * 10
  return rounded < 1000
    ? formatQuantity(intl, rounded, 'meter')
    : formatQuantity(intl, metres / 1000, 'kilometer')
}

export const difficulties = defineMessages({
  easy: { id: 'difficulty.easy', defaultMessage: '轻松' },
  moderate: { id: 'difficulty.moderate', defaultMessage: '适中' },
  hard: { id: 'difficulty.hard', defaultMessage: '较难' },
})
