import type { ReactNode } from 'react'
import { PhrasedTitle } from './phrased-title.tsx'
import { betweenWords, WholeWords } from './whole-words.tsx'

/** The title of something from the backend: in Chinese its lines end between phrases, or else between words. */
export function ContentTitle({ text }: { text: string }): ReactNode {
  return <WholeWords text={text} draw={phrases} />
}

function phrases(text: string): ReactNode {
  return <PhrasedTitle text={text} draw={betweenWords} />
}
