import type { ReactNode } from 'react'

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A block of data in the page. Never a script: nothing in it can end the element or begin another. */
export function JsonScript({
  json,
  type,
}: {
  json: unknown
  type: `application/${string}`
}): ReactNode {
  const text = JSON.stringify(json).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => ESCAPES[character] ?? '',
  )
  // oxlint-disable-next-line react/no-danger -- every character that HTML knows is escaped above
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />
}
