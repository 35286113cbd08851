import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { timeWords } from '../../../client/ui/facility-words.ts'
import { cut } from '../../../contract/values.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { categoryNames } from '../../../shared/complaint/categories.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { readWebhook } from '../../../shared/complaint-webhook.ts'
import { BackLink, Notice } from '../document.tsx'
import type { OfficeEnv } from '../office-env.ts'
import { languageWith } from '../../language.ts'
import { DueText, receiptOf } from './complaint.tsx'
import { ExportForm, SearchForm } from './list-forms.tsx'
import { readUnsent, type Unsent } from './outbox.ts'
import { type ComplaintQuery, listPath, readQuery } from './query.ts'
import { type Complaint, countComplaints, type Counts, listComplaints } from './store.ts'
import { stateNames, STATES } from './words.ts'

const ROWS_PER_PAGE = 20
const MAX_EXCERPT = 80

const texts = defineMessages({
  open: { id: 'office.complaints.open', defaultMessage: '待处理' },
  all: { id: 'office.complaints.all', defaultMessage: '全部' },
  tabs: { id: 'office.complaints.tabs', defaultMessage: '按状态' },
  pages: { id: 'office.complaints.pages', defaultMessage: '翻页' },
})

/** Responds with a page of the list. */
export async function listPage(c: Context<OfficeEnv>, title: string): Promise<Response> {
  const { DB: db, COMPLAINT_WEBHOOK = '' } = c.env
  const query = readQuery(c.req.query())
  const counts = await countComplaints(db, query)
  const pages = Math.max(1, Math.ceil(counts[query.state] / ROWS_PER_PAGE))
  const wanted = Number(c.req.query('page') ?? 1)
  const page = Number.isSafeInteger(wanted) ? Math.min(Math.max(wanted, 1), pages) : 1
  const complaints = await listComplaints(db, query, {
    limit: ROWS_PER_PAGE,
    offset: (page - 1) * ROWS_PER_PAGE,
  })
  const unsent = readWebhook(COMPLAINT_WEBHOOK) ? await readUnsent(db) : undefined
  return c.render(
    <>
      {unsent && <UnsentNotice unsent={unsent} />}
      <search>
        <SearchForm query={query} />
      </search>
      <Tabs query={query} counts={counts} />
      {complaints.length === 0 ? <Empty /> : <Rows complaints={complaints} now={Date.now()} />}
      <Pages query={query} page={page} pages={pages} />
      <ExportForm query={query} />
      <BackLink />
    </>,
    { title },
  )
}

function UnsentNotice({ unsent }: { unsent: Unsent }): ReactNode {
  return (
    <Notice kind="refused">
      <p>
        <FormattedMessage
          id="office.complaints.unsent"
          defaultMessage="{count, plural, other {# 条新投诉的消息没有发出}}（{error}）。{givenUp, plural, =0 {稍后会再试。} other {其中 # 条已超过三天，不再重试。}}请管理员检查 COMPLAINT_WEBHOOK。"
          description="Messages about new complaints could not be sent to the chat; error is the reason, as the service gave it"
          values={{ ...unsent }}
        />
      </p>
    </Notice>
  )
}

function Empty(): ReactNode {
  return (
    <p>
      <FormattedMessage id="office.complaints.empty" defaultMessage="这里没有投诉。" />
    </p>
  )
}

function Tabs({ query, counts }: { query: ComplaintQuery; counts: Counts }): ReactNode {
  const intl = useIntl()
  const nameOf = (state: ComplaintQuery['state']) =>
    intl.formatMessage(state === 'all' || state === 'open' ? texts[state] : stateNames[state])
  return (
    <nav className="tabs" aria-label={intl.formatMessage(texts.tabs)}>
      {(['open', ...STATES, 'all'] as const).map((state) => (
        <a
          key={state}
          href={listPath(query, { state })}
          aria-current={state === query.state ? 'page' : undefined}
        >
          {[nameOf(state), counts[state]].join(' ')}
        </a>
      ))}
    </nav>
  )
}

interface RowsProps {
  complaints: readonly Complaint[]
  now: number
}

function Rows({ complaints, now }: RowsProps): ReactNode {
  const intl = useIntl()
  return (
    <ul className="rows">
      {complaints.map((complaint) => {
        const { number, category, state, name, content, receivedAt, languageId } = complaint
        return (
          <li key={number}>
            <a href={`/office/complaints/${number}`}>
              <strong>
                {factLine(
                  intl.formatMessage(categoryNames[category]),
                  name || receiptOf(complaint),
                )}
              </strong>
              {content !== '' && (
                <span {...langAttributes(tagOf(languageWith(languageId)))}>
                  {excerptOf(content)}
                </span>
              )}
              <span>
                {factLine(
                  receiptOf(complaint),
                  timeWords(intl, receivedAt),
                  intl.formatMessage(stateNames[state]),
                  complaint.assigneeName,
                )}
              </span>
              <DueText complaint={complaint} now={now} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function excerptOf(content: string): string {
  return content.length > MAX_EXCERPT ? `${cut(content, MAX_EXCERPT)}…` : content
}

function Pages({
  query,
  page,
  pages,
}: {
  query: ComplaintQuery
  page: number
  pages: number
}): ReactNode {
  const intl = useIntl()
  if (pages === 1) return null
  return (
    <nav className="pages" aria-label={intl.formatMessage(texts.pages)}>
      {page > 1 && (
        <a className="button" rel="prev" href={listPath(query, { page: page - 1 })}>
          <FormattedMessage id="office.complaints.previous" defaultMessage="上一页" />
        </a>
      )}
      <span>
        <FormattedMessage
          id="office.complaints.page"
          defaultMessage="第 {page} 页，共 {pages} 页"
          description="Which part of a list is shown"
          values={{ page, pages }}
        />
      </span>
      {page < pages && (
        <a className="button" rel="next" href={listPath(query, { page: page + 1 })}>
          <FormattedMessage id="office.complaints.next" defaultMessage="下一页" />
        </a>
      )}
    </nav>
  )
}
