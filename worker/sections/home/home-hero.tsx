import type { ReactNode } from 'react'
import { defineMessage, FormattedMessage } from 'react-intl'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { Seal, SitePicture } from '../../../client/ui/site-picture.tsx'
import { type OpeningChange, scheduleOf } from '../../../shared/opening-hours.ts'
import type { Alert } from '../../../contract/alert.ts'
import type { Site } from '../../../contract/menu.ts'
import type { Recommendations } from '../../../contract/recommendations.ts'
import type { Ticket } from '../../../contract/ticket.ts'
import { type Language, languageFallbacks } from '../../../locales/languages.ts'
import { usesHan } from '../../../shared/chinese-text.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { pictures } from '../../../shared/site.ts'
import { href } from '../../href.ts'
import { hasPage } from '../../site-pages.ts'
import { Await } from '../../render/await.tsx'
import type { Deferred } from '../define-page.ts'
import { hoursHref, PageLinks } from '../../parts/page-links.tsx'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { daysOfVisit } from '../mall/days.tsx'
import { adultPriceOn } from '../tickets/combinations.ts'
import { TodayFacts } from './today-facts.tsx'

/** `80vw` is smaller than the real width, so that a phone shows a file half as large sooner. */
export const HERO_PICTURE = {
  of: 'hero',
  upright: 'hero-tall',
  sizes: '(min-width: 48em) 100vw, (min-resolution: 2.5dppx) 61vw, 80vw',
} as const

interface HomeHeroProps {
  site: Site
  now: Date
  opening: readonly OpeningChange[]
  alerts: readonly Alert[]
  recommendations: Deferred<Recommendations>
  tickets: Deferred<readonly Ticket[]>
}

/** A name without Chinese or Japanese characters. A vertical title rotates its letters. */
const LATIN = /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u

/** Returns the tag of a Latin name on a Chinese or Japanese page. */
function languageOfName(name: string, language: Language): string | undefined {
  if (!usesHan(tagOf(language)) || !LATIN.test(name)) return undefined
  return languageFallbacks[language].map(tagOf).find((tag) => !usesHan(tag))
}

/** The name of the site, today's state, and the three most used links. */
export function HomeHero(props: HomeHeroProps): ReactNode {
  const { site, now, opening, alerts, recommendations, tickets } = props
  const language = useLanguage()
  const hours = {
    opening,
    alerts,
    area: scheduleOf(site),
    now: now.getTime(),
    hoursHref: hoursHref(language),
    conditionsHref: hasPage('conditions') ? href(language, 'conditions') : undefined,
  }
  return (
    <section className={pictures.hero ? 'home-hero' : 'home-hero hero-plain'}>
      <SitePicture {...HERO_PICTURE} className="hero-picture" isFirst />
      <div className="hero-title" {...langAttributes(languageOfName(site.name, language))}>
        <h1>{site.name}</h1>
        {site.slogan !== undefined && <p className="hero-slogan">{site.slogan}</p>}
        <Seal text={site.seal} />
      </div>
      <div className="today">
        {/* Placed before the facts: content after deferred data is sent late, and these links
            must not wait for all of them. */}
        <HeroLinks tickets={tickets} />
        <Await
          resolve={recommendations}
          otherwise={<TodayFacts {...hours} known={{ facilities: [], notes: [] }} />}
        >
          {({ today }) => <TodayFacts {...hours} known={today} />}
        </Await>
        <p className="today-place">
          <Address site={site} />
          <Await resolve={tickets}>
            {(list) => <AdultPrice tickets={list} day={daysOfVisit(site, hours.now).first} />}
          </Await>
        </p>
      </div>
    </section>
  )
}

function Address({ site }: { site: Site }): ReactNode {
  const traffic = href(useLanguage(), 'traffic')
  return hasPage('traffic') ? <a href={traffic}>{site.address}</a> : <span>{site.address}</span>
}

function AdultPrice({ tickets, day }: { tickets: readonly Ticket[]; day: string }): ReactNode {
  const price = adultPriceOn(tickets, day)
  if (price === undefined) return null
  return (
    <span>
      <FormattedMessage
        id="home.adultPrice"
        defaultMessage="成人门票 {price}"
        description="Among the facts of the day: the lowest price of a ticket for one adult"
        values={{ price: <PriceTag price={price} /> }}
      />
    </span>
  )
}

const NEXT_STEPS = [
  { route: 'guide', words: defineMessage({ id: 'home.toGuide', defaultMessage: '导览地图' }) },
  { route: 'traffic', words: defineMessage({ id: 'home.toTraffic', defaultMessage: '交通到达' }) },
] as const

/** Says “prices” if no ticket can be bought online. */
function HeroLinks({ tickets }: Pick<HomeHeroProps, 'tickets'>): ReactNode {
  const address = href(useLanguage(), 'tickets')
  const buy = <FormattedMessage id="home.buyTickets" defaultMessage="购票" />
  return (
    <div className="today-links">
      {hasPage('tickets') && (
        <a className="button" href={address}>
          <Await resolve={tickets} otherwise={buy}>
            {(list) =>
              list.some(({ booking }) => booking.url !== undefined) ? (
                buy
              ) : (
                <FormattedMessage id="home.ticketPrices" defaultMessage="票价" />
              )
            }
          </Await>
        </a>
      )}
      <PageLinks to={NEXT_STEPS} />
    </div>
  )
}
