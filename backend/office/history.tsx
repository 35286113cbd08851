import { Hono } from 'hono'
import { defineMessages, FormattedMessage, type IntlShape } from 'react-intl'
import type { Language } from '../../locales/languages.ts'
import { factLine } from '../../shared/fact-line.ts'
import { BackLink, TimeText } from './document.tsx'
import { type LoggedEntry, readLog } from './log.ts'
import { numberIn } from './complaints/store.ts'
import type { Desk, OfficeEnv } from './office-env.ts'
import { reportIn } from './today/rows.ts'

const ENTRIES_PER_PAGE = 50

/** The names of actions. The keys are the values of `action` in the log. */
const actions = defineMessages({
  signIn: { id: 'office.action.signIn', defaultMessage: '登录' },
  signOut: { id: 'office.action.signOut', defaultMessage: '退出设备' },
  addPerson: { id: 'office.action.addPerson', defaultMessage: '添加同事' },
  changeRoles: { id: 'office.action.changeRoles', defaultMessage: '更改权限' },
  newLink: { id: 'office.action.newLink', defaultMessage: '生成登录链接' },
  report: { id: 'office.action.report', defaultMessage: '上报' },
  undo: { id: 'office.action.undo', defaultMessage: '撤销上报' },
  previewLink: { id: 'office.action.previewLink', defaultMessage: '生成预览链接' },
  revokePreview: { id: 'office.action.revokePreview', defaultMessage: '撤销预览链接' },
  undoItem: { id: 'office.action.undoItem', defaultMessage: '退回一步' },
  removePerson: { id: 'office.action.removePerson', defaultMessage: '移除同事' },
  changeComplaint: { id: 'office.action.changeComplaint', defaultMessage: '处理投诉' },
  exportComplaints: { id: 'office.action.exportComplaints', defaultMessage: '导出投诉' },
  eraseComplaint: { id: 'office.action.eraseComplaint', defaultMessage: '到期删除个人信息' },
})

const texts = defineMessages({
  title: { id: 'office.history', defaultMessage: '操作记录' },
  about: { id: 'office.history.about', defaultMessage: '谁在什么时候做了什么' },
})

const routes = new Hono<OfficeEnv>().get('/', async (c) => {
  const intl = c.get('intl')
  const before = Number(c.req.query('before') ?? '')
  const entries = await readLog(c.env.DB, {
    ...(Number.isSafeInteger(before) && before > 0 && { before }),
    limit: ENTRIES_PER_PAGE,
  })
  const last = entries.length === ENTRIES_PER_PAGE ? entries.at(-1) : undefined
  return c.render(
    <>
      <ul className="rows">
        {entries.map((entry) => (
          <li key={entry.id}>
            <div>
              <strong>{factLine(entry.who, actionWords(intl, entry))}</strong>
              <span>{subjectWords(intl, entry, c.get('language'))}</span>
              <span>
                <TimeText at={entry.at} />
              </span>
            </div>
          </li>
        ))}
      </ul>
      {last && (
        <p>
          <a href={`/office/history?before=${last.id}`}>
            <FormattedMessage id="office.history.older" defaultMessage="更早的记录" />
          </a>
        </p>
      )}
      <BackLink />
    </>,
    { title: intl.formatMessage(texts.title) },
  )
})

export const history: Desk = { path: 'history', role: 'admin', ...texts, routes }

/** Returns the subject of an action as text. For a report, also returns what visitors read. */
function subjectWords(intl: IntlShape, entry: LoggedEntry, language: Language): string {
  const shown = reportIn(entry)?.detail.shown[language]
  if (shown) return factLine(shown.name, shown.words)
  const number = numberIn(entry.subject)
  if (number === undefined) return entry.subject
  return intl.formatMessage(
    {
      id: 'office.history.complaint',
      defaultMessage: '投诉 {number}',
      description: 'In the log: which complaint was changed',
    },
    { number },
  )
}

/** Returns the action as text. If there is no text for it, returns its name. */
function actionWords(intl: IntlShape, { action }: LoggedEntry): string {
  const entry = Object.entries(actions).find(([name]) => name === action)
  return entry ? intl.formatMessage(entry[1]) : action
}
