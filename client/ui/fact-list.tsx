import { type ReactNode, Fragment } from 'react'

export interface Fact {
  name: string
  /** If there is none, the row is left out. */
  value: ReactNode
  /** The language of the value, if it may differ from the page's. */
  lang?: string | undefined
}

interface FactListProps {
  facts: readonly Fact[]
  /** The language of names and values alike, if it may differ from the page's. */
  lang?: string | undefined
}

/** Short facts, one name and value per row; nothing if there is none. */
export function FactList({ facts, lang: listLang }: FactListProps): ReactNode {
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== '')
  if (known.length === 0) return null
  return (
    <dl className="facts" lang={listLang}>
      {known.map(({ name, value, lang }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** For those who copy or hear the line. */
const SPACE = ' '

/** Facts in one line, without those that are not known. Each stays in one piece, and a line that breaks ends without a dot. */
export function Facts({ facts }: { facts: readonly ReactNode[] }): ReactNode {
  return facts.filter(Boolean).map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && SPACE}
      <span>{fact}</span>
    </Fragment>
  ))
}
