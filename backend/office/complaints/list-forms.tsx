import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { categoryNames } from '../../../shared/complaint/categories.ts'
import { OfficeForm, Select } from '../document.tsx'
import type { ComplaintQuery } from './query.ts'
import { currentMonth } from './store.ts'
import { fieldNames } from './words.ts'

const texts = defineMessages({
  anyKind: { id: 'office.complaints.anyKind', defaultMessage: '不限' },
  anyDue: { id: 'office.complaints.anyDue', defaultMessage: '不限' },
  due: { id: 'office.complaints.dueFilter', defaultMessage: '期限' },
  overdue: { id: 'office.complaints.overdue', defaultMessage: '已超期' },
  soon: { id: 'office.complaints.soon', defaultMessage: '快到期或已超期' },
  sort: { id: 'office.complaints.sort', defaultMessage: '排序' },
  urgent: { id: 'office.complaints.urgent', defaultMessage: '最急的在前' },
  newest: { id: 'office.complaints.newest', defaultMessage: '最新的在前' },
})

/** The search and the filters of the list. */
export function SearchForm({ query }: { query: ComplaintQuery }): ReactNode {
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
export function ExportForm({ query }: { query: ComplaintQuery }): ReactNode {
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
          <input
            type="month"
            name="month"
            pattern="20\d\d-(0[1-9]|1[0-2])"
            defaultValue={currentMonth()}
          />
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
