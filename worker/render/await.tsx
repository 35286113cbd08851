import { createContext, type ReactNode, useContext } from 'react'
import type { Deferred } from '../pages/define-page.ts'

/** The parts of one rendering that are still pending, in the order of the document. */
export class DeferredParts {
  readonly #parts: Promise<ReactNode>[] = []

  /** Reserves a place in the document for a part and returns its marker. */
  reserve(part: Promise<ReactNode>): ReactNode {
    return <deferred-part n={this.#parts.push(part) - 1} />
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0
  }

  /** What belongs at the place of a marker. */
  part(n: number): Promise<ReactNode> {
    return this.#parts[n] ?? Promise.resolve(null)
  }
}

/** How a marker looks in HTML. Rich text can't hold one: its cleaning leaves no such element. */
export const DEFERRED_MARKER = /<deferred-part n="(\d+)"><\/deferred-part>/

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'deferred-part': { n: number }
    }
  }
}

export const DeferredPartsContext = createContext<DeferredParts | undefined>(undefined)

/**
 * Draws optional data: at once if it is there, else in the same place when it arrives, or `otherwise` if it could not be loaded.
 * Meanwhile the document is sent up to this place, so no script is needed to put the parts together.
 */
export function Await<Data>({
  resolve,
  otherwise = null,
  children,
}: {
  resolve: Deferred<Data>
  otherwise?: ReactNode
  children: (data: Data) => ReactNode
}): ReactNode {
  const parts = useContext(DeferredPartsContext)
  const draw = (data: Data | undefined) => (data === undefined ? otherwise : children(data))
  if (!(resolve instanceof Promise)) return draw(resolve)
  if (parts === undefined)
    throw new Error('Optional data is pending, but this rendering waits for nothing')
  return parts.reserve(resolve.then(draw))
}
