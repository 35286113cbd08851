import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { asMessage } from '../../../contract/typed.ts'
import { timeZone } from '../../../shared/site.ts'
import { clockIn, instantOf } from '../../../shared/zoned-time.ts'
import { type Form, keyOf, readForm } from '../form.ts'
import { readEntry, runOnce } from '../log.ts'
import type { OfficeEnv } from '../office-env.ts'
import { listPeople } from '../sessions.ts'
import { hasRole } from '../staff.ts'
import {
  type Change,
  type ChangeDetail,
  changeStatements,
  type Complaint,
  isStill,
  readChanges,
  readComplaint,
  subjectOf,
  type Work,
} from './store.ts'
import { type Channel, CHANNELS, type State } from './words.ts'

export const MAX_TEXT = 4000

/** The actions on a complaint. `save` stores the typed text without changing the state. */
const STEPS = ['save', 'take', 'answer', 'close', 'reopen'] as const
export type Step = (typeof STEPS)[number]

/** The values that a person typed, and the version of the complaint that was open at that time. */
export interface Typed {
  version: number
  step: Step
  assignee: string
  answer: string
  channel: Channel | ''
  /** A local time in the area, `2026-11-26T10:20`. Empty means now. */
  answeredAt: string
  note: string
}

export type Fault = 'noAnswer' | 'noChannel' | 'badTime' | 'noPerson' | 'tooLong'

/** The result of a form. If the form was not saved, it is shown again with `typed`. */
export type Outcome =
  | { kind: 'saved' }
  | { kind: 'faulty'; fault: Fault; typed: Typed }
  | { kind: 'changed'; typed: Typed; since: readonly Change[] }

/** Saves the form about a complaint. Throws a 400 if it does not belong to this page. */
export async function changeComplaint(
  c: Context<OfficeEnv>,
  complaint: Complaint,
): Promise<Outcome> {
  const form = await readForm(c)
  const key = keyOf(form)
  const typed = readTyped(form)
  const { DB: db } = c.env
  const changes = await readChanges(db, complaint)
  if ((await readEntry(db, key)) !== undefined)
    return isSame(changes, key, typed) ? { kind: 'saved' } : conflict(changes, complaint, typed)
  const me = c.get('person')
  const people = await responsiblePeople(db)
  const planned = plan(complaint, typed, { me, people, now: Date.now() })
  if (typeof planned === 'string') return { kind: 'faulty', fault: planned, typed }
  const { work, detail } = planned
  const { note } = typed
  const answer = work.answer === complaint.answer ? '' : work.answer
  const isUnchanged = Object.keys(detail).length === 1 && note === '' && answer === ''
  if (isUnchanged) return { kind: 'saved' }
  const entry = {
    key,
    who: me.name,
    action: 'changeComplaint',
    subject: subjectOf(complaint),
    detail,
    onlyIf: isStill(complaint, typed.version),
  }
  const statements = changeStatements(complaint.id, work, { key, note, answer })
  if ((await runOnce(db, entry, statements)) !== 'changed') return { kind: 'saved' }
  const now = (await readComplaint(db, complaint.number)) ?? complaint
  return conflict(await readChanges(db, now), now, typed)
}

function readTyped(form: Form): Typed {
  const version = Number(form['version'])
  const step = STEPS.find((each) => each === form['step'])
  if (!Number.isSafeInteger(version) || version < 1 || step === undefined)
    throw new HTTPException(400)
  const { assignee = '', answer = '', channel = '', answeredAt = '', note = '' } = form
  return {
    version,
    step,
    assignee,
    answer: asMessage(answer),
    channel: CHANNELS.find((each) => each === channel) ?? '',
    answeredAt: answeredAt.slice(0, 16),
    note: asMessage(note),
  }
}

export async function responsiblePeople(db: D1Database): Promise<Responsible[]> {
  return (await listPeople(db)).filter((person) => hasRole(person, 'complaints'))
}

type Responsible = { id: string; name: string }

const NOBODY: Responsible = { id: '', name: '' }

interface Circumstances {
  me: Responsible
  people: readonly Responsible[]
  now: number
}

function plan(
  before: Complaint,
  typed: Typed,
  circumstances: Circumstances,
): { work: Work; detail: ChangeDetail } | Fault {
  const fault = faultOf(typed)
  if (fault !== undefined) return fault
  const person = personOf(before, typed, circumstances)
  if (person === undefined) return 'noPerson'
  const { now } = circumstances
  const given = timeOf(typed, before, now)
  if (given === undefined) return 'badTime'
  const { step, answer, channel } = typed
  const state = nextState(before, step, person.id)
  const work: Work = {
    state,
    assignee: person.id,
    answer,
    channel,
    answeredAt: given ?? before.answeredAt ?? (isAnswer(typed) ? now : null),
    closedAt: state === 'closed' ? (before.closedAt ?? now) : null,
  }
  return { work, detail: detailOf(before, work, person) }
}

/**
 * Returns the person whom a form makes responsible; undefined for an unknown id. If nobody is
 * responsible, the person who answers or closes the complaint becomes responsible.
 */
function personOf(
  { assignee, assigneeName }: Complaint,
  typed: Typed,
  { me, people }: Circumstances,
): Responsible | undefined {
  const isOwn = typed.assignee === '' && (typed.step === 'answer' || typed.step === 'close')
  if (typed.step === 'take' || isOwn) return me
  const before = { id: assignee, name: assigneeName }
  return [NOBODY, before, ...people].find(({ id }) => id === typed.assignee)
}

/** Returns whether a form records an answer to the visitor. */
function isAnswer({ step, answer, channel }: Typed): boolean {
  return answer !== '' && channel !== '' && (step === 'answer' || step === 'close')
}

function faultOf({ step, answer, channel, note }: Typed): Fault | undefined {
  if (answer.length > MAX_TEXT || note.length > MAX_TEXT) return 'tooLong'
  if (step === 'answer' && answer === '') return 'noAnswer'
  return step === 'answer' && channel === '' ? 'noChannel' : undefined
}

/** Returns the details of a change for the log, without personal data. */
function detailOf(before: Complaint, after: Work, person: Responsible): ChangeDetail {
  const { state, assignee, channel, answeredAt, answer } = after
  return {
    version: before.version + 1,
    ...(state !== before.state && { state }),
    ...(assignee !== before.assignee && { assignee: { id: person.id, name: person.name } }),
    ...(channel !== before.channel && { channel }),
    ...(answer === '' && before.answer !== '' && { isAnswerDeleted: true as const }),
    ...(answeredAt !== null && answeredAt !== before.answeredAt && { answeredAt }),
  }
}

const STATE_AFTER: Partial<Record<Step, State>> = {
  answer: 'answered',
  close: 'closed',
  reopen: 'work',
}

function nextState({ state }: Complaint, step: Step, assignee: string): State {
  return STATE_AFTER[step] ?? (state === 'new' && assignee !== '' ? 'work' : state)
}

const LOCAL_TIME = /^(20\d\d-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/
const MINUTE_MS = 60_000

/** Returns the typed time; null if none. Undefined if it is before the receipt or in the future. */
function timeOf(
  { answeredAt }: Typed,
  { receivedAt, answeredAt: before }: Complaint,
  now: number,
): number | null | undefined {
  if (answeredAt === '') return null
  // The field has no seconds, so the same minute means the same time.
  if (before !== null && localTime(before) === answeredAt) return before
  const [, day = '', hours, minutes] = LOCAL_TIME.exec(answeredAt) ?? []
  if (day === '' || Number.isNaN(Date.parse(day))) return undefined
  const instant = instantOf(timeZone, day, Number(hours) * 60 + Number(minutes))
  return instant > receivedAt - MINUTE_MS && instant < now + MINUTE_MS ? instant : undefined
}

/** Returns an instant for a form field, `2026-11-26T10:20`; empty without an instant. */
export function localTime(instant: number | null | undefined): string {
  if (instant === null || instant === undefined) return ''
  return clockIn(timeZone, instant).toISOString().slice(0, '2026-11-26T10:20'.length)
}

/** Returns whether the same form was handled before, for example after a second tap. */
function isSame(changes: readonly Change[], key: string, typed: Typed): boolean {
  const index = changes.findIndex((change) => change.key === key)
  const { answer } = fieldsAt(changes.slice(0, index + 1))
  return changes[index]?.note === typed.note && answer === typed.answer
}

/** Returns the typed values. Fields that the person has not changed get their current values. */
function conflict(changes: readonly Change[], now: Complaint, typed: Typed): Outcome {
  const isOld = ({ detail }: Change) => (detail.version ?? 0) <= typed.version
  const seen = fieldsAt(changes.filter(isOld))
  const merged = { ...typed, version: now.version }
  if (typed.assignee === seen.assignee) merged.assignee = now.assignee
  if (typed.answer === seen.answer) merged.answer = now.answer
  if (typed.channel === seen.channel) merged.channel = now.channel
  if (typed.answeredAt === seen.answeredAt) merged.answeredAt = localTime(now.answeredAt)
  return { kind: 'changed', typed: merged, since: changes.filter((change) => !isOld(change)) }
}

function fieldsAt(changes: readonly Change[]) {
  const last = <Value>(read: (change: Change) => Value | undefined) =>
    changes.map(read).findLast((value) => value !== undefined)
  return {
    assignee: last(({ detail }) => detail.assignee?.id) ?? '',
    answer: last(({ answer, detail }) => (detail.isAnswerDeleted ? '' : answer || undefined)) ?? '',
    channel: last(({ detail }) => detail.channel) ?? '',
    answeredAt: localTime(last(({ detail }) => detail.answeredAt)),
  }
}
