import type { ReactNode } from 'react'
import { logo } from '../../shared/site.ts'

/** A seal with a few characters, where there are any: an ornament, Chinese on every page. */
export function Seal({ text }: { text: string | undefined }): ReactNode {
  if (text === undefined) return null
  return (
    <span className="seal" aria-hidden="true" lang="zh-CN">
      {text}
    </span>
  )
}

/** What stands beside the site's name: its seal, or else its logo; an ornament too. */
export function SiteMark({ seal }: { seal: string | undefined }): ReactNode {
  if (seal === undefined && logo !== undefined)
    return <img className="logo" src={logo} width="34" height="34" alt="" />
  return <Seal text={seal} />
}
