import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { type HydrationOptions, hydrateRoot } from 'react-dom/client'
import { createIntl, RawIntlProvider } from 'react-intl'
import type { IslandData, IslandDefinition } from './islands/define-island.ts'

const loaders = import.meta.glob<IslandDefinition<object>>('./islands/*.island.tsx', {
  import: 'default',
})

/**
 * Wakes an island where the server drew it; returns the function that unmounts it. Throws if its code can't be loaded. If its
 * first rendering differs from the server's, that is reported and React renders it again; if it fails later, the server's
 * markup is put back. The marker's `data-state` says when it is `ready`, or has `failed`.
 */
export async function hydrateIsland(element: Element): Promise<() => void> {
  const name = element.getAttribute('name') ?? ''
  const load = loaders[`./islands/${name}.island.tsx`]
  const root = element.querySelector(':scope > .island-root')
  if (load === undefined || root === null) throw new Error(`No island ${name}`)
  const { Component, unpack } = await load()
  const { props, locale, messages } = readData(element)
  const served = root.innerHTML
  // Without a time zone, since no island writes a date: with one, every message would merge its formats anew.
  const island = (
    <StrictMode>
      <RawIntlProvider value={createIntl({ locale, messages })}>
        <Awake onReady={() => element.setAttribute('data-state', 'ready')}>
          <Component {...unpack(props, root)} />
        </Awake>
      </RawIntlProvider>
    </StrictMode>
  )
  const options: HydrationOptions = {
    identifierPrefix: name,
    onRecoverableError: reportError,
    onUncaughtError(error) {
      reportError(error)
      element.setAttribute('data-state', 'failed')
      // React has emptied the root by now, and no longer watches it.
      root.innerHTML = served
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

/** Calls `onReady` once all that it holds is hydrated: effects run only then. */
function Awake({ onReady, children }: { onReady: () => void; children: ReactNode }): ReactNode {
  useEffect(onReady, [onReady])
  return children
}

function readData(element: Element): IslandData {
  const block = element.querySelector(':scope > script[type="application/json"]')
  return JSON.parse(block?.textContent ?? '')
}
