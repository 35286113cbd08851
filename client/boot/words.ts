import type { BootWords } from '../../shared/payload.ts'

/** The element in which toasts appear, as the server drew it. */
export function toastRegion(): HTMLElement {
  const element = document.getElementById('toasts')
  if (element === null) throw new Error('No #toasts')
  return element
}

/** The texts that scripts show themselves, in the language of the page that is shown. */
export function words(): BootWords {
  return JSON.parse(toastRegion().dataset['words'] ?? '{}')
}

/** Replaces these texts, when the language changes. */
export function setWords(next: BootWords): void {
  toastRegion().dataset['words'] = JSON.stringify(next)
}
