import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { LANGUAGES } from '../../../locales/languages.ts'
import { inLanguage } from '../../../shared/language.ts'
import { LINK_PREVIEW, STAFF_PREVIEW } from '../../../shared/constants.ts'
import { KINDS } from '../../kinds.ts'
import { BackLink, LanguageName, Notice, OfficeForm, originOf, TimeText } from '../document.tsx'
import { keyOf, readForm } from '../form.ts'
import type { Desk, OfficeEnv } from '../office-env.ts'
import { refusal } from '../refusal.tsx'
import { listLoads, LoadList, PATH, undoItem, undoPage } from './loads.tsx'
import {
  addLink,
  listLinks,
  listWaiting,
  pathOf,
  type PreviewLink,
  revokeLink,
  type WaitingItem,
} from './preview-links.ts'

const texts = defineMessages({
  title: { id: 'office.publishing', defaultMessage: '发布' },
  about: {
    id: 'office.publishing.about',
    defaultMessage: '预览草稿和定时内容，查看谁发布了什么，把一项内容退回一步',
  },
})

const routes = new Hono<OfficeEnv>()
  .get('/', listPage)
  .get('/items/:folder/:id', (c) => undoPage(c))
  .post('/items/:folder/:id', (c) => undoItem(c))
  .get('/waiting/:folder/:id', (c) => withItem(c, (item) => itemPage(c, item)))
  .post('/waiting/:folder/:id', (c) => withItem(c, (item) => change(c, item)))

export const publishing: Desk = { path: 'publishing', role: 'editor', ...texts, routes }

async function listPage(c: Context<OfficeEnv>): Promise<Response> {
  const { DB: db } = c.env
  const [waiting, loads, failed] = await Promise.all([
    listWaiting(db),
    listLoads(db),
    db.prepare('SELECT at, who, reason FROM failed_load').first<FailedLoad>(),
  ])
  return c.render(
    <>
      {failed !== null && <Failure {...failed} />}
      <h2>
        <FormattedMessage id="office.publishing.waiting" defaultMessage="还没有公开" />
      </h2>
      {waiting.length === 0 ? (
        <p>
          <FormattedMessage
            id="office.publishing.nothingWaits"
            defaultMessage="没有草稿，也没有定时发布的内容。"
          />
        </p>
      ) : (
        <ul className="rows">
          {waiting.map((item) => (
            <li key={`${item.kind} ${item.id}`}>
              <a href={addressOf(item)}>
                <strong>{item.title}</strong>
                <span>
                  <WhenPublic item={item} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <h2>
        <FormattedMessage id="office.publishing.loads" defaultMessage="最近的发布" />
      </h2>
      <LoadList loads={loads} />
      <BackLink />
    </>,
    { title: c.get('intl').formatMessage(texts.title) },
  )
}

interface FailedLoad {
  at: number
  who: string
  reason: string
}

/** The reason why the last import of content failed. It names the file and is in English. */
function Failure({ at, who, reason }: FailedLoad): ReactNode {
  return (
    <Notice kind="refused">
      <p>
        <FormattedMessage
          id="office.publishing.failed"
          defaultMessage="{who}在 {time} 的发布没有成功，网站还是以前的内容。请改正后再发布："
          description="Above the reason why an import of content failed"
          values={{ who, time: <TimeText at={at} /> }}
        />
      </p>
      <p lang="en" dir="ltr">
        {reason}
      </p>
    </Notice>
  )
}

function addressOf({ kind, id }: WaitingItem): string {
  return `${PATH}/waiting/${KINDS[kind].folder}/${id}`
}

function WhenPublic({ item: { publishAt } }: { item: WaitingItem }): ReactNode {
  if (publishAt === undefined)
    return <FormattedMessage id="office.publishing.draft" defaultMessage="草稿" />
  return (
    <FormattedMessage
      id="office.publishing.scheduled"
      defaultMessage="{time} 发布"
      description="State of an item: when it will be published"
      values={{ time: <TimeText at={publishAt} /> }}
    />
  )
}

async function withItem(
  c: Context<OfficeEnv>,
  answer: (item: WaitingItem) => Promise<Response>,
): Promise<Response> {
  const { folder, id } = c.req.param()
  const waiting = await listWaiting(c.env.DB)
  const item = waiting.find((each) => KINDS[each.kind].folder === folder && each.id === id)
  return item === undefined ? refusal(c, 404) : answer(item)
}

async function change(c: Context<OfficeEnv>, item: WaitingItem): Promise<Response> {
  const form = await readForm(c)
  const deed = { key: keyOf(form), person: c.get('person'), item }
  if (form['revoke'] !== undefined) await revokeLink(c.env.DB, form['revoke'], deed)
  else if (form['do'] === 'link') return itemPage(c, item, await addLink(c.env.DB, deed))
  return c.redirect(addressOf(item), 303)
}

/** The page of an unpublished item. `token` belongs to a new link, which is shown only once. */
async function itemPage(
  c: Context<OfficeEnv>,
  item: WaitingItem,
  token?: string,
): Promise<Response> {
  const links = await listLinks(c.env.DB, item)
  const path = pathOf(item) ?? ''
  const linkBase = `${originOf(c)}${LINK_PREVIEW}/${token}`
  return c.render(
    <>
      <p>
        <WhenPublic item={item} />
      </p>
      {token !== undefined && (
        <Notice kind="done">
          <p>
            <FormattedMessage
              id="office.publishing.newLink"
              defaultMessage="谁有这个链接，谁就能在 24 小时内看到预览，不需要账号。链接只显示这一次："
            />
          </p>
          {LANGUAGES.map((language) => (
            <p key={language}>
              <LanguageName language={language} />
              <br />
              <span className="address">{linkBase + inLanguage(language, path)}</span>
            </p>
          ))}
        </Notice>
      )}
      <ul className="rows">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a href={STAFF_PREVIEW + inLanguage(language, path)}>
              <strong>
                <FormattedMessage
                  id="office.publishing.preview"
                  defaultMessage="预览（{language}）"
                  description="Link to the preview of an item in a language"
                  values={{ language: <LanguageName language={language} /> }}
                />
              </strong>
            </a>
          </li>
        ))}
      </ul>
      <OfficeForm action={addressOf(item)}>
        <button name="do" value="link" className="primary">
          <FormattedMessage id="office.publishing.makeLink" defaultMessage="生成预览链接" />
        </button>
      </OfficeForm>
      <LinkList links={links} action={addressOf(item)} />
      <BackLink to={PATH} />
    </>,
    { title: item.title, isUnsent: token !== undefined },
  )
}

/** The valid links to an item, each with a button to revoke it. */
function LinkList({ links, action }: { links: readonly PreviewLink[]; action: string }): ReactNode {
  return (
    <ul className="rows">
      {links.map(({ id, who, createdAt, expiresAt }) => (
        <li key={id}>
          <OfficeForm action={action}>
            <div>
              <strong>{who}</strong>
              <span>
                <FormattedMessage
                  id="office.publishing.link"
                  defaultMessage="{created} 生成，{expires} 失效"
                  description="When a link to a preview was made, and when it expires"
                  values={{
                    created: <TimeText at={createdAt} />,
                    expires: <TimeText at={expiresAt} />,
                  }}
                />
              </span>
            </div>
            <button name="revoke" value={id}>
              <FormattedMessage id="office.publishing.revoke" defaultMessage="撤销" />
            </button>
          </OfficeForm>
        </li>
      ))}
    </ul>
  )
}
