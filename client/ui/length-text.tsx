import type { ReactNode } from 'react'
import { FormattedNumber } from 'react-intl'

/** A length on the ground: in metres, from a kilometre on in kilometres. */
export function LengthText({ metres }: { metres: number }): ReactNode {
  const rounded = Math.round(metres / 10) * 10
  return rounded < 1000 ? (
    <MetresText metres={rounded} />
  ) : (
    <FormattedNumber
      value={metres / 1000}
      style="unit"
      unit="kilometer"
      unitDisplay="short"
      maximumFractionDigits={1}
    />
  )
}

/** A height, in metres whatever its size. */
export function MetresText({ metres }: { metres: number }): ReactNode {
  return <FormattedNumber value={metres} style="unit" unit="meter" unitDisplay="short" />
}
