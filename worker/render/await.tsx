import { createContext, type ReactNode, useContext } from 'react'
import type { Deferred } from '../sections/define-page.ts'

/** The parts that are rendered later than the rest of the document, in document order. */
export class DeferredParts {
  readonly all: (ReactNode | Promise<ReactNode>)[] = []

  /** Reserves a slot in the document for a part and returns its marker. */
  reserve(part: ReactNode | Promise<ReactNode>): ReactNode {
    this.all.push(part)
    return <deferred-part />
  }
}

/** The HTML of a marker. Rich text cannot contain it, because cleaning removes such elements. */
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
  /** Whether to reserve a slot even for available data, because its position is needed. */
  reservesSpace?: boolean
}

/**
 * Renders optional data: immediately if it is available, otherwise when it arrives. Renders
 * `otherwise` if loading failed. Until the data arrives, the response stops just before it. So no
 * script is needed to insert the data later.
 */
export function Await<Data>({
  resolve,
  otherwise = null,
  children,
  reservesSpace = false,
}: AwaitProps<Data>): ReactNode {
  const parts = useContext(DeferredPartsContext)
  const draw = (data: Data | undefined) => (data === undefined ? otherwise : children(data))
  const isPending = resolve instanceof Promise
  if (isPending && parts === undefined)
    throw new Error('Optional data is pending, but this rendering waits for nothing')
  if (parts === undefined || !(isPending || reservesSpace))
    return draw(isPending ? undefined : resolve)
  return parts.reserve(isPending ? resolve.then(draw) : draw(resolve))
}

const PENDING = Symbol('pending')

/** Returns whether a promise has settled. Throws the reason if it was rejected. */
export async function hasSettled(promise: Promise<unknown>): Promise<boolean> {
  return (await Promise.race([promise, Promise.resolve(PENDING)])) !== PENDING
}
