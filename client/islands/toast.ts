import { TOAST_EVENT, type ToastRequest } from '../../shared/toast.ts'
import { ELDER_ATTRIBUTE } from '../../shared/elder-settings.ts'

/** Asks the page for a toast. */
export function toast(detail: ToastRequest): void {
  dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }))
}

/**
 * The same for something that the visitor must see. In large text toasts do not float but stand at the top of the page, so the
 * page scrolls there.
 */
export function toastInSight(detail: ToastRequest): void {
  toast(detail)
  if (document.documentElement.hasAttribute(ELDER_ATTRIBUTE))
    document.querySelector('#toasts')?.scrollIntoView({ block: 'nearest' })
}
