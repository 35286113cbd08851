import type { Context } from 'hono'
import { failureText } from '../client/shared/failure-text.ts'
import { inLanguage } from '../client/shared/language.ts'
import { type Language, languages } from '../locales/languages.ts'
import type { AppEnv } from './app-env.ts'
import { readsOf } from './backend-for-request.ts'
import type { Backend } from './backends/client.ts'
import { BackendError } from './backends/errors.ts'
import type { Sources } from './backends/sources.ts'
import { readSettings, type Settings } from './bindings.ts'
import type { PageRequest } from './edge/page-address.ts'
import { search } from './href.ts'
import { noteFailure } from './note-failure.ts'
import { PageError } from './page-error.ts'
import type { LoadContext, LoadedPage, ViewContext } from './pages/define-page.ts'
import { type Frame, menuIndexOf } from './render/frame.ts'
import { intlOf } from './render/intl.ts'

interface Preparation extends Pick<PageRequest, 'page' | 'language' | 'path' | 'parsed'> {
  submission?: LoadContext['submission']
  /** Waits for all optional data, for a reader who must get the page in one piece. */
  isComplete: boolean
  /** Nobody waits for the answer: new data is preferred to an old copy at once. */
  isRefresh?: boolean
}

export interface PreparedPage {
  frame: Frame
  page: LoadedPage
  context: ViewContext
  /** What it was made of; complete only once the page is drawn to its end. */
  sources: Sources
  /** Whether a call for optional data has failed so far. */
  lacksParts: () => boolean
}

/** Loads what a page and the document around it are drawn from. Throws a `PageError` that decides the status. */
export async function preparePage(c: Context<AppEnv>, request: Preparation): Promise<PreparedPage> {
  const { language, path, parsed } = request
  const settings = readSettings(c.env)
  const { backend, sources } = readsOf(c, request.isRefresh)
  const optionalCalls = new OptionalCalls(c, language)
  const [{ menu, site }, loaded] = await Promise.all([
    backend('menu', { params: { languageId: `${languages[language].id}` } }),
    parsed.load({
      ...loadContext(language, backend),
      optional: optionalCalls.add,
      submission: request.submission,
    }),
  ]).catch((error: unknown) => {
    throw toPageError(error, c)
  })
  const page = request.isComplete ? await loaded.settled() : loaded
  const context: ViewContext = {
    language,
    intl: intlOf(language),
    site,
    address: inLanguage(language, path) + search(parsed.query),
    amap: amapSettings(settings),
  }
  const frame: Frame = {
    language,
    layout: request.page.layout,
    path,
    query: parsed.query,
    siteOrigin: settings.SITE_ORIGIN,
    settings,
    menu,
    site,
    menuIndex: menuIndexOf(menu, path),
    head: page.head(context),
    asOf: await sources.oldestAt(),
    toasts: request.isComplete ? await optionalCalls.failures() : optionalCalls.failuresLater(),
  }
  return {
    frame,
    page: await page.soFar(),
    context,
    sources,
    lacksParts: () => optionalCalls.haveFailed,
  }
}

function amapSettings({ AMAP_KEY, AMAP_SECRET }: Settings): ViewContext['amap'] {
  return AMAP_KEY === '' ? undefined : { key: AMAP_KEY, hasProxy: AMAP_SECRET !== undefined }
}

/** The context of `load`. Optional data that fails is dropped without a toast, unless the caller gives another `optional`. */
export function loadContext(language: Language, backend: Backend): LoadContext {
  return {
    backend,
    optional: (call) => call.catch(() => undefined),
    language,
    languageId: `${languages[language].id}`,
    now: new Date(),
  }
}

/** The calls for optional data of one page, and what the visitor is told of those that failed. */
class OptionalCalls {
  readonly #calls: Promise<unknown>[] = []
  #underWay = 0
  readonly #failures = new Set<string>()
  readonly #c: Context<AppEnv>
  readonly #language: Language

  constructor(c: Context<AppEnv>, language: Language) {
    this.#c = c
    this.#language = language
  }

  readonly add: LoadContext['optional'] = (call) => {
    this.#underWay += 1
    const settled = call
      .catch((error: unknown) => {
        if (!(error instanceof BackendError)) throw error
        noteFailure(this.#c, error)
        this.#failures.add(failureText(this.#language, error))
        return undefined
      })
      .finally(() => {
        this.#underWay -= 1
      })
    this.#calls.push(settled)
    return settled
  }

  get haveFailed(): boolean {
    return this.#failures.size > 0
  }

  async failures(): Promise<readonly string[]> {
    await Promise.all(this.#calls)
    return [...this.#failures]
  }

  /** At once where nothing is under way. */
  failuresLater(): Frame['toasts'] {
    return this.#underWay === 0 ? [...this.#failures] : this.failures()
  }
}

/** The 404 for an address that has the form of a page's address, where there is no such page. */
export function pageNotFound(c: Context<AppEnv>, cause?: unknown): PageError {
  const statusMessage = `Page Not Found: ${requestedPath(c)}`
  return new PageError(404, { statusMessage, cause })
}

function toPageError(error: unknown, c: Context<AppEnv>): unknown {
  const isMissing = error instanceof PageError && error.status === 404
  if (isMissing || (error instanceof BackendError && error.isNotFound)) {
    return pageNotFound(c, error)
  }
  if (!(error instanceof BackendError)) return error
  noteFailure(c, error)
  return new PageError(503, { statusMessage: 'Service Unavailable', cause: error })
}

/** Path and query as requested, for messages. */
export function requestedPath(c: Context<AppEnv>): string {
  const { pathname, search: query } = new URL(c.req.url)
  return pathname + query
}
