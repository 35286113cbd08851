/** What a visitor quotes later, `YX20261121-0042`: the day, and the number of the complaint on that day. */
export function receiptNumber(day: string, number: number): string {
  return `YX${day}-${String(number).padStart(4, '0')}`
}
