import { Component, Fragment, type ReactNode, StrictMode, startTransition } from 'react'
import { type HydrationOptions, hydrateRoot } from 'react-dom/client'
import { createIntl, RawIntlProvider } from 'react-intl'
import { type IslandData, type IslandDefinition, toast } from './islands/define-island.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the fields of an island hold, and which one has the focus, whatever becomes of their elements. */
class HeldFields {
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

  /** Holds on to the fields that stand there now. They keep what they hold when they are removed. */
  hold(): void {
    this.#fields = fieldsOf(this.#root)
  }

  /**
   * Fills the fields that stand there now with what those before them held, as if the visitor had; gives back the focus that was
   * lost with one of those. Returns whether anything had to be filled in.
   */
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
 * Fields by what they are and in which order they stand. A field with `data-for` belongs to a question of its own (a captcha) and
 * is never taken for that of another one. Names that React has made are left out: they change when it draws anew.
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
  setValue(field, before.value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return field.type !== 'hidden'
}

/** As typing does: React puts a setter of its own before the browser's, and overlooks what comes through it. */
function setValue(field: Control, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field)
  Reflect.set(Object(prototype), 'value', value, field)
}

function focus(field: Control, before: Control): void {
  field.focus({ preventScroll: true })
  if (field instanceof HTMLSelectElement || before instanceof HTMLSelectElement) return
  try {
    field.setSelectionRange(before.selectionStart, before.selectionEnd)
  } catch {
    // A date or an e-mail address has no selection.
  }
}

const loaders = import.meta.glob<IslandDefinition<object>>('./islands/*.island.tsx', {
  import: 'default',
})

/**
 * Wakes an island where the server drew it; returns the function that unmounts it. Throws if its code can't be loaded. If its
 * first rendering differs from what stands in the page, that is reported and React draws it anew; so it is when it fails later, and
 * if it fails again the served markup is put back, which works without script. Whatever replaces the fields that a visitor has filled
 * in, they hold the same afterwards, and a toast says so. The marker's `data-state` says when it is `ready`, or has `failed`.
 */
export async function hydrateIsland(element: Element): Promise<() => void> {
  const name = element.getAttribute('name') ?? ''
  const load = loaders[`./islands/${name}.island.tsx`]
  const root = element.querySelector(':scope > .island-root')
  if (load === undefined || root === null) throw new Error(`No island ${name}`)
  const { Component: Island, unpack } = await load()
  const { props, locale, messages } = readData(element)
  const served = root.innerHTML
  const fields = new HeldFields(root)
  function settle(state: 'ready' | 'failed', wasReplaced: boolean): void {
    element.setAttribute('data-state', state)
    const isRefilled = fields.refill()
    if (isRefilled || wasReplaced) tellRepaired(element)
  }
  // Without a time zone, since no island writes a date: with one, every message would merge its formats anew.
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
  const options: HydrationOptions = {
    identifierPrefix: name,
    onRecoverableError: reportRepaired,
    onCaughtError: reportRepaired,
    onUncaughtError(error) {
      reportRepaired(error)
      // React has emptied the root by now, and no longer watches it.
      root.innerHTML = served
      settle('failed', true)
    },
  }
  return new Promise((resolve) => {
    // In a transition React works in slices, and the browser answers the visitor between them.
    startTransition(() => {
      const hydrated = hydrateRoot(root, island, options)
      resolve(() => hydrated.unmount())
    })
  })
}

/** Where this site's scripts are, as stacks of errors name it. */
const SCRIPTS = import.meta.url.replace(/[^/]+$/, '')
/** What drawing an island threw: the visitor is told once it is mended. */
const repaired = new WeakSet<object>()

function reportRepaired(error: unknown): void {
  if (error instanceof Error) repaired.add(error)
  reportError(error)
}

// What a handler throws changes nothing on the page, so that nobody would know. Scripts of others fail here, too.
addEventListener('error', ({ error }) => tellFailed(error))
addEventListener('unhandledrejection', ({ reason }) => tellFailed(reason))

function tellFailed(error: unknown): void {
  if (!(error instanceof Error) || repaired.has(error) || !error.stack?.includes(SCRIPTS)) return
  const text = document.querySelector('[data-failed]')?.getAttribute('data-failed')
  if (text) toast({ text, type: 'error' })
}

interface GuardedProps {
  draw: () => ReactNode
  /** Called once all that it draws is there: hydrated, or in the place of what was there before. */
  onReady: (wasReplaced: boolean) => void
  /** Called before React removes what it has drawn. */
  onEnd: () => void
}

interface GuardedState {
  /** Anew for each error. */
  error: { cause: unknown } | undefined
  counted: GuardedState['error']
  failures: number
}

/** Draws an island, and once more from the beginning when that fails: an extension may have changed the page under React. */
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

/** Tells the visitor that a part of the page was drawn anew, with what was typed into it. */
function tellRepaired(element: Element): void {
  const text = element.getAttribute('data-repaired') ?? ''
  toast({ text, type: 'warning', durationMs: 0 })
}

function readData(element: Element): IslandData {
  const block = element.querySelector(':scope > script[type="application/json"]')
  return JSON.parse(block?.textContent ?? '')
}
