import { type Context, Hono } from 'hono'
import { defineMessages } from 'react-intl'
import { inEachLanguage, type Language } from '../../../locales/languages.ts'
import { CHANGED_TAGS_HEADER } from '../../../shared/constants.ts'
import { readReportChange } from '../../handlers/reports.ts'
import { tagOfReport } from '../../reports.ts'
import { BackLink } from '../document.tsx'
import { type Form, keyOf, readForm } from '../form.ts'
import { readEntry } from '../log.ts'
import type { Desk, OfficeEnv } from '../office-env.ts'
import { refusal } from '../refusal.tsx'
import { DutyList } from './duty-list.tsx'
import { type Duty, findSubject, loadDuty, rowOf, type Subject, withRow } from './duty.ts'
import { formFor, givenOf } from './given.ts'
import {
  type DeskRequest,
  fieldsOf,
  formPage,
  markOf,
  PATH,
  previewPage,
  sentPage,
} from './pages.tsx'
import { readRow, type ReportDetail, reportIn, restoreRow, saveReport } from './rows.ts'
import { errorWords } from './error-words.ts'
import { type Shown, shownWords } from './words.ts'

const texts = defineMessages({
  title: { id: 'office.today', defaultMessage: '今日情况' },
  about: {
    id: 'office.today.about',
    defaultMessage: '设施运行、开放时间、余票、天气和预警、人数、车位、给游客的话',
  },
})

const routes = new Hono<OfficeEnv>()
  .get('/', async (c) => {
    const duty = await loadDuty(c.env.DB)
    return c.render(
      <>
        <DutyList duty={duty} language={c.get('language')} />
        <BackLink />
      </>,
      { title: c.get('intl').formatMessage(texts.title) },
    )
  })
  .get('/sent/:key', sentPage)
  .post('/undo', undo)
  .get('/:subject', (c) => withSubject(c, (request) => formPage(c, request)))
  .post('/:subject', (c) => withSubject(c, (request) => receive(c, request)))

/** The desk for the person on duty. */
export const today: Desk = { path: 'today', role: 'duty', ...texts, routes }

async function withSubject(
  c: Context<OfficeEnv>,
  answer: (request: DeskRequest) => Promise<Response>,
): Promise<Response> {
  const duty = await loadDuty(c.env.DB)
  const subject = findSubject(duty, c.req.param('subject') ?? '')
  if (subject === undefined) return refusal(c, { status: 404 })
  return answer({ duty, subject, row: await readRow(c.env.DB, subject) })
}

/**
 * Handles a submitted form. Responds with the preview or with the form again, or saves the report.
 */
async function receive(c: Context<OfficeEnv>, request: DeskRequest): Promise<Response> {
  const sent = await readForm(c)
  const key = keyOf(sent)
  if (sent['do'] === 'edit')
    return formPage(c, request, { form: fieldsOf(sent), mark: sent['mark'] })
  const { duty, subject, row } = request
  if (await readEntry(c.env.DB, key)) return redirectToSent(c, subject, key)
  const form = withoutOldEnd(sent, formFor(duty, subject, row))
  const change = await readReportChange(givenOf(subject, form, duty.now), c.env)
  if ('error' in change) {
    c.status(400)
    const error = errorWords(c.get('intl'), change.error)
    return formPage(c, request, { form: fieldsOf(form), mark: form['mark'], error })
  }
  const shown = shownIn(withRow(duty, subject, change.body), subject)
  const isUnchanged = form['mark'] === (await markOf(row))
  if (form['do'] === 'send' && isUnchanged) {
    const detail: ReportDetail = { before: row, after: change.body ?? null, shown }
    const who = c.get('person').name
    const saved = await saveReport(
      c.env.DB,
      { key, who, action: 'report', subject, detail },
      change.statements,
    )
    if (saved !== 'changed') return redirectToSent(c, subject, key)
    return withSubject(c, (later) => previewPage(c, later, { form, shown, isUnchanged: false }))
  }
  return previewPage(c, request, { form, shown, isUnchanged })
}

function shownIn(duty: Duty, subject: Subject): Record<Language, Shown> {
  return inEachLanguage((language) => shownWords(duty, subject, language))
}

/** Redirects to the page that follows a report. Tells the site which pages to purge. */
function redirectToSent(c: Context<OfficeEnv>, subject: Subject, key: string): Response {
  c.header(CHANGED_TAGS_HEADER, tagOfReport(rowOf(subject).about))
  return c.redirect(`${PATH}/sent/${key}`, 303)
}

/**
 * Removes the end of a closure if the facility runs again, because the end belonged to the closure.
 */
function withoutOldEnd(form: Form, before: Form): Form {
  const isReopened = form['state'] === 'running' && before['state'] !== 'running'
  if (!isReopened) return form
  const filled = Object.entries(form).filter(
    ([name, value]) => !['until', 'ends'].includes(name) || value !== before[name],
  )
  return Object.fromEntries(filled)
}

/** Restores the row from before a report, unless somebody has reported since then. */
async function undo(c: Context<OfficeEnv>): Promise<Response> {
  const form = await readForm(c)
  const key = keyOf(form)
  const report = reportIn(await readEntry(c.env.DB, form['entry'] ?? ''))
  const duty = await loadDuty(c.env.DB)
  const subject = report && findSubject(duty, report.subject)
  if (report === undefined || subject === undefined) return refusal(c, { status: 404 })
  const { before, after } = report.detail
  const shown = shownIn(withRow(duty, subject, before ?? undefined), subject)
  const saved = await saveReport(
    c.env.DB,
    {
      key,
      who: c.get('person').name,
      action: 'undo',
      subject,
      detail: { before: after, after: before, shown },
    },
    [restoreRow(subject, before)],
  )
  return redirectToSent(c, subject, saved === 'changed' ? report.key : key)
}
