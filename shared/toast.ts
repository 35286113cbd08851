type ToastType = 'success' | 'info' | 'warning' | 'error'

/** What a toast is made of; also the detail of the DOM event that shows one. */
export interface ToastRequest {
  text: string
  type: ToastType
  /** How long it stays; 0 until it is closed. */
  durationMs?: number
  action?: { label: string; run: () => void }
}

/** The DOM event that shows a toast; its detail is a `ToastRequest`. */
export const TOAST_EVENT = 'shanmen:toast'
