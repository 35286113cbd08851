import { langAttributes } from '../../shared/text-direction.ts'
import { type ReactNode, Fragment } from 'react'

export interface Fact {
  name: string
  /** The row is omitted if this is empty. */
  value: ReactNode
  /** The language of the value, if it may differ from the page's. */
  lang?: string | undefined
}

interface FactListProps {
  facts: readonly Fact[]
  /** The language of both names and values, if it may differ from the page's. */
  lang?: string | undefined
}

/** Short facts, one name and value per row. Renders nothing without facts. */
export function FactList({ facts, lang: listLang }: FactListProps): ReactNode {
  const shown = facts.filter(({ value }) => value !== undefined && value !== null && value !== '')
  if (shown.length === 0) return null
  return (
    <dl className="facts" {...langAttributes(listLang)}>
      {shown.map(({ name, value, lang }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd {...langAttributes(lang)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The space between facts, for copied text and screen readers. */
const SPACE = ' '

/** Facts separated by dots. A line never breaks inside a fact, and never ends with a dot. */
export function Facts({ facts }: { facts: readonly ReactNode[] }): ReactNode {
  return facts.filter(Boolean).map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && SPACE}
      <span>{fact}</span>
    </Fragment>
  ))
}
