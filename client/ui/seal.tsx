import type { ReactNode } from 'react'

/** A seal with a few characters, where there are any: an ornament, Chinese on every page. */
export function Seal({ text }: { text: string | undefined }): ReactNode {
  if (text === undefined) return null
  return (
    <span className="seal" aria-hidden="true" lang="zh-CN">
      {text}
    </span>
  )
}
