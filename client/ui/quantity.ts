import type { IntlShape } from 'react-intl'

/** A number with its unit, which stay on one line. ICU writes 820米 but 2.8 公里; here both have a space. */
export function formatQuantity(
  intl: IntlShape,
  value: number,
  unit: 'meter' | 'kilometer' | 'hour' | 'minute',
): string {
  const unitDisplay = unit === 'hour' || unit === 'minute' ? 'long' : 'short'
  return intl
    .formatNumber(value, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 })
    .replace(/(?<=\d)\s*(?=\D+$)/u, '\u00a0')
}
