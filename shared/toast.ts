type ToastType = 'success' | 'info' | 'warning' | 'error'

/** The content of a toast, and the detail of the DOM event that shows one. */
export interface ToastRequest {
  text: string
  type: ToastType
  /** The time on the screen in milliseconds; 0 if visitors must close it. */
  durationMs?: number
  /** A button that runs a function, or a link. */
  action?: { label: string; run?: () => void; href?: string }
}

/** The DOM event that shows a toast; its detail is a `ToastRequest`. */
export const TOAST_EVENT = 'shanmen:toast'
