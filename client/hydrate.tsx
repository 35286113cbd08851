import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createIntl, RawIntlProvider } from 'react-intl'
import type { IslandData, IslandDefinition } from './islands/define-island.ts'

const loaders = import.meta.glob<IslandDefinition<object>>('./islands/*.island.tsx', {
  import: 'default',
})

/** Wakes an island where the server drew it; answers how to put it to sleep. Throws when its code can't be had. */
export async function hydrateIsland(element: Element): Promise<() => void> {
  const name = element.getAttribute('name') ?? ''
  const load = loaders[`./islands/${name}.island.tsx`]
  const root = element.querySelector(':scope > .island-root')
  if (load === undefined || root === null) throw new Error(`No island ${name}`)
  const { Component } = await load()
  const { props, locale, messages } = readData(element)
  const hydrated = hydrateRoot(
    root,
    <StrictMode>
      <RawIntlProvider value={createIntl({ locale, messages, timeZone: 'Asia/Shanghai' })}>
        <Component {...props} />
      </RawIntlProvider>
    </StrictMode>,
    { identifierPrefix: name, onUncaughtError: fail, onRecoverableError: fail },
  )
  return () => hydrated.unmount()

  function fail(
    error: unknown,
    { componentStack }: { componentStack?: string | null | undefined },
  ): void {
    element.setAttribute('data-state', 'failed')
    reportError(
      error instanceof Error ? error : new Error(String(error), { cause: componentStack }),
    )
  }
}

function readData(element: Element): IslandData {
  const block = element.querySelector(':scope > script[type="application/json"]')
  return JSON.parse(block?.textContent ?? '')
}
