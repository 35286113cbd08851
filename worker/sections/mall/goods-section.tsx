import type { ReactNode } from 'react'

interface GoodsSectionProps {
  /** What it holds, as a class name, where it is styled apart: `hotel-access`. */
  name?: string
  title: string
  children: ReactNode
}

/** A part of a detail page under a heading of its own. */
export function GoodsSection({ name, title, children }: GoodsSectionProps): ReactNode {
  return (
    <section className={name === undefined ? 'goods-section' : `goods-section ${name}`}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
