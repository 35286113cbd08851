import { connection, buildId, metaContent } from './page-facts.ts'
import { BUILD_META_DELAY_MS } from './limits.ts'

export let isOutdated = false

/** Fetches the description of this build once. Then checks regularly whether another one is live. */
export function watchBuild(): void {
  setTimeout(() => {
    if (connection().effectiveType !== 'slow-2g') void fetchQuietly(`/builds/meta/${buildId}.json`)
  }, BUILD_META_DELAY_MS)
  const intervalMs = Number(metaContent('build-check-interval')) || 3_600_000
  let checkedAt = Date.now()
  const timer = setInterval(check, intervalMs)
  addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - checkedAt > intervalMs) void check()
  })

  async function check(): Promise<void> {
    if (isOutdated) return clearInterval(timer)
    checkedAt = Date.now()
    const latest = await fetchQuietly('/builds/latest.json')
    isOutdated = latest?.id !== undefined && latest.id !== buildId
  }
}

async function fetchQuietly(address: string): Promise<{ id?: string } | undefined> {
  try {
    return await (await fetch(address, { priority: 'low' })).json()
  } catch {
    return undefined
  }
}
