import type { CSSProperties } from 'react'
import { transitionName } from '../shared/transition-name.ts'

/** The style of an element whose own picture moves along when a page turns into the one that it leads to. */
export function movingPicture({ src }: { src: string }): CSSProperties & { '--picture': string } {
  return { '--picture': transitionName(src) }
}
