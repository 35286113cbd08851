/** Returns the key of a backend call. The order of the parameters does not matter. */
export function callKey(method: string, { pathname, searchParams }: URL, body: string): string {
  const sent: Record<string, unknown> = body === '' ? {} : JSON.parse(body)
  const pairs = [...searchParams, ...Object.entries(sent)].map((pair) => pair.join('='))
  return `${method} ${pathname} ${pairs.toSorted().join(' ')}`
}
