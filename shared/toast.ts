type ToastType = 'success' | 'info' | 'warning' | 'error'

/** The content of a toast, and the detail of the DOM event that shows it. */
export interface ToastRequest {
  text: string
  type: ToastType
  /** The time until the toast closes (ms). If 0, the visitor must close it. */
  durationMs?: number
  /** A button that calls `run`, or a link to `href`. */
  action?: { label: string; run?: () => void; href?: string }
}

/** The DOM event that shows a toast. Its detail is a `ToastRequest`. */
export const TOAST_EVENT = 'shanmen:toast'
