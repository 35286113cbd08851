import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formatQuantity, formatLength } from './quantity.ts'
import { ChangingText } from './date-text.tsx'

/** A duration in hours and minutes. `minutes` is a whole number from 1. */
export function DurationText({ minutes }: { minutes: number }): ReactNode {
  const intl = useIntl()
  const units = [
    { unit: 'hour', value: Math.floor(minutes / 60) },
    { unit: 'minute', value: minutes % 60 },
  ] as const
  const parts = units
    .filter(({ value }) => value > 0)
    .map(({ unit, value }) => formatQuantity(intl, value, unit))
  return <time dateTime={`PT${minutes}M`}>{parts.join(' ')}</time>
}

/** A length: in metres, from one kilometre in kilometres. */
export function LengthText({ metres }: { metres: number }): ReactNode {
  return <ChangingText>{formatLength(useIntl(), metres)}</ChangingText>
}

/** A height, always in metres. */
export function MetresText({ metres }: { metres: number }): ReactNode {
  return <ChangingText>{formatQuantity(useIntl(), metres, 'meter')}</ChangingText>
}
