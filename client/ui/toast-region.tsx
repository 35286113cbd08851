import type { ReactNode } from 'react'

/** The live region in which toasts appear, with those that the server met; polite, so that nothing is interrupted. */
export function ToastRegion({ texts }: { texts: readonly string[] }): ReactNode {
  return (
    <div className="toasts" id="toasts" aria-live="polite">
      {texts.map((text) => (
        <p className="toast toast-warning" key={text}>
          {text}
        </p>
      ))}
    </div>
  )
}
