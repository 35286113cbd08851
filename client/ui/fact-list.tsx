import type { ReactNode } from 'react'

export interface Fact {
  name: string
  /** Nothing leaves the row out. */
  value: ReactNode
}

/** Short facts, a name and a value a row. */
export function FactList({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <dl className="facts">
      {facts.map(({ name, value }) =>
        value === undefined || value === null || value === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
