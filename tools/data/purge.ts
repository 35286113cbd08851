/** What is kept of old content is renewed within this time by itself. */
const LATER = 'it shows within six minutes'

/**
 * Purges what a site has kept of changed content, and returns a sentence for whoever loaded it. Never throws: without a purge it
 * takes longer until it shows.
 */
export async function purge(
  tags: readonly string[],
  { origin, token }: { origin: string; token: string | undefined },
): Promise<string> {
  if (!token) return `With OPS_TOKEN set it would show at once; ${LATER}`
  const [tag] = tags
  // One write for all: KV takes one a second.
  const body = JSON.stringify(tags.length === 1 ? { tag } : { call: '*' })
  try {
    const { status } = await fetch(`${origin}/ops/purge`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    return status === 200
      ? `${origin} shows it everywhere within a minute`
      : `${origin} did not take the purge (HTTP ${status}); ${LATER}`
  } catch {
    return `${origin} was not reached for the purge; ${LATER}`
  }
}
