/** One key for one call of the backend, in whatever order its query and its body name what they ask for. */
export function callKey(method: string, { pathname, searchParams }: URL, body: string): string {
  const sent: Record<string, unknown> = body === '' ? {} : JSON.parse(body)
  const asked = [...searchParams, ...Object.entries(sent)].map((pair) => pair.join('='))
  return `${method} ${pathname} ${asked.toSorted().join(' ')}`
}
