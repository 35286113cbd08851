import type { Context } from 'hono'
import { Fragment, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import { type Language, LANGUAGES } from '../../../locales/languages.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { isValidAt } from '../../../shared/timeline.ts'
import { BackLink, LanguageName, Notice, OfficeForm, TimeText } from '../document.tsx'
import type { Form } from '../form.ts'
import { readEntry } from '../log.ts'
import type { OfficeEnv } from '../office-env.ts'
import { refusal } from '../refusal.tsx'
import { hashOf } from '../staff.ts'
import {
  type Duty,
  facilityNow,
  findSubject,
  keyOfSubject,
  loadDuty,
  reportOn,
  type Subject,
  subjectsOf,
} from './duty.ts'
import { ReportFields } from './forms.tsx'
import { formFor } from './given.ts'
import { lastReport, type LoggedReport, readBody, reportIn } from './rows.ts'
import { type Shown, shownWords, subjectName } from './words.ts'

export const PATH = '/office/today'

function addressOf(subject: Subject): string {
  return `${PATH}/${encodeURIComponent(keyOfSubject(subject))}`
}

/** The list marks a report that ends within this time. */
const SOON_MS = 30 * 60 * 1000

const headings = defineMessages({
  weather: { id: 'office.today.group.weather', defaultMessage: '天气和预警' },
  visitors: { id: 'office.today.group.visitors', defaultMessage: '人数和车位' },
  tickets: { id: 'office.today.group.tickets', defaultMessage: '余票' },
})

const GROUPS: readonly { heading?: MessageDescriptor; kinds: readonly Subject['kind'][] }[] = [
  { kinds: ['facility', 'hours', 'note'] },
  { heading: headings.weather, kinds: ['weather', 'warning', 'forecast', 'webcam'] },
  { heading: headings.visitors, kinds: ['visitors', 'car-park'] },
  { heading: headings.tickets, kinds: ['ticket'] },
]

interface DutyListProps {
  duty: Duty
  language: Language
}

export function DutyList({ duty, language }: DutyListProps): ReactNode {
  const subjects = subjectsOf(duty)
  return GROUPS.map(({ heading, kinds }) => {
    const group = kinds.flatMap((kind) => subjects.filter((subject) => subject.kind === kind))
    if (group.length === 0) return null
    return (
      <Fragment key={kinds[0]}>
        {heading && (
          <h2>
            <FormattedMessage {...heading} />
          </h2>
        )}
        <ul className="rows">
          {group.map((subject) => (
            <li key={keyOfSubject(subject)}>
              <SubjectLink subject={subject} duty={duty} language={language} />
            </li>
          ))}
        </ul>
      </Fragment>
    )
  })
}

function SubjectLink({ subject, duty, language }: DutyListProps & { subject: Subject }): ReactNode {
  const { name, words } = shownWords(duty, subject, language)
  const current = subject.kind === 'facility' ? facilityNow(duty, subject.id, language) : undefined
  return (
    <a href={addressOf(subject)}>
      <strong>{name}</strong>
      <span className={current?.state.state}>
        {words || <FormattedMessage id="office.today.unreported" defaultMessage="没有上报" />}
      </span>
      <End duty={duty} subject={subject} />
    </a>
  )
}

function End({ duty, subject }: { duty: Duty; subject: Subject }): ReactNode {
  const report = reportOn(duty, subject)
  // Reported opening hours always end with their day, so their end is not shown.
  if (subject.kind === 'hours') return null
  if (report === undefined || !isValidAt(report, duty.now)) return null
  const isSoon = Date.parse(report.validUntil) - duty.now < SOON_MS
  // The text of a closure already contains the end.
  if ('state' in report && report.state === 'closed' && !isSoon) return null
  return (
    <span className={isSoon ? 'soon' : undefined}>
      <FormattedMessage
        id="office.today.ends.at"
        defaultMessage="{isSoon, select, true {快到期了，请续报：} other {}}显示到 {time}"
        description="When a report ends; “true”: soon"
        values={{ isSoon: String(isSoon), time: <TimeText at={report.validUntil} /> }}
      />
    </span>
  )
}

export interface DeskRequest {
  duty: Duty
  subject: Subject
  /** The current database row of the subject. */
  row: string | null
}

/** Returns a hash for the form, with which a later report by somebody else is detected. */
export async function markOf(row: string | null): Promise<string> {
  return (await hashOf(row ?? '')).slice(0, 16)
}

/** The names of all form fields of the desk. A preview includes them in its own form. */
const FIELDS = [
  'state reason ends from until waitMinutes withdraw'.split(' '),
  'weather low high wind visitors spaces capacity colour'.split(' '),
  'status vacancies hours opens closes lastEntry src at'.split(' '),
  LANGUAGES.flatMap((language) => [`note-${language}`, `place-${language}`]),
].flat()

export function fieldsOf(form: Form): Form {
  return Object.fromEntries(FIELDS.flatMap((name) => (form[name] ? [[name, form[name]]] : [])))
}

interface Draft {
  form: Form
  /** The hash of the row on which the form is based. The default is the current row. */
  mark?: string | undefined
  error?: string
}

export async function formPage(
  c: Context<OfficeEnv>,
  { duty, subject, row }: DeskRequest,
  { form, mark, error }: Draft = { form: formFor(duty, subject, row) },
): Promise<Response> {
  const language = c.get('language')
  const { words } = shownWords(duty, subject, language)
  return c.render(
    <>
      {error !== undefined && <Notice kind="refused">{error}</Notice>}
      {words !== '' && (
        <p>
          <FormattedMessage
            id="office.today.now"
            defaultMessage="现在显示：{words}"
            description="Above the form of a report: what visitors read now"
            values={{ words }}
          />
        </p>
      )}
      <OfficeForm action={addressOf(subject)}>
        <input type="hidden" name="mark" value={mark ?? (await markOf(row))} />
        <ReportFields subject={subject} form={form} />
        <button className="primary">
          <FormattedMessage id="office.today.preview" defaultMessage="预览" />
        </button>
        {row !== null && subject.kind !== 'facility' && (
          <button name="withdraw" value="on" formNoValidate>
            <FormattedMessage id="office.today.withdraw" defaultMessage="撤下，不再显示" />
          </button>
        )}
      </OfficeForm>
      <BackLink to={PATH} />
    </>,
    { title: subjectName(duty, subject, language), isUnsent: c.req.method === 'POST' },
  )
}

interface Preview {
  form: Form
  /** The data with the previewed report. */
  changed: Duty
  shown: Record<Language, Shown>
  /** Whether nobody else has reported since the form was opened. */
  isUnchanged: boolean
}

export async function previewPage(
  c: Context<OfficeEnv>,
  { duty, subject, row }: DeskRequest,
  { form, changed, shown, isUnchanged }: Preview,
): Promise<Response> {
  const language = c.get('language')
  const other = isUnchanged ? undefined : await lastReport(c.env.DB, subject, row)
  if (!isUnchanged) c.status(409)
  return c.render(
    <>
      {!isUnchanged && (
        <Notice kind="refused">
          <p>
            <Since report={other} />
          </p>
          <p>{shownWords(duty, subject, language).words}</p>
        </Notice>
      )}
      <p>
        <FormattedMessage id="office.today.willShow" defaultMessage="游客将看到：" />
      </p>
      <ShownList shown={shown} />
      <HoursPrevail duty={changed} subject={subject} language={language} />
      {/* The form gets a new key. So after a report was sent, going back and sending another one
          works. */}
      <OfficeForm action={addressOf(subject)}>
        <input type="hidden" name="mark" value={await markOf(row)} />
        {Object.entries(fieldsOf(form)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="primary" name="do" value="send">
          <FormattedMessage
            id="office.today.send"
            defaultMessage="{isUnchanged, select, true {发布} other {仍然发布这一条}}"
            description="Button that publishes a report; “other”: although somebody else has reported since"
            values={{ isUnchanged: String(isUnchanged) }}
          />
        </button>
        <button name="do" value="edit">
          <FormattedMessage id="office.today.edit" defaultMessage="返回修改" />
        </button>
      </OfficeForm>
      <BackLink to={PATH} />
    </>,
    { title: subjectName(duty, subject, language), isUnsent: true },
  )
}

/** A report by a command is not in the log. Then nobody is named. */
function Since({ report }: { report: LoggedReport | undefined }): ReactNode {
  if (report === undefined)
    return (
      <FormattedMessage
        id="office.today.sinceCommand"
        defaultMessage="您打开表单后，情况已经有变（由命令或接口上报，或到期）。现在显示："
      />
    )
  return (
    <FormattedMessage
      id="office.today.since"
      defaultMessage="您打开表单后，{who}在 {time} 上报过。现在显示："
      description="Somebody else has reported since the form was opened"
      values={{ who: report.who, time: <TimeText at={report.at} /> }}
    />
  )
}

function ShownList({ shown }: { shown: Record<Language, Shown> }): ReactNode {
  return (
    <ul className="rows shown">
      {LANGUAGES.map((language) => (
        <li key={language}>
          <div>
            <LanguageName language={language} />
            <strong {...langAttributes(tagOf(language))}>{shown[language].name}</strong>
            {shown[language].words === '' ? (
              <p>
                <FormattedMessage id="office.today.nothing" defaultMessage="（不显示）" />
              </p>
            ) : (
              <p {...langAttributes(tagOf(language))}>{shown[language].words}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Says that pages show the hours of a facility instead of a report that it runs. */
function HoursPrevail({
  duty,
  subject,
  language,
}: DutyListProps & { subject: Subject }): ReactNode {
  const current = subject.kind === 'facility' ? facilityNow(duty, subject.id, language) : undefined
  if (current?.state.state !== 'outside' || current.state.report === undefined) return null
  return (
    <p>
      <FormattedMessage
        id="office.today.hoursPrevail"
        defaultMessage="现在不在运行时间内，页面只显示运行时间，不显示这一条。今天如果提前或延后运行，请用“{note}”告诉游客。"
        description="Below the preview of a report that a facility runs, outside its hours; {note}: name of the report with a sentence for visitors"
        values={{ note: subjectName(duty, { kind: 'note' }, language) }}
      />
    </p>
  )
}

function effectOf({ action, detail }: LoggedReport): 'back' | 'none' | 'sent' {
  if (action !== 'undo') return 'sent'
  return detail.after === null ? 'none' : 'back'
}

export async function sentPage(c: Context<OfficeEnv>): Promise<Response> {
  const report = reportIn(await readEntry(c.env.DB, c.req.param('key') ?? ''))
  const duty = await loadDuty(c.env.DB)
  const subject = report && findSubject(duty, report.subject)
  if (report === undefined || subject === undefined) return refusal(c, 404)
  const isLatest = (await readBody(c.env.DB, subject)) === report.detail.after
  return c.render(
    <>
      <Notice kind="done">
        <p>
          <FormattedMessage
            id="office.today.sent"
            defaultMessage="{effect, select, back {已撤销，恢复为上一条。} none {已撤销，现在没有上报。} other {已发布。}}一分钟内所有页面都会更新。"
            description="After a report is saved or undone; “none”: there was no report before"
            values={{ effect: effectOf(report) }}
          />
        </p>
      </Notice>
      <ShownList shown={report.detail.shown} />
      <HoursPrevail duty={duty} subject={subject} language={c.get('language')} />
      {isLatest ? (
        <OfficeForm action={`${PATH}/undo`}>
          <button name="entry" value={report.key}>
            <FormattedMessage id="office.today.undo" defaultMessage="撤销这次发布" />
          </button>
        </OfficeForm>
      ) : (
        <p>
          <FormattedMessage
            id="office.today.overtaken"
            defaultMessage="之后又有新的上报，这一条不能再撤销。"
          />
        </p>
      )}
      <BackLink to={PATH} />
    </>,
    { title: subjectName(duty, subject, c.get('language')) },
  )
}
