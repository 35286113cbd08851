/**
 * Returns the receipt number for a visitor, `AB20261121-0042`: the site's prefix, the day, and the
 * number of the complaint on that day.
 */
export function receiptNumber(prefix: string, day: string, number: number): string {
  return `${prefix}${day}-${String(number).padStart(4, '0')}`
}
