import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { MapLink } from '../../../client/ui/map-link.tsx'
import type { GuidePoint } from '../../../contract/guide.ts'
import type { Coordinates } from '../../../contract/listing.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { distanceBetween } from './distance.ts'
import { LengthText, MetresText } from './length-text.tsx'
import type { PointGroup } from './point-groups.ts'

/** A point nearer to the origin than this is at it. */
const NEAR_METRES = 50

interface PlaceProps {
  /** The entrance from which distances are told: the main gate, or that of a child map's own place. */
  origin: Coordinates
  language: Language
}

/** The points of one category, each with what one needs to know before walking there. */
export function PointSection({
  group: { category, points },
  ...place
}: PlaceProps & { group: PointGroup }): ReactNode {
  return (
    <section className="point-group">
      <h2>
        {category?.name ?? (
          <FormattedMessage
            id="guide.otherPoints"
            defaultMessage="其他地点"
            description="Heading over points of the guide map that belong to no category"
          />
        )}
      </h2>
      <ul className="point-list">
        {points.map((point) => (
          <PointRow key={point.id} point={point} character={category?.character} {...place} />
        ))}
      </ul>
    </section>
  )
}

interface PointRowProps extends PlaceProps {
  point: GuidePoint
  character: string | undefined
}

function PointRow({ point, character, origin, language }: PointRowProps): ReactNode {
  const { id, name, summary, coordinates, childGuideId } = point
  return (
    <li className="point" id={`point-${id}`}>
      <span className="point-mark" lang="zh-CN" aria-hidden="true">
        {character}
      </span>
      <h3>{name}</h3>
      <PointFacts point={point} origin={origin} />
      {summary !== '' && <p className="point-summary">{summary}</p>}
      <ul className="point-links">
        {childGuideId !== undefined && (
          <li>
            <a href={href(language, 'information/guide', {}, { map: childGuideId })}>
              <FormattedMessage
                id="guide.childMap"
                defaultMessage="{name}细图"
                description="Link from a point to the map of the place in detail"
                values={{ name }}
              />
            </a>
          </li>
        )}
        <li>
          <MapLink name={name} coordinates={coordinates} />
        </li>
      </ul>
    </li>
  )
}

function PointFacts({ point, origin }: { point: GuidePoint; origin: Coordinates }): ReactNode {
  const { openingHours, accessible, elevation, coordinates } = point
  const distance = distanceBetween(origin, coordinates)
  return (
    <ul className="point-facts">
      {openingHours !== undefined && <li>{openingHours}</li>}
      <li>
        <StepFree accessible={accessible} />
      </li>
      {elevation !== undefined && (
        <li>
          <FormattedMessage
            id="guide.elevation"
            defaultMessage="海拔 {height}"
            description="How high above the sea a point lies"
            values={{ height: <MetresText metres={elevation} /> }}
          />
        </li>
      )}
      {distance >= NEAR_METRES && (
        <li>
          <FormattedMessage
            id="guide.distance"
            defaultMessage="距入口直线 {distance}"
            description="How far a point is from the entrance of the area that the map shows, as the crow flies"
            values={{ distance: <LengthText metres={distance} /> }}
          />
        </li>
      )}
    </ul>
  )
}

function StepFree({ accessible }: { accessible: boolean }): ReactNode {
  return accessible ? (
    <FormattedMessage
      id="guide.stepFree"
      defaultMessage="无台阶可到"
      description="A point that is reached without a step"
    />
  ) : (
    <FormattedMessage
      id="guide.steps"
      defaultMessage="途中有台阶"
      description="A point that is not reached without a step"
    />
  )
}
