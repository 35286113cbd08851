/** Returns the key of a call to the backend. It does not depend on the order of the parameters. */
export function callKey(method: string, { pathname, searchParams }: URL, body: string): string {
  const sent: Record<string, unknown> = body === '' ? {} : JSON.parse(body)
  const asked = [...searchParams, ...Object.entries(sent)].map((pair) => pair.join('='))
  return `${method} ${pathname} ${asked.toSorted().join(' ')}`
}
