import { BackendError } from './errors.ts'

/** Tells the backend that the website is calling, and not an app or a mini program. */
const PLATFORM_ID = '11'

export interface Connection {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Where `/backends` is, as an origin. */
  origin: string
  /** The value of the `X-Frontend` header. */
  frontend: string
}

interface Asked {
  /** How messages name it. */
  label: string
  method: string
  /** Below `/backends`, with its query. */
  path: string
  body?: unknown
}

/**
 * One request, with one timer and one controller for it and all that `read` does with its response. Throws a `BackendError` of
 * kind `unreachable` where that fails, or HTTP is not exactly 200.
 */
export async function requestOnce<Result>(
  { fetch, origin, frontend }: Connection,
  { label, method, path, body }: Asked,
  { limitMs, read }: { limitMs: number; read: (response: Response) => Promise<Result> },
): Promise<Result> {
  const controller = new AbortController()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new Error('timed out'))
    controller.abort()
  }, limitMs)
  const init = {
    method,
    redirect: 'manual' as const,
    headers: {
      platform: PLATFORM_ID,
      'X-Requested-With': 'XMLHttpRequest',
      'Content-type': 'application/json',
      'X-Frontend': frontend,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: controller.signal,
  }
  try {
    const answer = fetch(`${origin}/backends${path}`, init).then(async (response) => {
      const { status } = response
      if (status === 200) return read(response)
      await response.body?.cancel()
      throw new BackendError('unreachable', `${label}: HTTP ${status}`, { status })
    })
    // A fetch that ignores its signal must not hold the page, so the timer races it.
    return await Promise.race([late, answer])
  } catch (error) {
    if (error instanceof BackendError) throw error
    const message = error instanceof Error ? error.message : 'no answer'
    throw new BackendError('unreachable', `${label}: ${message}`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
