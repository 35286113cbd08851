import type { ReactNode } from 'react'
import { defineMessage, FormattedMessage } from 'react-intl'
import { Seal } from '../../../client/ui/seal.tsx'
import { SitePicture } from '../../../client/ui/site-picture.tsx'
import type { Step } from '../../../shared/opening-hours.ts'
import type { Recommendations, Site } from '../../../contract/scenic.ts'
import type { Language } from '../../../locales/languages.ts'
import { pictures } from '../../../shared/site.ts'
import { href } from '../../href.ts'
import { hasPage } from '../../site-pages.ts'
import { Await } from '../../render/await.tsx'
import type { Deferred } from '../define-page.ts'
import { TodayFacts } from './today-facts.tsx'

/**
 * The mountain over its lake: the painting that the home page opens with. `80vw`: a phone with two device pixels per CSS pixel
 * takes a file that is a fifth narrower and half as heavy, so the painting is there sooner.
 */
export const HERO_PICTURE = {
  of: 'hero',
  upright: 'hero-tall',
  sizes: '(min-width: 48em) 100vw, (min-resolution: 2.5dppx) 61vw, 80vw',
} as const

interface HomeHeroProps {
  site: Site
  language: Language
  now: Date
  opening: readonly Step[]
  recommendations: Deferred<Recommendations>
}

/** What the site is, how things stand on the mountain today, and the three ways on that most visitors take. */
export function HomeHero({
  site,
  language,
  now,
  opening,
  recommendations,
}: HomeHeroProps): ReactNode {
  const hoursHref = `${href(language, 'scenic/introduction')}#hours`
  const hours = { opening, hoursHref, language, now: now.getTime() }
  return (
    <section className={pictures.hero ? 'hero' : 'hero hero-plain'}>
      <SitePicture {...HERO_PICTURE} className="hero-picture" isFirst />
      <div className="hero-title">
        <h1>{site.name}</h1>
        {site.slogan !== undefined && <p className="hero-slogan">{site.slogan}</p>}
        <Seal text={site.seal} />
      </div>
      <div className="today">
        {/* Before the facts: whatever follows late data is sent after it, and these links must not wait. */}
        <HeroLinks language={language} />
        <Await
          resolve={recommendations}
          otherwise={<TodayFacts {...hours} known={{ facilities: [], notes: [] }} />}
        >
          {({ today }) => <TodayFacts {...hours} known={today} />}
        </Await>
      </div>
    </section>
  )
}

const WAYS_ON = [
  {
    route: 'information/guide',
    words: defineMessage({
      id: 'home.toGuide',
      defaultMessage: '导览地图',
      description: 'Short link below the tickets button; leads to the guide map',
    }),
  },
  {
    route: 'service/traffic',
    words: defineMessage({
      id: 'home.toTraffic',
      defaultMessage: '交通到达',
      description: 'Short link below the tickets button; leads to how to arrive',
    }),
  },
] as const

function HeroLinks({ language }: { language: Language }): ReactNode {
  const ways = WAYS_ON.filter(({ route }) => hasPage(route))
  return (
    <div className="today-links">
      {hasPage('mall/ticket-list') && (
        <a className="button" href={href(language, 'mall/ticket-list')}>
          <FormattedMessage
            id="home.buyTickets"
            defaultMessage="购票"
            description="The one button of the home page; leads to the tickets"
          />
        </a>
      )}
      {ways.length > 0 && (
        <ul>
          {ways.map(({ route, words }) => (
            <li key={route}>
              <a href={href(language, route)}>
                <FormattedMessage {...words} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
