import type { ToastRequest } from '../../shared/toast.ts'

/** How long a toast stays. */
const TOAST_MS = 3000
/** Repeats of a toast are counted up to here. */
const TOAST_COUNT_LIMIT = 99

/** A toast that is showing. */
export interface Toast extends ToastRequest {
  /** How often it was asked for. */
  count: number
}

/** What keeps a toast from going: the pointer over it, or the keyboard's focus inside. */
export type Holder = 'pointer' | 'focus'

interface Entry {
  toast: Toast
  holders: Set<Holder>
  timer: ReturnType<typeof setTimeout> | undefined
}

/** The toasts that are showing, oldest first, and how long each stays. Calls `onChange` whenever they change. */
export class ToastQueue {
  readonly #entries = new Map<string, Entry>()
  readonly #onChange: (toasts: readonly Toast[]) => void

  constructor(onChange: (toasts: readonly Toast[]) => void) {
    this.#onChange = onChange
  }

  /** Shows a toast. One that shows the same text is counted up instead; its time starts again unless it is held. */
  show(request: ToastRequest): void {
    const known = this.#entries.get(request.text)
    const toast = { ...request, count: (known?.toast.count ?? 0) + 1 }
    const entry = known ?? { toast, holders: new Set(), timer: undefined }
    entry.toast = toast
    this.#entries.set(request.text, entry)
    this.#start(entry)
    this.#tell()
  }

  /** Keeps a toast for as long as one of its holders stays. */
  hold(text: string, holder: Holder): void {
    const entry = this.#entries.get(text)
    entry?.holders.add(holder)
    clearTimeout(entry?.timer)
  }

  /** Gives a toast its whole time again once nothing holds it. */
  release(text: string, holder: Holder): void {
    const entry = this.#entries.get(text)
    if (entry?.holders.delete(holder)) this.#start(entry)
  }

  close(text: string): void {
    clearTimeout(this.#entries.get(text)?.timer)
    if (this.#entries.delete(text)) this.#tell()
  }

  closeAll(): void {
    for (const { timer } of this.#entries.values()) clearTimeout(timer)
    this.#entries.clear()
    this.#tell()
  }

  #start(entry: Entry): void {
    clearTimeout(entry.timer)
    const { text, durationMs = TOAST_MS } = entry.toast
    if (durationMs > 0 && entry.holders.size === 0)
      entry.timer = setTimeout(() => this.close(text), durationMs)
  }

  #tell(): void {
    this.#onChange([...this.#entries.values()].map(({ toast }) => toast))
  }
}

/** How a count is shown: nothing for a single toast, `99+` above 99. */
export function countText(count: number): string {
  if (count === 1) return ''
  return count > TOAST_COUNT_LIMIT ? `${TOAST_COUNT_LIMIT}+` : String(count)
}
