import type { ReactNode } from 'react'
import { WRITTEN_LANDLINE } from '../../../shared/dialled.ts'
import { TelephoneLink } from '../../../client/ui/telephone-link.tsx'

/** A web address with its scheme, or without one if it has at least three names (`www.example.com`), so that it can be nothing else. */
const ADDRESS =
  /(?<![\w@.-])(?:https?:\/\/(?:[a-z\d-]+\.)+|(?:[a-z\d-]+\.){2,})[a-z]{2,}(?:\/(?:[\w/?=&%.~-]*[\w/=-])?)?/

const LINKS = new RegExp(`(${ADDRESS.source}|${WRITTEN_LANDLINE.source})`)

/** Plain text of the backend in which web addresses and telephone numbers can be followed. */
export function LinkedText({ text }: { text: string }): ReactNode {
  return text
    .split(LINKS)
    .map((part, index) => (index % 2 === 1 ? <Linked key={index} text={part} /> : part))
}

function Linked({ text }: { text: string }): ReactNode {
  if (!ADDRESS.test(text)) return <TelephoneLink number={text} />
  return (
    <a href={text.startsWith('http') ? text : `https://${text}`} rel="noopener nofollow">
      {text}
    </a>
  )
}
