import { Component, Fragment, type ReactNode, StrictMode, startTransition } from 'react'
import { type HydrationOptions, hydrateRoot } from 'react-dom/client'
import { createIntl, RawIntlProvider } from 'react-intl'
import { trusted } from './boot/trusted-types.ts'
import { type IslandData, type IslandDefinition, toast } from './islands/define-island.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The values of an island's fields, and the focused field. They survive replaced elements. */
class FormSnapshot {
  readonly #root: Element
  #fields: readonly Control[]
  #focused = document.activeElement

  constructor(root: Element) {
    this.#root = root
    this.#fields = fieldsOf(root)
    root.addEventListener('focusin', ({ target }) => {
      this.#focused = target instanceof Element ? target : null
    })
  }

  /** Stores the current fields. A field still has its value after it was removed from the page. */
  hold(): void {
    this.#fields = fieldsOf(this.#root)
  }

  /** Restores the values as if typed, and the focus. Returns whether it filled any field. */
  refill(): boolean {
    const fields = byName(fieldsOf(this.#root))
    let isChanged = false
    for (const [name, before] of byName(this.#fields)) {
      const field = fields.get(name)
      if (field === undefined || field === before) continue
      if (copy(before, field)) isChanged = true
      if (before === this.#focused && document.activeElement === document.body) focus(field, before)
    }
    return isChanged
  }
}

function fieldsOf(root: Element): Control[] {
  return [...root.querySelectorAll<Control>('input, textarea, select')]
}

/**
 * Returns fields by type and order. Names from React are ignored, because they change with each
 * rendering. A field with `data-for` belongs to one question (a captcha) and matches only a field
 * for the same question.
 */
function byName(fields: readonly Control[]): Map<string, Control> {
  const counts = new Map<string, number>()
  return new Map(
    fields.map((field) => {
      const own = field.name.startsWith('_') ? '' : field.name
      const choice = isChoice(field) ? field.value : ''
      const name = [field.type, own, choice, field.dataset['for']].join('|')
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      return [`${name}|${count}`, field]
    }),
  )
}

function isChoice(field: Control): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox'
}

function copy(before: Control, field: Control): boolean {
  if (isChoice(before) && isChoice(field)) {
    const isOther = before.checked !== field.checked && (before.checked || field.type !== 'radio')
    if (isOther) field.click()
    return isOther
  }
  if (before.value === field.value) return false
  // With the browser's own setter: React replaces it, and would not notice the change.
  Reflect.set(Object(Object.getPrototypeOf(field)), 'value', before.value, field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return field.type !== 'hidden'
}

function focus(field: Control, before: Control): void {
  field.focus({ preventScroll: true })
  if (field instanceof HTMLSelectElement || before instanceof HTMLSelectElement) return
  try {
    field.setSelectionRange(before.selectionStart, before.selectionEnd)
  } catch {
    // Date and e-mail fields have no selection.
  }
}

const loaders = import.meta.glob<IslandDefinition<object>>('./islands/*.island.tsx', {
  import: 'default',
})

/**
 * Hydrates an island in the server's markup. Returns the function that unmounts it. Throws if its
 * code cannot be loaded. If the first rendering differs from the markup, or a later one fails,
 * React renders the island anew. If that fails too, the server's markup is restored and works
 * without script. In both cases the fields keep their values, and a toast informs the visitor. Sets
 * `data-state` of the island's element to `ready` or `failed`.
 */
export async function hydrateIsland(element: Element): Promise<() => void> {
  const name = element.getAttribute('name') ?? ''
  const load = loaders[`./islands/${name}.island.tsx`]
  const root = element.querySelector(':scope > .island-root')
  if (load === undefined || root === null) throw new Error(`No island ${name}`)
  const { Component: Island, unpack } = await load()
  const data = element.querySelector(':scope > script[type="application/json"]')
  const { props, locale, messages }: IslandData = JSON.parse(data?.textContent ?? '')
  const served = root.innerHTML
  const fields = new FormSnapshot(root)
  function settle(state: 'ready' | 'failed', wasReplaced: boolean): void {
    element.setAttribute('data-state', state)
    if (!fields.refill() && !wasReplaced) return
    // A part of the page was rendered again. The typed text is still there.
    const text = element.getAttribute('data-repaired') ?? ''
    toast({ text, type: 'warning', durationMs: 0 })
  }
  // No time zone is set, because no island shows a date. With a time zone, every message would
  // merge its formats again.
  const island = (
    <StrictMode>
      <RawIntlProvider value={createIntl({ locale, messages })}>
        <Guarded
          draw={() => <Island {...unpack(props, root)} />}
          onReady={(wasReplaced) => settle('ready', wasReplaced)}
          onEnd={() => fields.hold()}
        />
      </RawIntlProvider>
    </StrictMode>
  )
  let isUnmounted = false
  const options: HydrationOptions = {
    identifierPrefix: name,
    onRecoverableError(error) {
      // React reports an error if a root is unmounted before it has hydrated.
      if (!isUnmounted) reportRepaired(error)
    },
    onCaughtError: reportRepaired,
    onUncaughtError(error) {
      reportRepaired(error)
      // React has emptied the root and no longer controls it.
      root.innerHTML = trusted.createHTML(served)
      settle('failed', true)
    },
  }
  return new Promise((resolve) => {
    // In a transition, React works in short steps. The browser can respond between them.
    startTransition(() => {
      const hydrated = hydrateRoot(root, island, options)
      resolve(() => {
        isUnmounted = true
        hydrated.unmount()
      })
    })
  })
}

/** The address of this site's scripts, as it appears in stack traces. */
const SCRIPTS = import.meta.url.replace(/[^/]+$/, '')
/** Reported rendering errors. The visitor is informed after the island has been rendered again. */
const repaired = new WeakSet<object>()

function reportRepaired(error: unknown): void {
  if (error instanceof Error) repaired.add(error)
  reportError(error)
}

// An error in an event handler does not change the page, so visitors would not notice it.
// `tellFailed` ignores errors from scripts of others, such as extensions.
addEventListener('error', ({ error }) => tellFailed(error))
addEventListener('unhandledrejection', ({ reason }) => tellFailed(reason))

function tellFailed(error: unknown): void {
  if (!(error instanceof Error) || repaired.has(error) || !error.stack?.includes(SCRIPTS)) return
  const text = document.querySelector('[data-failed]')?.getAttribute('data-failed')
  if (text) toast({ text, type: 'error' })
}

interface GuardedProps {
  draw: () => ReactNode
  /** Called when the whole island is in the page, whether hydrated or rendered anew. */
  onReady: (wasReplaced: boolean) => void
  /** Called before React removes the island's elements. */
  onEnd: () => void
}

interface GuardedState {
  /** A new object for each error. */
  error: { cause: unknown } | undefined
  counted: GuardedState['error']
  failures: number
}

/** Renders an island; if that fails, once more: a browser extension may have changed the page. */
class Guarded extends Component<GuardedProps, GuardedState> {
  override state: GuardedState = { error: undefined, counted: undefined, failures: 0 }

  static getDerivedStateFromError(cause: unknown): Partial<GuardedState> {
    return { error: { cause } }
  }

  static getDerivedStateFromProps(
    _: GuardedProps,
    { error, counted, failures }: GuardedState,
  ): Partial<GuardedState> | null {
    return error === counted ? null : { counted: error, failures: failures + 1 }
  }

  override componentDidMount(): void {
    this.props.onReady(this.state.failures > 0)
  }

  override getSnapshotBeforeUpdate(): null {
    this.props.onEnd()
    return null
  }

  override componentDidUpdate(): void {
    this.props.onReady(true)
  }

  override componentWillUnmount(): void {
    this.props.onEnd()
  }

  override render(): ReactNode {
    const { error, failures } = this.state
    if (failures > 1) throw error?.cause
    return <Fragment key={failures}>{this.props.draw()}</Fragment>
  }
}
