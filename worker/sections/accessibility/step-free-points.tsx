import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { hashOfPoint } from '../../../client/islands/guide-map/address.ts'
import type { Guide } from '../../../contract/guide.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'

/** The places of the guide that are reached without a step, by category; nothing where none is known. */
export function StepFreePoints({
  guide,
  language,
}: {
  guide: Guide
  language: Language
}): ReactNode {
  const groups = guide.categories
    .map((category) => ({
      category,
      points: guide.points.filter((point) => point.accessible && point.category === category.id),
    }))
    .filter(({ points }) => points.length > 0)
  if (groups.length === 0) return null
  return (
    <section>
      <h2>
        <FormattedMessage
          id="accessibility.stepFree"
          defaultMessage="没有台阶就能到的地方"
          description="Heading over the places that are reached without a step"
        />
      </h2>
      {groups.map(({ category, points }) => (
        <section key={category.id} className="step-free-group">
          <h3>{category.name}</h3>
          <ul className="step-free-points">
            {points.map(({ id, name }) => (
              <li key={id}>
                <a href={href(language, 'guide') + hashOfPoint(id)}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
