import { TOAST_EVENT } from '../shared/constants.ts'
import { ELDER_ATTRIBUTE } from '../shared/elder-mode.ts'
import type { ToastRequest } from '../shared/toast-queue.ts'

/** Asks the page for a toast. */
export function toast(detail: ToastRequest): void {
  dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }))
}

/**
 * The same for what is said nowhere else. In large text a toast does not float, so the page goes to where it stands: at its
 * top, as the guide's map does.
 */
export function toastInSight(detail: ToastRequest): void {
  toast(detail)
  if (document.documentElement.hasAttribute(ELDER_ATTRIBUTE))
    document.querySelector('#toasts')?.scrollIntoView({ block: 'nearest' })
}
