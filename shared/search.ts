export type Query = Readonly<Record<string, string | number | undefined>>

/** `?a=1&b=2`, in the order given; keys without a value are left out, and so is an empty `?`. */
export function search(query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
