import { type Context, Hono } from 'hono'
import { defineMessages, type IntlShape } from 'react-intl'
import { inEachLanguage, type Language } from '../../../locales/languages.ts'
import { CHANGED_TAGS_HEADER } from '../../../shared/constants.ts'
import { readReportChange } from '../../handlers/reports.ts'
import { tagOfReport } from '../../reports.ts'
import { BackLink } from '../document.tsx'
import { type Form, keyOf, readForm } from '../form.ts'
import { readEntry } from '../log.ts'
import type { Desk, OfficeEnv } from '../office-env.ts'
import { refusal } from '../refusal.tsx'
import { type Duty, findSubject, loadDuty, rowOf, type Subject, withRow } from './duty.ts'
import { formFor, givenOf } from './given.ts'
import {
  type DeskRequest,
  DutyList,
  fieldsOf,
  formPage,
  markOf,
  PATH,
  previewPage,
  sentPage,
} from './pages.tsx'
import { readBody, type ReportDetail, reportIn, restoreRow, saveReport } from './rows.ts'
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

export const today: Desk = { path: 'today', role: 'duty', ...texts, routes }

async function withSubject(
  c: Context<OfficeEnv>,
  answer: (request: DeskRequest) => Promise<Response>,
): Promise<Response> {
  const duty = await loadDuty(c.env.DB)
  const subject = findSubject(duty, c.req.param('subject') ?? '')
  if (subject === undefined) return refusal(c, 404)
  return answer({ duty, subject, row: await readBody(c.env.DB, subject) })
}

/** Responds with the preview or with the form again, or saves the report. */
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
  const changed = withRow(duty, subject, change.body)
  const shown = shownIn(changed, subject)
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
    return withSubject(c, (later) =>
      previewPage(c, later, { form, changed, shown, isUnchanged: false }),
    )
  }
  return previewPage(c, request, { form, changed, shown, isUnchanged })
}

function shownIn(duty: Duty, subject: Subject): Record<Language, Shown> {
  return inEachLanguage((language) => shownWords(duty, subject, language))
}

/** Redirects to the page that follows a report. Tells the site which pages to purge. */
function redirectToSent(c: Context<OfficeEnv>, subject: Subject, key: string): Response {
  c.header(CHANGED_TAGS_HEADER, tagOfReport(rowOf(subject).about))
  return c.redirect(`${PATH}/sent/${key}`, 303)
}

/** The end of a closure does not apply if the facility runs again. */
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
  if (report === undefined || subject === undefined) return refusal(c, 404)
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

/** Returns the text for a mistake in a report, such as `until: is over`. */
function errorWords(intl: IntlShape, error: string): string {
  const [field = ''] = /^[a-zA-Z]+/.exec(error) ?? []
  const message = Object.entries(errors).find(([name]) => name === field)?.[1]
  return intl.formatMessage(message ?? errors.other)
}

const errors = defineMessages({
  state: { id: 'office.today.error.state', defaultMessage: '请选择现在的状态。' },
  from: {
    id: 'office.today.error.from',
    defaultMessage: '开始时间要在 31 天之内。有票时不能填“从几点起”。',
  },
  until: {
    id: 'office.today.error.until',
    defaultMessage: '结束时间要晚于现在，也晚于开始时间，并且在 31 天之内。',
  },
  note: { id: 'office.today.error.note', defaultMessage: '每种文字的说明最多 60 个字。' },
  place: {
    id: 'office.today.error.place',
    defaultMessage: '每种文字的地点最多 60 个字。照片的地点，前两种文字都要填。',
  },
  status: { id: 'office.today.error.status', defaultMessage: '请选择还有没有票。' },
  vacancies: {
    id: 'office.today.error.vacancies',
    defaultMessage: '余票是大于 0 的整数。没有票请选“售完”。',
  },
  opens: { id: 'office.today.error.opens', defaultMessage: '请填写开门时间，如 08:30。' },
  closes: {
    id: 'office.today.error.closes',
    defaultMessage: '请填写关门时间，如 17:30，不能和开门时间相同。',
  },
  lastEntry: {
    id: 'office.today.error.lastEntry',
    defaultMessage: '停止入园的时间要在开门和关门之间。',
  },
  picture: {
    id: 'office.today.error.picture',
    defaultMessage: '请填写照片的地址：以 / 开头，或以 https:// 开头、在网站允许的图片主机上。',
  },
  at: { id: 'office.today.error.at', defaultMessage: '拍摄时间要是已经过去的时间。' },
  ownWords: {
    id: 'office.today.error.ownWords',
    defaultMessage: '请至少写一种文字，每种最多 200 个字。',
  },
  waitMinutes: {
    id: 'office.today.error.waitMinutes',
    defaultMessage: '排队时间是 0 到 600 的整数，只在运行时填写。',
  },
  weather: { id: 'office.today.error.weather', defaultMessage: '请选择天气。' },
  low: { id: 'office.today.error.low', defaultMessage: '气温是 -90 到 60 的数字。' },
  high: { id: 'office.today.error.high', defaultMessage: '气温是 -90 到 60 的数字。' },
  wind: { id: 'office.today.error.wind', defaultMessage: '风力是 0 到 17 的整数。' },
  visitors: { id: 'office.today.error.visitors', defaultMessage: '人数是整数。' },
  capacity: {
    id: 'office.today.error.capacity',
    defaultMessage: '请填写最大承载量：大于 0 的整数。',
  },
  spaces: { id: 'office.today.error.spaces', defaultMessage: '余位是整数，不能多于总车位。' },
  colour: { id: 'office.today.error.colour', defaultMessage: '请选择预警级别。' },
  text: {
    id: 'office.today.error.text',
    defaultMessage: '说明要么不写，要么前两种文字都写，每种最多 200 个字。',
  },
  other: {
    id: 'office.today.error.other',
    defaultMessage: '有一项填写得不对，没有发布。请检查后再试。',
  },
})
