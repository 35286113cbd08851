import { createContext, type ReactNode, useContext } from 'react'
import type { Deferred } from '../sections/define-page.ts'

/** The parts of one rendering that are drawn apart from it, in the order of the document. */
export class DeferredParts {
  readonly all: (ReactNode | Promise<ReactNode>)[] = []

  /** Reserves a place in the document for a part and returns its marker. */
  reserve(part: ReactNode | Promise<ReactNode>): ReactNode {
    this.all.push(part)
    return <deferred-part />
  }
}

/** How a marker looks in HTML. Rich text can't hold one: its cleaning leaves no such element. */
export const DEFERRED_MARKER = '<deferred-part></deferred-part>'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'deferred-part': object
    }
  }
}

export const DeferredPartsContext = createContext<DeferredParts | undefined>(undefined)

interface AwaitProps<Data> {
  resolve: Deferred<Data>
  otherwise?: ReactNode
  children: (data: Data) => ReactNode
  /** Reserves a place also for data that is there, so that its place in the document is known. */
  keepsPlace?: boolean
}

/**
 * Draws optional data: at once if it is there, else in the same place when it arrives, or
 * `otherwise` if it could not be loaded. Meanwhile the document is sent up to this place, so no
 * script is needed to put the parts together.
 */
export function Await<Data>({
  resolve,
  otherwise = null,
  children,
  keepsPlace = false,
}: AwaitProps<Data>): ReactNode {
  const parts = useContext(DeferredPartsContext)
  const draw = (data: Data | undefined) => (data === undefined ? otherwise : children(data))
  const isPending = resolve instanceof Promise
  if (isPending && parts === undefined)
    throw new Error('Optional data is pending, but this rendering waits for nothing')
  if (parts === undefined || !(isPending || keepsPlace))
    return draw(isPending ? undefined : resolve)
  return parts.reserve(isPending ? resolve.then(draw) : draw(resolve))
}

const PENDING = Symbol('pending')

/** Whether a promise has settled by now. Throws what it was rejected with. */
export async function hasSettled(promise: Promise<unknown>): Promise<boolean> {
  return (await Promise.race([promise, Promise.resolve(PENDING)])) !== PENDING
}
