import type {
  OfflineGuideEntry,
  OfflineGuideLanguage,
  OfflineGuideList,
  OfflineGuideOffer,
  OfflineGuideOrder,
  OfflineGuideRecord,
  OfflineGuideReport,
} from '../../shared/offline-guide.ts'
import { attempt } from './page-facts.ts'
import { SERVICE_WORKER, trusted } from './trusted-types.ts'
import { installing } from './watch-offline-guide.ts'

/** After this silence, the page asks the service worker to go on: browsers stop long runs. */
const SILENCE_MS = 20_000

/** Storage key: set if the visitor does not want to install the site. */
const DISMISSED = 'install-dismissed'

interface View extends OfflineGuideOffer {
  root: HTMLElement
}

let silence = 0

/** Shows the offer to save the guide, with its size, the progress, and what is already saved. */
export async function offerOfflineGuide(root: Element): Promise<void> {
  if (!('serviceWorker' in navigator) || !(root instanceof HTMLElement)) return
  const offer: OfflineGuideOffer = JSON.parse(root.dataset['pocket'] ?? '')
  const view: View = { ...offer, root }
  root.tabIndex = -1
  listen(view)
  const worker = (await navigator.serviceWorker.getRegistration())?.active
  if (worker) post(worker, { pocket: 'tell' })
  else await showOffer(view)
}

function listen(view: View): void {
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<OfflineGuideReport>) => {
      // The page has been replaced meanwhile.
      if (!view.root.isConnected) return
      clearTimeout(silence)
      if (data.pocket === 'progress') showProgress(view, data.bytes, data.total)
      else if (data.pocket === 'failed') void showOffer(view, data.isFull ? 'full' : 'failed')
      else if (data.record) void showSaved(view, data.record)
      else void showOffer(view)
    },
  )
  addEventListener('beforeinstallprompt', () => {
    if (view.root.hasChildNodes()) view.root.append(...installButton(view))
  })
}

/** Shows the offer, unless the guide cannot be saved, for example without a network. */
async function showOffer(view: View, failure?: 'full' | 'failed'): Promise<void> {
  const { words, language, lists } = view
  const entries = await listAt(lists[language])
  const why = failure ? [line(words[failure])] : []
  if (entries === undefined) return draw(view, why)
  const what = words.what ? [line(words.what)] : []
  draw(view, [...why, keepButton(view, words.keep, { languages: [language], entries }), ...what])
}

/** Shows what is saved, and which languages can be added. */
async function showSaved(view: View, record: OfflineGuideRecord): Promise<void> {
  const { words, language, locale, lists } = view
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  const text = withSizes(view, words.saved, { size: sizeOf(record.entries) })
  const saved = line(text.replace('{time}', format.format(record.checkedAt)))
  const remove = button(words.remove, () => void send({ pocket: 'remove' }))
  draw(view, [saved, remove])
  const nameOf = (tag: string) => new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag
  const savedAddresses = new Set(record.entries.map(({ address }) => address))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page wrote these keys
  const languages = Object.keys(lists) as OfflineGuideLanguage[]
  for (const other of languages.filter((each) => !record.languages.includes(each))) {
    // oxlint-disable-next-line no-await-in-loop -- only a few items
    const list = await listAt(lists[other])
    const entries = list?.filter(({ address }) => !savedAddresses.has(address))
    const label = other === language ? words.keep : words.other.replace('{language}', nameOf(other))
    if (entries && label)
      remove.before(keepButton(view, label, { languages: [...record.languages, other], entries }))
  }
}

function showProgress(view: View, bytes: number, total: number): void {
  const bar = Object.assign(document.createElement('progress'), { max: total, value: bytes })
  bar.ariaLabel = withSizes(view, view.words.keeping, { done: bytes, size: total })
  draw(view, [bar, line(bar.ariaLabel)])
}

function keepButton(
  view: View,
  label: string,
  { languages, entries }: Pick<OfflineGuideRecord, 'languages' | 'entries'>,
): HTMLElement {
  const total = sizeOf(entries)
  return button(withSizes(view, label, { size: total }), () => {
    showProgress(view, 0, total)
    void keep(languages)
  })
}

async function keep(languages: readonly OfflineGuideLanguage[]): Promise<void> {
  clearTimeout(silence)
  silence = window.setTimeout(() => void keep(languages), SILENCE_MS)
  await send({ pocket: 'keep', languages })
}

/** Sends an order to the service worker. Registers it first: visitors who save data have none. */
async function send(order: OfflineGuideOrder): Promise<void> {
  await navigator.serviceWorker.register(trusted.createScriptURL(SERVICE_WORKER))
  const { active } = await navigator.serviceWorker.ready
  if (active) post(active, order)
}

function post(worker: ServiceWorker, order: OfflineGuideOrder): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- `targetOrigin` is only for windows
  worker.postMessage(order)
}

async function listAt(address: string): Promise<readonly OfflineGuideEntry[] | undefined> {
  try {
    const response = await fetch(address, { priority: 'low' })
    const list: OfflineGuideList | undefined = response.ok ? await response.json() : undefined
    return list?.entries
  } catch {
    return undefined
  }
}

function sizeOf(entries: readonly OfflineGuideEntry[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0)
}

function withSizes({ locale }: View, text: string, sizes: Record<string, number>): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  return Object.entries(sizes).reduce(
    (filled, [name, bytes]) => filled.replace(`{${name}}`, format.format(bytes / 1e6)),
    text,
  )
}

/** Renders the parts. If the focused button disappears, the focus moves to the whole offer. */
function draw(view: View, parts: readonly HTMLElement[]): void {
  const hadFocus = view.root.contains(document.activeElement)
  view.root.replaceChildren(...parts, ...installButton(view))
  if (hadFocus) view.root.focus()
}

function installButton({ words }: View): HTMLElement[] {
  // Undefined if the browser denies access to its storage.
  const dismissed = attempt(() => localStorage.getItem(DISMISSED))
  if (!installing.offer || dismissed !== null) return []
  const install = button(words.install, () => {
    install.remove()
    void promptInstall()
  })
  return [install]
}

async function promptInstall(): Promise<void> {
  const { offer } = installing
  installing.offer = undefined
  const answer = await offer?.prompt()
  if (answer?.outcome === 'dismissed') localStorage.setItem(DISMISSED, '1')
}

function line(text: string): HTMLElement {
  return Object.assign(document.createElement('p'), { textContent: text })
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  Object.assign(element, { type: 'button', textContent: label })
  element.addEventListener('click', onPress)
  return element
}
