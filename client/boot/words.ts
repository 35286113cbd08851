import type { BootWords } from '../../shared/payload.ts'
import { theElement } from './document-facts.ts'

/** The element in which toasts appear, as the server drew it. */
export function toastRegion(): HTMLElement {
  return theElement('#toasts')
}

/** The texts that scripts show themselves, in the language of the page that is shown. */
export function words(): BootWords {
  return JSON.parse(toastRegion().dataset['words'] ?? '{}')
}

/** Replaces these texts, when the language changes. */
export function setWords(next: BootWords): void {
  toastRegion().dataset['words'] = JSON.stringify(next)
}
