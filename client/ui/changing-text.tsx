import type { ReactNode } from 'react'

/**
 * Text of an island that comes, goes or changes, in an element that is replaced with it; nothing without a text. Translators of
 * browsers put text nodes into elements of their own, where React neither removes nor changes them.
 */
export function ChangingText({ children }: { children: string | undefined }): ReactNode {
  return children === undefined ? null : <span key={children}>{children}</span>
}
