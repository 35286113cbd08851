import { words } from 'virtual:site/offline'
import type { Language } from '../../locales/languages.ts'
import type {
  OfflineGuideEntry,
  OfflineGuideList,
  OfflineGuideRecord,
  OfflineGuideReport,
} from '../../shared/offline-guide.ts'

const CACHE = 'pocket'
/** Key of the record in the cache of saved files. No page of the site has this address. */
const RECORD = '/pocket-record.json'
/** Interval at which saved files are compared with the site. A new build is compared at once. */
const RENEW_MS = 60 * 60 * 1000
/** Pause after a failed update. The device may be full, or the network slow. */
const RETRY_MS = 10 * 60 * 1000
const FETCHES_AT_ONCE = 4

type Tell = (report: OfflineGuideReport) => void

/** The last operation. They run one by one, because a page may request one that is running. */
let work: Promise<void> = Promise.resolve()
let triedAt = -Infinity

/** Returns the offline guide; undefined if it was never saved completely. */
export async function openOfflineGuide() {
  if (!(await caches.has(CACHE))) return undefined
  const cache = await caches.open(CACHE)
  const saved = await cache.match(RECORD)
  const record: OfflineGuideRecord | undefined = await saved?.json()
  return record && { record, cache }
}

/** Saves the guide in these languages and reports progress. Fetches only what has changed. */
export function saveOfflineGuide(languages: readonly Language[], tell: Tell): Promise<void> {
  work = work.then(() => keep(languages, tell))
  return work
}

export function removeOfflineGuide(): Promise<void> {
  work = work.then(async () => void (await caches.delete(CACHE)))
  return work
}

/** The error names for full storage: the standard one, and Firefox's. */
const FULL = ['QuotaExceededError', 'NS_ERROR_FILE_NO_DEVICE_SPACE']

async function keep(languages: readonly Language[], tell: Tell): Promise<void> {
  const before = (await openOfflineGuide())?.record
  try {
    const { build, entries } = await fetchLists(languages)
    const versions = new Map(before?.entries.map(({ address, version }) => [address, version]))
    const missing = entries.filter(({ address, version }) => versions.get(address) !== version)
    const pocket = await caches.open(CACHE)
    await fetchInto(pocket, missing, tell)
    await forgetOthers(pocket, entries)
    const record: OfflineGuideRecord = { languages, build, entries, checkedAt: Date.now() }
    await pocket.put(RECORD, new Response(JSON.stringify(record)))
    tell({ pocket: 'state', record })
  } catch (error) {
    // Deletes old files only after all new ones are saved. So after a failure, the previous version
    // is still complete.
    if (before === undefined) await caches.delete(CACHE).catch(() => false)
    tell({ pocket: 'failed', isFull: FULL.includes(Object(error).name) })
  }
}

async function fetchLists(languages: readonly Language[]): Promise<OfflineGuideList> {
  const requests = languages.map((language) =>
    fetchWhole(words[language].guidePath, { cache: 'no-cache' }),
  )
  const responses = await Promise.all(requests)
  const lists: OfflineGuideList[] = await Promise.all(responses.map((each) => each.json()))
  const entries = lists.flatMap((list) => list.entries)
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]))
  return { build: lists[0]?.build ?? '', entries: [...byAddress.values()] }
}

async function fetchInto(
  pocket: Cache,
  entries: readonly OfflineGuideEntry[],
  tell: Tell,
): Promise<void> {
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  const queue = entries.values()
  const end = new AbortController()
  let bytes = 0
  const fetchNext = async () => {
    for (const entry of queue) {
      // oxlint-disable-next-line no-await-in-loop -- a few at once; files come before the pages that need them
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

/** Fetches a file. Throws unless the response is complete, from this site and public. */
async function fetchWhole(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, { credentials: 'omit', priority: 'low', ...init })
  const isForAll = !response.headers.get('Cache-Control')?.includes('no-store')
  if (response.status === 200 && !response.redirected && isForAll) return response
  throw new Error(`${address}: HTTP ${response.status}`)
}

async function forgetOthers(pocket: Cache, entries: readonly OfflineGuideEntry[]): Promise<void> {
  const addresses = [RECORD, ...entries.map(({ address }) => address)]
  const wanted = new Set(addresses.map((address) => location.origin + address))
  const others = (await pocket.keys()).filter(({ url }) => !wanted.has(url))
  await Promise.all(others.map((other) => pocket.delete(other)))
}

/** Updates the offline guide after a deploy and once an hour. Never throws. */
export async function updateOfflineGuide(build: string | null): Promise<void> {
  const record = (await openOfflineGuide())?.record
  if (record === undefined || Date.now() - triedAt < RETRY_MS) return
  if (record.build === build && Date.now() - record.checkedAt < RENEW_MS) return
  triedAt = Date.now()
  await saveOfflineGuide(record.languages, () => undefined)
}

/** Returns a saved file. Its address identifies its content, so it is never out of date. */
export async function cachedFile(request: Request): Promise<Response | undefined> {
  if (!(await caches.has(CACHE))) return undefined
  return (await caches.open(CACHE)).match(request, { ignoreVary: true })
}

/** Removes pictures that are not saved from each `srcset`, unless it has no saved picture. */
export function withCachedPictures(html: string, { entries }: OfflineGuideRecord): string {
  const saved = new Set(entries.map(({ address }) => address))
  return html.replaceAll(/(?<=\bsrcset=")[^"]*/gi, (srcset) => {
    const files = srcset.split(', ').filter((file) => saved.has(file.split(' ', 1)[0] ?? ''))
    return files.join(', ') || srcset
  })
}
