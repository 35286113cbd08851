import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { COMPLAINT_CATEGORIES } from '../../../contract/complaint.ts'
import { cut } from '../../../contract/values.ts'
import { tagOf } from '../../../shared/language.ts'
import { categoryNames } from '../../../shared/complaint/texts.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { readWebhook } from '../../../shared/complaint-webhook.ts'
import { BackLink, Notice, OfficeForm, timeWords } from '../document.tsx'
import type { OfficeEnv } from '../office-env.ts'
import { DueText, languageOf, receiptOf } from './complaint.tsx'
import { readUnsent, type Unsent } from './outbox.ts'
import { type ComplaintQuery, listPath, readQuery } from './query.ts'
import {
  type Complaint,
  countComplaints,
  type Counts,
  currentMonth,
  listComplaints,
} from './store.ts'
import { fieldNames, stateNames, STATES } from './words.ts'

const ROWS_PER_PAGE = 20
/** How much of a text a row shows. */
const MAX_EXCERPT = 80

const texts = defineMessages({
  all: {
    id: 'office.complaints.all',
    defaultMessage: '全部',
    description: 'All complaints, or complaints of every kind',
  },
  anyDue: {
    id: 'office.complaints.anyDue',
    defaultMessage: '不限',
    description: 'Filter by the last day for the next step: complaints with any day',
  },
  overdue: {
    id: 'office.complaints.overdue',
    defaultMessage: '已超期',
    description: 'Filter: complaints whose last day has passed',
  },
  soon: {
    id: 'office.complaints.soon',
    defaultMessage: '快到期或已超期',
    description: 'Filter: complaints that are due today, on the next working day, or overdue',
  },
  urgent: {
    id: 'office.complaints.urgent',
    defaultMessage: '最急的在前',
    description: 'Order of a list: what is due first comes first',
  },
  newest: {
    id: 'office.complaints.newest',
    defaultMessage: '最新的在前',
    description: 'Order of a list: the newest first',
  },
  tabs: {
    id: 'office.complaints.tabs',
    defaultMessage: '按状态',
    description: 'Name of the links to complaints in each state, for screen readers',
  },
  pages: {
    id: 'office.complaints.pages',
    defaultMessage: '翻页',
    description: 'Name of the links to the next and previous part of a list',
  },
})

/** Answers with a page of the list. */
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
      <SearchForm query={query} />
      <Tabs query={query} counts={counts} />
      {complaints.length === 0 ? <Empty /> : <Rows complaints={complaints} />}
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
      <FormattedMessage
        id="office.complaints.empty"
        defaultMessage="这里没有投诉。"
        description="A list of complaints without any"
      />
    </p>
  )
}

function SearchForm({ query }: { query: ComplaintQuery }): ReactNode {
  const intl = useIntl()
  const { state, kind, due, sort, q } = query
  const isFiltered = kind !== '' || due !== '' || sort !== 'urgent'
  return (
    <form method="get" action="/office/complaints" role="search">
      <label>
        <FormattedMessage
          id="office.complaints.search"
          defaultMessage="查编号、电话、邮箱或称呼"
          description="Label of the search for complaints"
        />
        <input type="search" name="q" defaultValue={q} maxLength={120} autoComplete="off" />
      </label>
      <details open={isFiltered}>
        <summary>
          <FormattedMessage
            id="office.complaints.filter"
            defaultMessage="筛选和排序"
            description="Opens the filters of the list of complaints"
          />
        </summary>
        <div className="filters">
          {q === '' && <input type="hidden" name="state" value={state} />}
          <Select
            name="kind"
            label={intl.formatMessage(fieldNames.category)}
            value={kind}
            options={[
              ['', intl.formatMessage(texts.all)],
              ...COMPLAINT_CATEGORIES.map(
                (each) => [each, intl.formatMessage(categoryNames[each])] as const,
              ),
            ]}
          />
          <Select
            name="due"
            label={intl.formatMessage({
              id: 'office.complaints.dueFilter',
              defaultMessage: '期限',
              description: 'Label of the filter by the last day for the next step',
            })}
            value={due}
            options={[
              ['', intl.formatMessage(texts.anyDue)],
              ['soon', intl.formatMessage(texts.soon)],
              ['overdue', intl.formatMessage(texts.overdue)],
            ]}
          />
          <Select
            name="sort"
            label={intl.formatMessage({
              id: 'office.complaints.sort',
              defaultMessage: '排序',
              description: 'Label of the choice of an order',
            })}
            value={sort}
            options={[
              ['urgent', intl.formatMessage(texts.urgent)],
              ['newest', intl.formatMessage(texts.newest)],
            ]}
          />
        </div>
      </details>
      <button>
        <FormattedMessage
          id="office.complaints.show"
          defaultMessage="查找"
          description="Button that searches and filters complaints"
        />
      </button>
    </form>
  )
}

interface SelectProps {
  name: string
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
}

function Select({ name, label, value, options }: SelectProps): ReactNode {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

function Tabs({ query, counts }: { query: ComplaintQuery; counts: Counts }): ReactNode {
  const intl = useIntl()
  return (
    <nav className="tabs" aria-label={intl.formatMessage(texts.tabs)}>
      {[...STATES, 'all' as const].map((state) => (
        <a
          key={state}
          href={listPath(query, { state })}
          aria-current={state === query.state ? 'page' : undefined}
        >
          {intl.formatMessage(state === 'all' ? texts.all : stateNames[state])}{' '}
          <span>{counts[state]}</span>
        </a>
      ))}
    </nav>
  )
}

function Rows({ complaints }: { complaints: readonly Complaint[] }): ReactNode {
  const intl = useIntl()
  return (
    <ul className="rows">
      {complaints.map((complaint) => {
        const { number, category, state, name, content, receivedAt } = complaint
        const { assigneeName } = complaint
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
                <span lang={tagOf(languageOf(complaint))}>
                  {cut(content, MAX_EXCERPT)}
                  {content.length > MAX_EXCERPT && '…'}
                </span>
              )}
              <span>
                {factLine(
                  receiptOf(complaint),
                  timeWords(intl, receivedAt),
                  intl.formatMessage(stateNames[state]),
                  assigneeName,
                )}
              </span>
              <DueText complaint={complaint} />
            </a>
          </li>
        )
      })}
    </ul>
  )
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
          <FormattedMessage
            id="office.complaints.previous"
            defaultMessage="上一页"
            description="Link to the part of a list before this one"
          />
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
          <FormattedMessage
            id="office.complaints.next"
            defaultMessage="下一页"
            description="Link to the part of a list after this one"
          />
        </a>
      )}
    </nav>
  )
}

function ExportForm({ query }: { query: ComplaintQuery }): ReactNode {
  const { state, kind, due, q } = query
  return (
    <details>
      <summary>
        <FormattedMessage
          id="office.complaints.export"
          defaultMessage="导出表格"
          description="Opens the form that exports complaints for a spreadsheet"
        />
      </summary>
      <OfficeForm action="/office/complaints/export">
        {Object.entries({ state, kind, due, q }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>
          <FormattedMessage
            id="office.complaints.exportAbout"
            defaultMessage="文件里有游客的个人信息，用完请删除。每次导出都会记入操作记录。"
            description="Above the buttons that export complaints"
          />
        </p>
        <label>
          <FormattedMessage
            id="office.complaints.month"
            defaultMessage="收到投诉的月份，例如 2026-11"
            description="Label of the field for the month of an export"
          />
          <input
            type="month"
            name="month"
            pattern="20\d\d-(0[1-9]|1[0-2])"
            defaultValue={currentMonth()}
          />
        </label>
        <div className="steps">
          <button name="what" value="month">
            <FormattedMessage
              id="office.complaints.exportMonth"
              defaultMessage="导出这个月"
              description="Button: exports the complaints of the chosen month"
            />
          </button>
          <button name="what" value="list">
            <FormattedMessage
              id="office.complaints.exportList"
              defaultMessage="导出上面的列表"
              description="Button: exports the complaints that the list shows, on all its pages"
            />
          </button>
        </div>
      </OfficeForm>
    </details>
  )
}
