import type { Context } from 'hono'
import type { IntlShape } from 'react-intl'
import Papa from 'papaparse'
import { languageNames } from '../../../locales/languages.ts'
import { complaintDays } from '../../../shared/site.ts'
import { categoryNames } from '../../../shared/complaint/categories.ts'
import { keyOf, readForm } from '../form.ts'
import { runOnce } from '../log.ts'
import type { OfficeEnv } from '../office-env.ts'
import { localTime } from './change.ts'
import { languageWith } from '../../language.ts'
import { receiptOf } from './complaint.tsx'
import { dueDay } from './due.ts'
import { type ComplaintQuery, readQuery } from './query.ts'
import { type Complaint, listComplaints } from './store.ts'
import { channelNames, fieldNames, stateNames } from './words.ts'

/** Number of rows that are in memory at the same time. */
const ROWS = 500

/** Spreadsheets run a text that begins with one of these as a formula, even after spaces. */
const FORMULA = /^[\s\0]*[-=+@＝＋－＠|%\t\r\n]/

export async function exportComplaints(c: Context<OfficeEnv>): Promise<Response> {
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
