import type { Language } from '../../locales/languages.ts'
import type { PocketEntry, PocketList, PocketRecord, PocketReport } from '../../shared/pocket.ts'

const CACHE = 'pocket'
/** What is kept, beside it: no address of the site's. */
const RECORD = '/pocket-record.json'
/** How often what is kept is compared with the site, unless there is a new build. */
const RENEW_MS = 60 * 60 * 1000
/** After a renewal that failed, a full device or a slow network is left alone. */
const RETRY_MS = 10 * 60 * 1000
const FETCHES_AT_ONCE = 4

const LISTS: Readonly<Record<Language, string>> = { zh: '/pocket.json', en: '/en/pocket.json' }

type Tell = (report: PocketReport) => void

/** What is kept for the way, and where. */
interface Pocket {
  record: PocketRecord
  cache: Cache
}

/** One thing after the other: a page may ask again for what is under way. */
let work: Promise<void> = Promise.resolve()
let triedAt = -Infinity

/** What is kept for the way; nothing where it was never kept whole. */
export async function openPocket(): Promise<Pocket | undefined> {
  if (!(await caches.has(CACHE))) return undefined
  const cache = await caches.open(CACHE)
  const kept = await cache.match(RECORD)
  return kept && { record: await kept.json(), cache }
}

/** Keeps the guide in these languages, and says how far it is; what is kept already and has not changed is not fetched again. */
export function keepPocket(languages: readonly Language[], tell: Tell): Promise<void> {
  work = work.then(() => keep(languages, tell))
  return work
}

/** Forgets all that is kept for the way. */
export function removePocket(): Promise<void> {
  work = work.then(async () => void (await caches.delete(CACHE)))
  return work
}

async function keep(languages: readonly Language[], tell: Tell): Promise<void> {
  const before = (await openPocket())?.record
  try {
    const { build, entries } = await fetchLists(languages)
    const known = new Map(before?.entries.map(({ address, version }) => [address, version]))
    const missing = entries.filter(({ address, version }) => known.get(address) !== version)
    const pocket = await caches.open(CACHE)
    await fetchInto(pocket, missing, tell)
    await forgetOthers(pocket, entries)
    const record: PocketRecord = { languages, build, entries, checkedAt: Date.now() }
    await pocket.put(RECORD, new Response(JSON.stringify(record)))
    tell({ pocket: 'state', record })
  } catch (error) {
    // What was kept before still is: the old files go only once all is there.
    if (before === undefined) await caches.delete(CACHE).catch(() => false)
    tell({ pocket: 'failed', isFull: isFull(error) })
  }
}

/** What all lists have, each address once. */
async function fetchLists(languages: readonly Language[]): Promise<PocketList> {
  const lists = await Promise.all(
    languages.map(async (language): Promise<PocketList> => {
      const response = await fetchWhole(LISTS[language], { cache: 'no-cache' })
      return response.json()
    }),
  )
  const entries = new Map(
    lists.flatMap((list) => list.entries.map((entry) => [entry.address, entry] as const)),
  )
  return { build: lists[0]?.build ?? '', entries: [...entries.values()] }
}

async function fetchInto(
  pocket: Cache,
  entries: readonly PocketEntry[],
  tell: Tell,
): Promise<void> {
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  const queue = entries.values()
  const end = new AbortController()
  let bytes = 0
  const fetchNext = async () => {
    for (const entry of queue) {
      // oxlint-disable-next-line no-await-in-loop -- some at once, files before the pages that need them
      await pocket.put(entry.address, await fetchWhole(entry.address, { signal: end.signal }))
      end.signal.throwIfAborted()
      bytes += entry.bytes
      tell({ pocket: 'progress', bytes, total })
    }
  }
  try {
    await Promise.all(Array.from({ length: FETCHES_AT_ONCE }, fetchNext))
  } catch (error) {
    end.abort()
    throw error
  }
}

/** Throws where there is no network, and for anything but a whole answer of this site's that is the same for everyone. */
async function fetchWhole(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, { credentials: 'omit', priority: 'low', ...init })
  const isForAll = !response.headers.get('Cache-Control')?.includes('no-store')
  if (response.status === 200 && !response.redirected && isForAll) return response
  throw new Error(`${address}: HTTP ${response.status}`)
}

async function forgetOthers(pocket: Cache, entries: readonly PocketEntry[]): Promise<void> {
  const addresses = [RECORD, ...entries.map(({ address }) => address)]
  const wanted = new Set(addresses.map((address) => location.origin + address))
  const others = (await pocket.keys()).filter(({ url }) => !wanted.has(url))
  await Promise.all(others.map((other) => pocket.delete(other)))
}

/** What a full device is called: by the standard, and by Firefox, which rejects `put` with an object of its own that is no `Error`. */
const FULL: readonly unknown[] = ['QuotaExceededError', 'NS_ERROR_FILE_NO_DEVICE_SPACE']

function isFull(error: unknown): boolean {
  return FULL.includes(Object(error).name)
}

/** Renews what is kept where the site has another build, and each hour. If that fails, it stays as it is. */
export async function renewPocket(build: string | null): Promise<void> {
  const record = (await openPocket())?.record
  if (record === undefined || Date.now() - triedAt < RETRY_MS) return
  if (record.build === build && Date.now() - record.checkedAt < RENEW_MS) return
  triedAt = Date.now()
  await keepPocket(record.languages, () => undefined)
}

/** A script, stylesheet or picture as it was kept: its address names its content, so it never changes. */
export async function keptFile(request: Request): Promise<Response | undefined> {
  if (!(await caches.has(CACHE))) return undefined
  return (await caches.open(CACHE)).match(request, { ignoreVary: true })
}

/** Leaves only kept pictures to choose from, where one of them is kept. */
export function withKeptPictures(html: string, { entries }: PocketRecord): string {
  const kept = new Set(entries.map(({ address }) => address))
  return html.replaceAll(/(?<=\bsrcset=")[^"]*/gi, (srcset) => {
    const files = srcset.split(', ').filter((file) => kept.has(file.split(' ', 1)[0] ?? ''))
    return files.join(', ') || srcset
  })
}
