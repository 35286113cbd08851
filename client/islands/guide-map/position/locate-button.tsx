import { type ReactNode, useState } from 'react'

interface LocateButtonProps {
  className?: string
  /** Asks the device for its position, and uses it. */
  onLocate: () => Promise<unknown>
  label: string
  /** Stands in place of the label while the device looks: outdoors that takes seconds. */
  busyLabel: string
}

/** A button that asks the device for its position; one request at a time. */
export function LocateButton(props: LocateButtonProps): ReactNode {
  const { className, onLocate, label, busyLabel } = props
  const [isBusy, setBusy] = useState(false)

  async function locate(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    await onLocate()
    setBusy(false)
  }

  return (
    <button
      className={className}
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => void locate()}
    >
      {isBusy ? busyLabel : label}
    </button>
  )
}
