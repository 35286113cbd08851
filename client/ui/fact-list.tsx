import { langAttributes } from '../../shared/text-direction.ts'
import { type ReactNode, Fragment } from 'react'

export interface Fact {
  name: string
  /** A row without a value is left out. */
  value: ReactNode
  /** The language of the value, if it may differ from the page's. */
  lang?: string | undefined
}

interface FactListProps {
  facts: readonly Fact[]
  /** The language of names and values alike, if it may differ from the page's. */
  lang?: string | undefined
}

/** Short facts, one name and value per row. Renders nothing without facts. */
export function FactList({ facts, lang: listLang }: FactListProps): ReactNode {
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== '')
  if (known.length === 0) return null
  return (
    <dl className="facts" {...langAttributes(listLang)}>
      {known.map(({ name, value, lang }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd {...langAttributes(lang)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** For copies and screen readers. */
const SPACE = ' '

/** Facts in one line, each in one piece. No line ends with a dot. */
export function Facts({ facts }: { facts: readonly ReactNode[] }): ReactNode {
  return facts.filter(Boolean).map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && SPACE}
      <span>{fact}</span>
    </Fragment>
  ))
}
