import { TOAST_EVENT } from '../shared/constants.ts'
import type { ToastRequest } from '../shared/toast-queue.ts'

/** Asks the page for a toast. */
export function toast(detail: ToastRequest): void {
  dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }))
}
