import { failureText } from '../shared/failure-text.ts'
import { inLanguage } from '../shared/language.ts'
import { scheduleOf, openingTimeline } from '../shared/opening-hours.ts'
import { search } from '../shared/search.ts'
import { timeZone } from '../shared/site.ts'
import { dayEndIn } from '../shared/zoned-time.ts'
import { type Language, languageIds, LANGUAGES } from '../locales/languages.ts'
import type { Menu } from '../contract/menu.ts'
import { Pending } from './lib/in-flight.ts'
import { backendSearchOf, upstreamOf } from './upstream/backend.ts'
import type { Backend, Sources } from './upstream/upstream.ts'
import { BackendError } from './upstream/call.ts'
import { readPrivateCookie } from './edge/cookies.ts'
import { href } from './href.ts'
import { logFailure } from './log.ts'
import { alertsOn } from './parts/page-alerts.ts'
import { PageError, pageNotFound, toPageError } from './page-error.ts'
import type { PageRequest } from './page-request.ts'
import type { LoadContext, ViewContext } from './sections/define-page.ts'
import { type LoadedPage, type Frame, menuIndexOf } from './render/frame.tsx'
import { intlOf } from './render/intl.ts'
import { firstRoute, sectionOf } from './sections/index.ts'
import type { Scope } from './scope.ts'
import type { Settings } from './settings.ts'
import { shareCardOf } from './share-card.ts'
import { menuOf } from './site-pages.ts'

/** Items on one page of a list: one large, and eight in rows. */
const PAGE_SIZE = 9

export interface PreparedPage {
  /** The time for which the page is rendered (Unix ms). */
  now: number
  frame: Frame
  page: LoadedPage
  context: ViewContext
  /** The responses that the page uses. Complete only after the whole page is rendered. */
  sources: Sources
  /** Whether a call for optional data has failed so far. */
  lacksParts: () => boolean
  /** Returns the expiry time of the page (Unix ms). Final only after the whole page is rendered. */
  expiresAt: () => number
}

/** Loads a page's data and document. `isRefresh`: no visitor waits. Throws a `PageError`. */
export async function preparePage(
  scope: Scope,
  pageRequest: PageRequest,
  isRefresh = false,
): Promise<PreparedPage> {
  const { language, path, parsed, page: declared } = pageRequest
  const { settings } = scope
  const now = Date.now()
  // The page will not be streamed, so it waits for all optional data.
  const isComplete = isRefresh || pageRequest.representation === 'payload'
  const { backend, sources } = upstreamOf(scope, isRefresh)
  const ends = [declared.expiresAtMidnight ? dayEndIn(timeZone, now) : Infinity]
  const optionalCalls = new OptionalCalls(scope, language)
  const [global, loaded, lacking] = await Promise.all([
    backend('menu', { params: { languageId: `${languageIds[language]}` } }),
    parsed.load({
      ...loadContext(language, backend),
      optional: optionalCalls.add,
      now: new Date(now),
      backendSearch: backendSearchOf(scope),
      readAsset: (address) => readAsset(scope, address),
      expiresAt: (at) => void ends.push(at),
      cookie: (name) => (declared.isPersonal ? readPrivateCookie(scope, name) : undefined),
    }),
    languagesWithout(scope, pageRequest, isRefresh),
  ]).catch((error: unknown) => {
    if (error instanceof PageError && error.status === 404) throw pageNotFound(error)
    if (!(error instanceof BackendError)) throw error
    if (!error.isNotFound) logFailure(scope, error)
    throw toPageError(error)
  })
  const page = await (isComplete ? loaded.settled() : loaded.withSettled())
  const context = viewContext(pageRequest, global, { now, settings })
  const menu = menuOf(global.menu)
  const head = { ...page.head(context), ...(scope.preview && { isNoIndex: true }) }
  const alerts = alertsOn({ ...declared, ...head }, global.alerts, now)
  ends.push(context.opening[0]?.state.expiresAt ?? Infinity, alerts.expiresAt)
  const { route, layout, styles, sharePicture } = declared
  const { site, opening } = context
  const frame: Frame = {
    language,
    route,
    layout,
    styles,
    sharePicture,
    site,
    opening,
    path,
    query: parsed.query,
    lacking,
    settings,
    menu,
    alerts: alerts.shown,
    menuIndex: menuIndexOf(menu, path),
    head,
    card: shareCardOf(head.image, settings),
    preview: scope.preview,
    staleSince: isComplete ? await sources.oldestAt() : sources.oldestLater(),
    toasts: isComplete ? await optionalCalls.failures() : optionalCalls.failuresLater(),
  }
  return {
    now,
    frame,
    page,
    context,
    sources,
    lacksParts: () => optionalCalls.haveFailed,
    expiresAt: () => Math.min(...ends),
  }
}

/**
 * Returns the other languages in which the requested list page, category or place does not exist.
 * Includes languages whose call fails. Makes no call if the query names none of these.
 */
async function languagesWithout(
  scope: Scope,
  { page, parsed, language }: PageRequest,
  isRefresh: boolean,
): Promise<readonly Language[]> {
  const namesContent = page.contentKeys.some((key) => key in parsed.query)
  if (!namesContent || page.isPersonal) return []
  const { backend } = upstreamOf(scope, isRefresh)
  const lacking = await Promise.all(
    LANGUAGES.filter((other) => other !== language).map((other) =>
      parsed.load(loadContext(other, backend)).then(
        () => [],
        (error: unknown) => {
          if (error instanceof PageError || error instanceof BackendError) return [other]
          throw error
        },
      ),
    ),
  )
  return lacking.flat()
}

function viewContext(
  { page: { route }, language, path, parsed }: PageRequest,
  { site, alerts }: Menu,
  { now, settings: { AMAP_KEY, AMAP_SECRET } }: { now: number; settings: Settings },
): ViewContext {
  const intl = intlOf(language)
  const section = sectionOf(route)
  const schedule = scheduleOf(site)
  return {
    language,
    intl,
    site,
    opening: schedule ? openingTimeline(schedule, now, timeZone) : [],
    alerts,
    address: inLanguage(language, path) + search(parsed.query),
    amap: AMAP_KEY === '' ? undefined : { key: AMAP_KEY, hasProxy: AMAP_SECRET !== undefined },
    crumbs:
      'title' in section
        ? [{ title: intl.formatMessage(section.title), href: href(language, firstRoute(section)) }]
        : [],
  }
}

/** Returns the context for `load`. For pages, `preparePage` replaces parts of it. */
export function loadContext(language: Language, backend: Backend): LoadContext {
  const id = languageIds[language]
  return {
    backend,
    optional: (call) => call.catch(() => undefined),
    language,
    languageId: `${id}`,
    firstPage: { languageId: id, page: 1, pageSize: PAGE_SIZE },
    now: new Date(),
    backendSearch: undefined,
    readAsset: async () => undefined,
    expiresAt: () => undefined,
    cookie: () => undefined,
  }
}

/** Returns the text of a static file; undefined if it cannot be read. */
export async function readAsset({ env }: Scope, address: string): Promise<string | undefined> {
  try {
    const response = await env.ASSETS.fetch(new URL(address, 'https://assets.invalid'))
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}

/** The optional calls of one page, and the error texts of failed calls. */
class OptionalCalls {
  readonly #calls = new Pending()
  readonly #failures = new Set<string>()
  readonly #scope: Scope
  readonly #language: Language

  constructor(scope: Scope, language: Language) {
    this.#scope = scope
    this.#language = language
  }

  /** Adds a call. If it fails, its result is `undefined` and the failure is recorded. */
  readonly add: LoadContext['optional'] = (call) =>
    this.#calls.add(
      call.catch((error: unknown) => {
        if (!(error instanceof BackendError)) throw error
        logFailure(this.#scope, error)
        this.#failures.add(failureText(intlOf(this.#language), error))
        return undefined
      }),
    )

  get haveFailed(): boolean {
    return this.#failures.size > 0
  }

  /** Waits until all calls have ended. Returns the error texts of failed calls, each text once. */
  async failures(): Promise<readonly string[]> {
    await Promise.all(this.#calls.all)
    return [...this.#failures]
  }

  /** Like `failures`, but returns no promise if all calls have already ended. */
  failuresLater(): Frame['toasts'] {
    return this.#calls.isEmpty ? [...this.#failures] : this.failures()
  }
}
