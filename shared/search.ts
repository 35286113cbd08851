export type Query = Readonly<Record<string, string | number | undefined>>

/** Returns a query string in the given order: `?a=1&b=2`. Omits keys without a value. */
export function search(query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
