import type { Context } from 'hono'
import type { Guide } from '../../contract/guide.ts'
import type { Language } from '../../locales/languages.ts'
import { languageOf } from '../../shared/language.ts'
import type { OfflineGuideEntry, OfflineGuideList } from '../../shared/offline-guide.ts'
import { backendOf } from '../upstream/backend.ts'
import { BackendError } from '../upstream/call.ts'
import { href } from '../href.ts'
import { PageError } from '../page-error.ts'
import { type PageRequest, readPageRequest } from '../page-request.ts'
import { mapIdsOf } from '../parts/load-guide.ts'
import { loadContext } from '../prepare-page.ts'
import { assets, build } from 'virtual:client-build'
import { matchPage } from '../routes.ts'
import { type AppEnv, inBackground, type Scope } from '../scope.ts'
import { hasPage } from '../site-pages.ts'

/** Pages saved with the guide. None has a form: a page for a single visitor cannot be saved. */
const ROUTES = ['traffic', 'tickets', 'questions', 'contact', 'conditions'] as const
/** Size limit for each language. Child maps that do not fit are omitted. */
const MAX_BYTES = 3_000_000
/** Width in pixels at which the picture of a map is sharp on a phone, also zoomed in a little. */
const PAINTING_WIDTH = 1500
/** `max-age` of the list in seconds. It may be a little older than the content. */
const FRESH_S = 300

type ReadPage = (scope: Scope, pageRequest: PageRequest, request: Request) => Promise<Response>

/** Responds with the complete list of files to save. Throws a 503 if one of them is unavailable. */
export async function pocket(c: Context<AppEnv>, readPage: ReadPage): Promise<Response> {
  const scope = c.get('scope')
  const pageAt = (address: string) => pageEntry(scope, address, readPage)
  const entries = await entriesIn(scope, languageOf(c.req.path), pageAt).catch((error: unknown) => {
    if (!(error instanceof BackendError || error instanceof PageError)) throw error
    throw new PageError(503, { statusMessage: 'Service Unavailable', cause: error })
  })
  return c.json({ build: build.id, entries } satisfies OfflineGuideList, 200, {
    'Cache-Control': `private, max-age=${FRESH_S}`,
  })
}

async function entriesIn(
  scope: Scope,
  language: Language,
  pageAt: (address: string) => Promise<OfflineGuideEntry>,
): Promise<OfflineGuideEntry[]> {
  const [maps, ...pages] = await Promise.all([
    hasPage('guide') ? loadMaps(scope, language) : [],
    ...ROUTES.filter(hasPage).map((route) => pageAt(href(language, route))),
  ])
  const groups = await Promise.all(
    maps.map(async ({ address, guide }) => ({
      page: await pageAt(address),
      files: await paintingEntries(scope, guide),
    })),
  )
  const [guide, ...children] = groups.map(({ page, files }) => [page, ...files])
  const entries = guide ? [...assets.pocket, ...guide, ...pages] : pages
  for (const child of children) {
    const bytes = [...entries, ...child].reduce((sum, entry) => sum + entry.bytes, 0)
    if (bytes <= MAX_BYTES) entries.push(...child)
  }
  return [...entries.filter(isFile), ...entries.filter((entry) => !isFile(entry))]
}

/** Loads the guide, followed by its child maps. */
async function loadMaps(scope: Scope, language: Language) {
  const { backend, languageId } = loadContext(language, backendOf(scope))
  const guide = await backend('guide', { params: { languageId } })
  const children = await Promise.all(
    mapIdsOf(guide).map(async (id) => ({
      address: href(language, 'guide', {}, { map: id }),
      guide: await backend('childGuide', { query: { id, languageId } }),
    })),
  )
  return [{ address: href(language, 'guide'), guide }, ...children]
}

async function pageEntry(
  scope: Scope,
  address: string,
  readPage: ReadPage,
): Promise<OfflineGuideEntry> {
  const url = new URL(address, scope.settings.SITE_ORIGIN)
  const match = matchPage(url.pathname)
  const pageRequest = match && (await readPageRequest(match, url.searchParams))
  if (pageRequest === undefined) throw new Error(`${address}: is no page`)
  const response = await readPage(inBackground(scope), pageRequest, new Request(url))
  const body = await response.arrayBuffer()
  const digest = new Uint32Array(await crypto.subtle.digest('SHA-256', body))
  return { address, bytes: body.byteLength, version: digest.slice(0, 3).join('-') }
}

/** Returns the entries for the day and night pictures of a map. Omits pictures on other hosts. */
async function paintingEntries(
  scope: Scope,
  { illustration }: Guide,
): Promise<OfflineGuideEntry[]> {
  const paintings = [illustration, illustration?.dark].filter((each) => each !== undefined)
  const addresses = paintings.map(fileOf)
  const sizes = await Promise.all(addresses.map((address) => bytesOfAsset(scope, address)))
  return addresses.flatMap((address, index) => {
    const bytes = sizes[index]
    return bytes === undefined ? [] : [{ address, bytes, version: address }]
  })
}

type Painting = Pick<NonNullable<Guide['illustration']>, 'src' | 'variants'>

/** Returns the smallest file of the first type that is wide enough, or else the widest. */
function fileOf({ src, variants = [] }: Painting): string {
  const files = variants
    .filter(({ type }) => type === variants[0]?.type)
    .toSorted((one, other) => one.width - other.width)
  return (files.find(({ width }) => width >= PAINTING_WIDTH) ?? files.at(-1))?.src ?? src
}

const sizes = new Map<string, number>()

/** Returns the size of a file of this site in bytes; undefined if the file does not exist. */
async function bytesOfAsset({ env }: Scope, address: string): Promise<number | undefined> {
  const cached = sizes.get(address)
  if (cached !== undefined || !/^\/\w/.test(address)) return cached
  const response = await env.ASSETS.fetch(new URL(address, 'https://assets.invalid'))
  const body = await response.arrayBuffer()
  if (response.ok) sizes.set(address, body.byteLength)
  return sizes.get(address)
}

function isFile({ address }: OfflineGuideEntry): boolean {
  return matchPage(new URL(address, 'https://site.invalid').pathname) === undefined
}
