import { type Context, Hono } from 'hono'
import { defineMessages, FormattedMessage } from 'react-intl'
import { BackLink } from '../document.tsx'
import type { Desk, OfficeEnv } from '../office-env.ts'
import { refusal } from '../refusal.tsx'
import { changeComplaint, type Outcome, responsiblePeople } from './change.ts'
import { ComplaintFacts, receiptOf } from './complaint.tsx'
import { exportComplaints } from './export.ts'
import { listPage } from './list.tsx'
import { type Complaint, readChanges, readComplaint } from './store.ts'
import { ChangeList, OutcomeNotice, WorkForm } from './work.tsx'

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
