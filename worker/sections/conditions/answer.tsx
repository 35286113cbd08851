import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { TimedText } from '../../../client/ui/date-text.tsx'
import { beginsWords, lastDepartureWords, waitWords } from '../../../client/ui/facility-words.ts'
import {
  dayWords,
  detailWords,
  endTime,
  stateWords,
  tomorrowWords,
  unbroken,
} from '../../../client/ui/opening-words.ts'
import { twoSentences } from '../../../client/ui/measured-words.ts'
import { Seal } from '../../../client/ui/site-picture.tsx'
import type { Facility, Today } from '../../../contract/conditions.ts'
import { factLine } from '../../../shared/fact-line.ts'
import {
  type Closings,
  type FacilityState,
  facilityTimeline,
  withClosures,
} from '../../../shared/facility.ts'
import type { Opening, OpeningChange } from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import { timedTexts } from '../../../shared/timed-text.ts'
import type { Step } from '../../../shared/timeline.ts'
import { addDays, dayIn, instantOf } from '../../../shared/zoned-time.ts'
import { titles } from '../index.ts'
import { signOf } from './facility-rows.tsx'
import { isChinese } from '../../../locales/chinese.ts'
import { sealOf } from '../../site-pages.ts'

interface TodayOpeningProps extends Closings {
  opening: readonly OpeningChange[]
  facilities: Today['facilities']
  /** The time for which the page is rendered (Unix ms). */
  now: number
  /** The address of the page with all opening hours, if the site has it. */
  hoursHref: string | undefined
}

/** The head of the page: a small title, the large answer, and the hours of today and tomorrow. */
export function TodayOpening({ hoursHref, ...props }: TodayOpeningProps): ReactNode {
  const intl = useIntl()
  const { opening, now } = props
  const steps = answerSteps(intl, props)
  const [current] = opening
  return (
    <header className="today-opening">
      <div className="today-title">
        <h1>
          <FormattedMessage {...titles.conditions} />
        </h1>
        <time dateTime={dayIn(timeZone, now)}>
          {intl.formatDate(now, { month: 'long', day: 'numeric', weekday: 'short' })}
        </time>
        <Seal text={sealOf('conditions')} />
      </div>
      {steps.length > 0 && (
        <div className="today-answer open-now">
          <p>
            <TimedText
              entries={timedTexts(steps, ({ sentences: [first = ''] }) => first)}
              otherwise={current && dayWords(intl, current.state.today)}
            />
          </p>
          <p>
            <TimedText
              entries={timedTexts(steps, ({ sentences: [, ...rest] }) =>
                rest.length === 0
                  ? ''
                  : rest.reduce((one, other) => twoSentences(intl, one, other)),
              )}
            />
          </p>
        </div>
      )}
      {current && (
        <ul className="today-hours">
          <li className="own-line">
            <a href={hoursHref}>
              <TimedText
                entries={timedTexts(opening, (each) => dayWords(intl, each.today))}
                otherwise={dayWords(intl, current.state.today)}
              />
            </a>
          </li>
          <li>
            <TimedText
              entries={timedTexts(opening, (each) => tomorrowWords(intl, each))}
              otherwise={dayWords(intl, current.state.tomorrow)}
            />
          </li>
        </ul>
      )}
    </header>
  )
}

interface Answer {
  sentences: readonly string[]
  expiresAt: number
}

/**
 * Returns the answers until the end of the next day. Each change of the area or of a facility
 * begins a new answer. Returns an empty array if nothing is known.
 */
function answerSteps(
  intl: IntlShape,
  { opening, facilities, now, ...closings }: Omit<TodayOpeningProps, 'hoursHref'>,
): Step<Answer>[] {
  const timelines = facilities.map((facility) => ({
    facility,
    steps: facilityTimeline(withClosures(facility, closings), now, timeZone),
  }))
  if (opening.length === 0 && timelines.length === 0) return []
  const starts = [opening, ...timelines.map(({ steps }) => steps)].flatMap((steps) =>
    steps.slice(1).map(({ at }) => at),
  )
  const end = instantOf(timeZone, addDays(dayIn(timeZone, now), 2), 0)
  const times = [now, ...new Set(starts)].toSorted((one, other) => one - other)
  return times.map((at, index) => {
    const states = timelines.flatMap(({ facility, steps }) => {
      const state = stateAt(steps, at)
      return state ? [{ facility, state }] : []
    })
    const sentences = answerSentences(intl, stateAt(opening, at), states)
    return { at, state: { sentences, expiresAt: times[index + 1] ?? end } }
  })
}

function stateAt<State>(steps: readonly Step<State>[], at: number): State | undefined {
  return (steps.findLast((step) => step.at <= at) ?? steps[0])?.state
}

interface FacilityNow {
  facility: Facility
  state: FacilityState
}

/** States in which a facility may run while the area is closed, for example an evening boat. */
const RUNS_AT_NIGHT: ReadonlySet<FacilityState['state']> = new Set([
  'running',
  'limited',
  'planned',
])

/**
 * Returns the answer for an instant. While the area is open: its state and closing time, the first
 * facility, and all closed facilities. While it is closed: its state, and the facilities that run.
 */
function answerSentences(
  intl: IntlShape,
  opening: Opening | undefined,
  states: readonly FacilityNow[],
): string[] {
  const isOpen = opening === undefined || opening.open !== undefined
  const mentioned = states.filter(({ state: { state } }, index) =>
    isOpen ? index === 0 || state === 'closed' : RUNS_AT_NIGHT.has(state),
  )
  const sentences = [
    opening && areaWords(intl, opening),
    ...mentioned.map((each) => facilityAnswer(intl, each)),
  ]
  return sentences.flatMap((words) => (words === undefined ? [] : sentenceOf(intl, words)))
}

function sentenceOf(intl: IntlShape, words: string): string {
  return intl.formatMessage(
    {
      id: 'conditions.sentence',
      defaultMessage: '{words}。',
      description: 'One sentence of the answer whether the area is open: with its full stop',
    },
    // In Chinese, no line may break at the space before a time. Lines break only between phrases
    // (conditions.css).
    { words: isChinese(intl.locale) ? unbroken(words) : words },
  )
}

/** Returns a text that says whether the area is open: `开放至 17:30，16:00 停止入园`. */
function areaWords(intl: IntlShape, opening: Opening): string {
  const { open, today } = opening
  if (!open) {
    const reason = today.hours ? undefined : today.exception?.reason
    const words = withReason(intl, stateWords(intl, opening), reason)
    return follow(intl, words, detailWords(intl, opening))
  }
  if (!open.admits || open.until === undefined)
    return follow(intl, stateWords(intl, opening), detailWords(intl, opening))
  return intl.formatMessage(
    {
      id: 'conditions.openUntil',
      defaultMessage: '开放至 {time}{entry, select, none {} other {，{entry} 停止入园}}',
      description: 'The area is open, until when, and the time of the last entry or “none”',
    },
    { time: endTime(open.until.time), entry: open.lastEntry?.time ?? 'none' },
  )
}

function facilityAnswer(intl: IntlShape, { facility, state }: FacilityNow): string {
  const { report, closure, opening } = state
  const words = intl.formatMessage(
    {
      id: 'conditions.answerFacility',
      defaultMessage:
        '{name}{state, select, running {正常运行} limited {部分运行} closed {停运} outside {未在运行} planned {计划运行{until, select, none {} other {至 {until}}}} other {情况不明}}',
      description:
        'How a cable car or boat stands, as a sentence: 云上索道正常运行; “planned”: should run, but nobody has reported it',
    },
    { name: facility.name, state: signOf(state), until: closingTime(opening) },
  )
  if (state.state === 'closed') return withReason(intl, words, report?.note ?? closure?.reason)
  if (state.state !== 'outside')
    return [report && waitWords(intl, report), opening && departedWords(intl, opening)].reduce(
      (known: string, fact) => withFact(intl, known, fact),
      words,
    )
  const reason = opening?.today.exception?.reason
  return follow(intl, withReason(intl, words, reason), beginsWords(intl, state))
}

/**
 * Returns the last departures of today that have left. Undefined if there is none, or if all have
 * left: what still runs has no departures, such as a trip in the evening.
 */
function departedWords(intl: IntlShape, { today, departed }: Opening): string | undefined {
  const departures = today.hours?.departures ?? []
  const left = departures.filter(({ direction }) => departed.includes(direction))
  if (left.length === departures.length) return undefined
  return factLine(...left.map((each) => lastDepartureWords(intl, each, true))) || undefined
}

function closingTime(opening: Opening | undefined): string {
  const until = opening?.open?.until
  return until ? endTime(until.time) : 'none'
}

function withReason(intl: IntlShape, words: string, reason: string | undefined): string {
  if (reason === undefined) return words
  return intl.formatMessage(
    {
      id: 'conditions.withReason',
      defaultMessage: '{words}（{reason}）',
      description: 'That the area or a cable car is closed, and why: 停运（大风）',
    },
    { words, reason },
  )
}

function withFact(intl: IntlShape, words: string, fact: string | undefined): string {
  if (fact === undefined) return words
  return intl.formatMessage(
    {
      id: 'conditions.withFact',
      defaultMessage: '{words}，{fact}',
      description:
        'That a cable car runs, and how long visitors queue or which last ride has left: 索道正常运行，排队约 10 分钟',
    },
    { words, fact },
  )
}

function follow(intl: IntlShape, words: string, next: string | undefined): string {
  if (next === undefined) return words
  return intl.formatMessage(
    {
      id: 'conditions.follow',
      defaultMessage: '{words}，{next}',
      description: 'How it stands and what follows: 今日已闭园，明日 06:30 开放',
    },
    { words, next },
  )
}
