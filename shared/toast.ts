type ToastType = 'success' | 'info' | 'warning' | 'error'

/** The content of a toast. It is the detail of the DOM event that shows the toast. */
export interface ToastRequest {
  text: string
  type: ToastType
  /** The time until the toast closes (ms); 0 if visitors must close it. */
  durationMs?: number
  /** A button that runs a function, or a link. */
  action?: { label: string; run?: () => void; href?: string }
}

/** The DOM event that shows a toast. Its detail is a `ToastRequest`. */
export const TOAST_EVENT = 'shanmen:toast'
