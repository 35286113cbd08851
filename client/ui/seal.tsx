import type { ReactNode } from 'react'

/** The cinnabar seal with its two characters: an ornament, Chinese on every page. */
export function Seal({ text }: { text: string }): ReactNode {
  return (
    <span className="seal" aria-hidden="true" lang="zh-CN">
      {text}
    </span>
  )
}
