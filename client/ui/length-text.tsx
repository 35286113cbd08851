import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ChangingText } from './changing-text.tsx'
import { formatQuantity } from './quantity.ts'

/** A length on the ground: in metres, from a kilometre on in kilometres. */
export function LengthText({ metres }: { metres: number }): ReactNode {
  const intl = useIntl()
  const rounded = Math.round(metres / 10) * 10
  return (
    <ChangingText>
      {rounded < 1000
        ? formatQuantity(intl, rounded, 'meter')
        : formatQuantity(intl, metres / 1000, 'kilometer')}
    </ChangingText>
  )
}

/** A height, in metres whatever its size. */
export function MetresText({ metres }: { metres: number }): ReactNode {
  return <ChangingText>{formatQuantity(useIntl(), metres, 'meter')}</ChangingText>
}
