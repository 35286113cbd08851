import type { ReactNode } from 'react'
import { encode } from 'uqr'

/** An address as a QR code. Hidden from screen readers. */
export function QrCode({ address }: { address: string }): ReactNode {
  const { size, data } = encode(address, { ecc: 'L', border: 0 })
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={squares(data)} />
    </svg>
  )
}

/** Returns the SVG path of the dark squares. Adjacent squares in a row form one rectangle. */
function squares(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return ''
        const end = row.indexOf(false, x)
        const length = (end === -1 ? row.length : end) - x
        return `M${x} ${y}h${length}v1h-${length}z`
      }),
    )
    .join('')
}
