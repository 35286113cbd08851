import { type Context, Hono } from 'hono'
import { defineMessages, FormattedMessage, type IntlShape } from 'react-intl'
import { BackLink } from '../document.tsx'
import type { Desk, OfficeEnv } from '../office-env.ts'
import { refusal } from '../refusal.tsx'
import { changeComplaint, type Outcome, responsiblePeople, localTime } from './change.ts'
import { ComplaintFacts, receiptOf } from './complaint.tsx'
import { listPage } from './list.tsx'
import { type Complaint, readChanges, readComplaint, listComplaints } from './store.ts'
import { ChangeList, OutcomeNotice, WorkForm } from './work.tsx'
import Papa from 'papaparse'
import { languageNames } from '../../../locales/languages.ts'
import { complaintDays } from '../../../shared/site.ts'
import { categoryNames } from '../../../shared/complaint/categories.ts'
import { keyOf, readForm } from '../form.ts'
import { runOnce } from '../log.ts'
import { languageWith } from '../../language.ts'
import { dueDay } from './due.ts'
import { type ComplaintQuery, readQuery } from './query.ts'
import { channelNames, fieldNames, stateNames } from './words.ts'

const texts = defineMessages({
  title: { id: 'office.complaints', defaultMessage: '投诉建议' },
  about: {
    id: 'office.complaints.about',
    defaultMessage: '查看、分派、答复游客的投诉建议，导出表格',
  },
})

const routes = new Hono<OfficeEnv>()
  .get('/', (c) => listPage(c, c.get('intl').formatMessage(texts.title)))
  .post('/export', exportComplaints)
  .get('/:number', async (c) => {
    const complaint = await readComplaint(c.env.DB, c.req.param('number'))
    if (complaint === undefined) return refusal(c, 404)
    const isSaved = c.req.query('saved') !== undefined
    return complaintPage(c, complaint, isSaved ? { kind: 'saved' } : undefined)
  })
  .post('/:number', async (c) => {
    const complaint = await readComplaint(c.env.DB, c.req.param('number'))
    if (complaint === undefined) return refusal(c, 404)
    const outcome = await changeComplaint(c, complaint)
    const address = `/office/complaints/${complaint.number}`
    if (outcome.kind === 'saved') return c.redirect(`${address}?saved`, 303)
    c.status(outcome.kind === 'changed' ? 409 : 400)
    const now = await readComplaint(c.env.DB, complaint.number)
    return complaintPage(c, now ?? complaint, outcome)
  })

export const complaints: Desk = { path: 'complaints', role: 'complaints', ...texts, routes }

async function complaintPage(
  c: Context<OfficeEnv>,
  complaint: Complaint,
  outcome: Outcome | undefined,
): Promise<Response> {
  const { DB: db } = c.env
  const [changes, people] = await Promise.all([readChanges(db, complaint), responsiblePeople(db)])
  const typed = outcome && 'typed' in outcome ? outcome.typed : undefined
  return c.render(
    <>
      <OutcomeNotice outcome={outcome} />
      <ComplaintFacts complaint={complaint} now={Date.now()} />
      {(complaint.erasedAt === null || typed) && (
        <section>
          <h2>
            <FormattedMessage id="office.complaints.work" defaultMessage="处理" />
          </h2>
          <WorkForm complaint={complaint} people={people} me={c.get('person').id} typed={typed} />
        </section>
      )}
      {changes.length > 0 && (
        <section>
          <h2>
            <FormattedMessage id="office.complaints.changes" defaultMessage="经过" />
          </h2>
          <ChangeList changes={changes} />
        </section>
      )}
      <BackLink to="/office/complaints" />
      <BackLink />
    </>,
    { title: receiptOf(complaint), isUnsent: typed !== undefined },
  )
}

/** Number of rows that are in memory at the same time. */
const ROWS = 500

/** Spreadsheets run a text that begins with one of these as a formula, even after spaces. */
const FORMULA = /^[\s\0]*[-=+@＝＋－＠|%\t\r\n]/

async function exportComplaints(c: Context<OfficeEnv>): Promise<Response> {
  const form = await readForm(c)
  const query = readQuery(
    form['what'] === 'month' ? { month: form['month'], state: 'all' } : { ...form, month: '' },
  )
  const { state, kind, due, month, q } = query
  // The search text is not logged, because it may be a name or telephone number.
  const detail = { state, kind, due, month, isSearch: q !== '' }
  const entry = { key: keyOf(form), who: c.get('person').name, action: 'exportComplaints' }
  await runOnce(c.env.DB, { ...entry, subject: month, detail }, [])
  return c.body(csvOf(c.env.DB, query, c.get('intl')), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${['complaints', month].filter(Boolean).join('-')}.csv"`,
  })
}

/** Begins with a byte order mark, because Excel would otherwise assume another encoding. */
function csvOf(db: D1Database, query: ComplaintQuery, intl: IntlShape): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let after: number | undefined
  return new ReadableStream({
    async pull(controller) {
      if (after === undefined) {
        after = 0
        const headings = Object.values(fieldNames).map((name) => intl.formatMessage(name))
        controller.enqueue(encoder.encode(`\uFEFF${lines([headings])}`))
        return
      }
      const complaints = await listComplaints(db, query, { after, limit: ROWS })
      const last = complaints.at(-1)
      if (last === undefined) {
        controller.close()
        return
      }
      after = last.id
      controller.enqueue(encoder.encode(lines(complaints.map((each) => cells(each, intl)))))
    },
  })
}

function lines(rows: string[][]): string {
  return `${Papa.unparse(rows, { escapeFormulae: FORMULA, newline: '\r\n', quotes: true })}\r\n`
}

function cells(complaint: Complaint, intl: IntlShape): string[] {
  const { day, category, state, channel, assigneeName, answeredAt, closedAt } = complaint
  const { answer, settle } = complaintDays
  const values: Readonly<Record<string, unknown>> = {
    ...complaint,
    receipt: receiptOf(complaint),
    receivedAt: timeCell(complaint.receivedAt),
    category: intl.formatMessage(categoryNames[category]),
    state: intl.formatMessage(stateNames[state]),
    answerDue: answer === undefined ? '' : dueDay(day, answer),
    settleDue: settle === undefined ? '' : dueDay(day, settle),
    language: languageNames[languageWith(complaint.languageId)],
    assignee: assigneeName,
    channel: channel === '' ? '' : intl.formatMessage(channelNames[channel]),
    answeredAt: timeCell(answeredAt),
    closedAt: timeCell(closedAt),
  } satisfies Record<keyof typeof fieldNames, string>
  return Object.keys(fieldNames).map((name) => String(values[name]))
}

function timeCell(at: number | null): string {
  return localTime(at).replace('T', ' ')
}
