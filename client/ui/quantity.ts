import type { IntlShape } from 'react-intl'
import { isChinese } from '../../locales/chinese.ts'

/**
 * Returns a number with its unit on one line. ICU writes 820米 but 2.8 公里; here both have a space.
 */
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

/** Returns a length: in metres, from one kilometre in kilometres. */
export function formatLength(intl: IntlShape, metres: number): string {
  const rounded = Math.round(metres / 10) * 10
  return rounded < 1000
    ? formatQuantity(intl, rounded, 'meter')
    : formatQuantity(intl, metres / 1000, 'kilometer')
}
