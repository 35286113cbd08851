import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ChangingText } from './changing-text.tsx'
import { formatLength, formatQuantity } from './quantity.ts'

/** A length on the ground: in metres, from a kilometre on in kilometres. */
export function LengthText({ metres }: { metres: number }): ReactNode {
  return <ChangingText>{formatLength(useIntl(), metres)}</ChangingText>
}

/** A height, in metres whatever its size. */
export function MetresText({ metres }: { metres: number }): ReactNode {
  return <ChangingText>{formatQuantity(useIntl(), metres, 'meter')}</ChangingText>
}
