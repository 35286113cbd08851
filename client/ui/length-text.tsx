import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formatQuantity } from './quantity.ts'

/** A length on the ground: in metres, from a kilometre on in kilometres. */
export function LengthText({ metres }: { metres: number }): ReactNode {
  const intl = useIntl()
  const rounded = Math.round(metres / 10) * 10
  return rounded < 1000
    ? formatQuantity(intl, rounded, 'meter')
    : formatQuantity(intl, metres / 1000, 'kilometer')
}

/** A height, in metres whatever its size. */
export function MetresText({ metres }: { metres: number }): ReactNode {
  return formatQuantity(useIntl(), metres, 'meter')
}
