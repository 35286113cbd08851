import type { MouseEvent } from 'react'

/** Whether a click on a link is the browser's own: with a modifier key it opens a tab or a window, or saves. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
