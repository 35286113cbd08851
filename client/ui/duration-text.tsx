import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** A length of time in hours and minutes, as readers say it. `minutes` is a whole number from 1. */
export function DurationText({ minutes }: { minutes: number }): ReactNode {
  const intl = useIntl()
  const units = [
    { unit: 'hour', value: Math.floor(minutes / 60) },
    { unit: 'minute', value: minutes % 60 },
  ] as const
  const parts = units
    .filter(({ value }) => value > 0)
    .map(({ unit, value }) =>
      intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' }),
    )
  return (
    <time dateTime={`PT${minutes}M`}>
      {intl.formatList(parts, { type: 'unit', style: 'narrow' })}
    </time>
  )
}
