import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { timeWords } from '../../../client/ui/facility-words.ts'
import { cut } from '../../../contract/values.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { categoryNames } from '../../../shared/complaint/categories.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { timeZone } from '../../../shared/site.ts'
import { dayIn } from '../../../shared/zoned-time.ts'
import { readWebhook } from '../../../shared/complaint-webhook.ts'
import { BackLink, Notice, OfficeForm, Select } from '../document.tsx'
import type { OfficeEnv } from '../office-env.ts'
import { languageWith } from '../../language.ts'
import { DueText, receiptOf } from './complaint.tsx'
import { readUnsent } from './outbox.ts'
import { type ComplaintQuery, listPath, readQuery } from './query.ts'
import { type Complaint, countComplaints, type Counts, listComplaints } from './store.ts'
import { fieldNames, stateNames, STATES } from './words.ts'

const ROWS_PER_PAGE = 20
const MAX_EXCERPT = 80

const texts = defineMessages({
  open: { id: 'office.complaints.open', defaultMessage: '待处理' },
  all: { id: 'office.complaints.all', defaultMessage: '全部' },
  tabs: { id: 'office.complaints.tabs', defaultMessage: '按状态' },
  pages: { id: 'office.complaints.pages', defaultMessage: '翻页' },
  anyKind: { id: 'office.complaints.anyKind', defaultMessage: '不限' },
  anyDue: { id: 'office.complaints.anyDue', defaultMessage: '不限' },
  due: { id: 'office.complaints.dueFilter', defaultMessage: '期限' },
  overdue: { id: 'office.complaints.overdue', defaultMessage: '已超期' },
  soon: { id: 'office.complaints.soon', defaultMessage: '快到期或已超期' },
  sort: { id: 'office.complaints.sort', defaultMessage: '排序' },
  urgent: { id: 'office.complaints.urgent', defaultMessage: '最急的在前' },
  newest: { id: 'office.complaints.newest', defaultMessage: '最新的在前' },
})

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
  const now = Date.now()
  const unsent = readWebhook(COMPLAINT_WEBHOOK) ? await readUnsent(db) : undefined
  return c.render(
    <>
      {unsent && (
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
      )}
      <search>
        <SearchForm query={query} />
      </search>
      <Tabs query={query} counts={counts} />
      {complaints.length === 0 ? (
        <p>
          <FormattedMessage id="office.complaints.empty" defaultMessage="这里没有投诉。" />
        </p>
      ) : (
        <Rows complaints={complaints} now={now} />
      )}
      <Pages query={query} page={page} pages={pages} />
      <ExportForm query={query} month={dayIn(timeZone, now).slice(0, 7)} />
      <BackLink />
    </>,
    { title },
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

function excerptOf(content: string): string {
  return content.length > MAX_EXCERPT ? `${cut(content, MAX_EXCERPT)}…` : content
}

function Rows({ complaints, now }: { complaints: readonly Complaint[]; now: number }) {
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

interface PagesProps {
  query: ComplaintQuery
  page: number
  pages: number
}

function Pages({ query, page, pages }: PagesProps): ReactNode {
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

function SearchForm({ query }: { query: ComplaintQuery }): ReactNode {
  const { state, kind, due, sort, q } = query
  const isFiltered = kind !== '' || due !== '' || sort !== 'urgent'
  return (
    <form method="get" action="/office/complaints">
      <label>
        <FormattedMessage id="office.complaints.search" defaultMessage="查编号、电话、邮箱或称呼" />
        <input type="search" name="q" defaultValue={q} maxLength={120} autoComplete="off" />
      </label>
      <details open={isFiltered}>
        <summary>
          <FormattedMessage id="office.complaints.filter" defaultMessage="筛选和排序" />
        </summary>
        <div className="filters">
          {q === '' && <input type="hidden" name="state" value={state} />}
          <Select
            name="kind"
            label={fieldNames.category}
            value={kind}
            options={[['', texts.anyKind], ...Object.entries(categoryNames)]}
          />
          <Select
            name="due"
            label={texts.due}
            value={due}
            options={[
              ['', texts.anyDue],
              ['soon', texts.soon],
              ['overdue', texts.overdue],
            ]}
          />
          <Select
            name="sort"
            label={texts.sort}
            value={sort}
            options={[
              ['urgent', texts.urgent],
              ['newest', texts.newest],
            ]}
          />
        </div>
      </details>
      <button>
        <FormattedMessage id="office.complaints.show" defaultMessage="查找" />
      </button>
    </form>
  )
}

/** The form that exports the complaints of a month, or those in the list. */
function ExportForm({ query, month }: { query: ComplaintQuery; month: string }): ReactNode {
  const { state, kind, due, q } = query
  return (
    <details>
      <summary>
        <FormattedMessage id="office.complaints.export" defaultMessage="导出表格" />
      </summary>
      <OfficeForm action="/office/complaints/export">
        {Object.entries({ state, kind, due, q }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>
          <FormattedMessage
            id="office.complaints.exportAbout"
            defaultMessage="文件里有游客的个人信息，用完请删除。每次导出都会记入操作记录。"
          />
        </p>
        <label>
          <FormattedMessage
            id="office.complaints.month"
            defaultMessage="收到投诉的月份，例如 2026-11"
          />
          <input type="month" name="month" pattern="20\d\d-(0[1-9]|1[0-2])" defaultValue={month} />
        </label>
        <div className="steps">
          <button name="what" value="month">
            <FormattedMessage id="office.complaints.exportMonth" defaultMessage="导出这个月" />
          </button>
          <button name="what" value="list">
            <FormattedMessage id="office.complaints.exportList" defaultMessage="导出上面的列表" />
          </button>
        </div>
      </OfficeForm>
    </details>
  )
}
