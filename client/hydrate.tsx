import { Component, Fragment, type ReactNode, StrictMode, startTransition } from 'react'
import { type HydrationOptions, hydrateRoot } from 'react-dom/client'
import { createIntl, RawIntlProvider } from 'react-intl'
import { HeldFields } from './held-fields.ts'
import type { IslandData, IslandDefinition } from './islands/define-island.ts'
import { toast } from './islands/toast.ts'

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
