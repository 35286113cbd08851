import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { formatPrice } from '../../../client/ui/price-tag.tsx'
import { CURRENCY } from '../../../contract/region.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { CHANGED_TAGS_HEADER } from '../../../shared/constants.ts'
import { stored, type StoredItem } from '../../database/rows.ts'
import { findUndo, kindOfFolder, type ReadRows, type Undo } from '../../database/undo-item.ts'
import { readRows } from '../../database/statement.ts'
import { KINDS } from '../../kinds.ts'
import { BackLink, Notice, OfficeForm, TimeText } from '../document.tsx'
import { keyOf, readForm } from '../form.ts'
import { readEntry, runOnce } from '../log.ts'
import type { OfficeEnv } from '../office-env.ts'
import { refusal } from '../refusal.tsx'
import { pathOf } from './preview-links.ts'

export const PATH = '/office/publishing'
/** Number of versions in the list, and maximum number of items shown for each version. */
const LOADS = 10
const ITEMS = 50

const changeNames = defineMessages({
  added: { id: 'office.publishing.added', defaultMessage: '新增' },
  changed: { id: 'office.publishing.changed', defaultMessage: '修改' },
  withdrawn: { id: 'office.publishing.withdrawn', defaultMessage: '撤下' },
})

interface ChangedItem extends StoredItem {
  change: keyof typeof changeNames
  title: string
  priceBefore: number | null
  priceAfter: number | null
}

interface Load {
  version: number
  action: 'load' | 'undo'
  who: string
  isLive: number
  /** Number of changed items. `items` may contain fewer. */
  count: number
  items: readonly ChangedItem[]
}

export async function listLoads(db: D1Database): Promise<Load[]> {
  const [loads, items] = await db.batch([
    db
      .prepare(
        `SELECT l.version, l.action, l.who, coalesce(v.is_live, 0) AS isLive,
           (SELECT count(*) FROM content_changes c WHERE c.version = l.version) AS count
         FROM content_loads l LEFT JOIN content_versions v ON v.version = l.version
         ORDER BY l.version DESC LIMIT ?1`,
      )
      .bind(LOADS),
    db
      .prepare(
        `SELECT version, kind, id, change, title, price_before AS priceBefore, price_after AS priceAfter
         FROM (
           SELECT *, row_number() OVER (PARTITION BY version ORDER BY kind, id) AS place
           FROM content_changes
           WHERE version IN (SELECT version FROM content_loads ORDER BY version DESC LIMIT ?1))
         WHERE place <= ?2 ORDER BY kind, id`,
      )
      .bind(LOADS, ITEMS),
  ])
  const all = stored<(ChangedItem & { version: number })[]>(items?.results)
  return stored<Omit<Load, 'items'>[]>(loads?.results).map((load) => ({
    ...load,
    items: all.filter(({ version }) => version === load.version),
  }))
}

/** The last versions. Each item links to its page, and to a page that undoes its last change. */
export function LoadList({ loads }: { loads: readonly Load[] }): ReactNode {
  if (loads.length === 0)
    return (
      <p>
        <FormattedMessage id="office.publishing.noLoads" defaultMessage="还没有记录。" />
      </p>
    )
  return loads.map((load) => (
    <section key={load.version}>
      <h3>
        <TimeText at={load.version} /> <LoadTitle load={load} />
      </h3>
      {load.count === 0 ? (
        <p>
          <FormattedMessage
            id="office.publishing.noItems"
            defaultMessage="没有改动单项内容，例如公告或门票。"
            description="Below a version of the content in which only files that exist once have changed, such as the menu"
          />
        </p>
      ) : (
        <ul className="rows">
          {load.items.map((item) => (
            <ItemRow key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ul>
      )}
      {load.count > load.items.length && (
        <p>
          <FormattedMessage
            id="office.publishing.more"
            defaultMessage="还有 {count, plural, other {# 项}}"
            description="Below the first items of a version: how many further items have changed"
            values={{ count: load.count - load.items.length }}
          />
        </p>
      )}
    </section>
  ))
}

function LoadTitle({ load: { action, who, count, isLive } }: { load: Load }): ReactNode {
  const intl = useIntl()
  const items =
    count > 0 &&
    intl.formatMessage(
      {
        id: 'office.publishing.items',
        defaultMessage: '{count, plural, other {# 项}}',
        description: 'Heading of a version of the content: how many items have changed',
      },
      { count },
    )
  const undo = intl.formatMessage({ id: 'office.publishing.undone', defaultMessage: '退回一步' })
  const live = intl.formatMessage({ id: 'office.publishing.live', defaultMessage: '现在显示' })
  return factLine(action === 'undo' && undo, who, items, isLive === 1 && live)
}

function ItemRow({ item }: { item: ChangedItem }): ReactNode {
  const intl = useIntl()
  const { kind, id, title, change, priceBefore, priceAfter } = item
  const path = change === 'withdrawn' ? undefined : pathOf(item)
  const price = priceWords(intl, { from: priceBefore, to: priceAfter })
  return (
    <li>
      <div>
        <strong>{path === undefined ? title : <a href={path}>{title}</a>}</strong>
        <span>
          {factLine(intl.formatMessage(changeNames[change]), `${KINDS[kind].folder}/${id}`)}
        </span>
        {price !== undefined && <span>{price}</span>}
      </div>
      <a className="button" href={`${PATH}/items/${KINDS[kind].folder}/${id}`}>
        <FormattedMessage id="office.publishing.undo" defaultMessage="退回…" />
      </a>
    </li>
  )
}

function priceWords(intl: IntlShape, { from, to }: Undo['price']): string | undefined {
  if (from === null || to === null || from === to) return undefined
  const words = (amount: number) => formatPrice(intl, { amount, currency: CURRENCY })
  return intl.formatMessage(
    {
      id: 'office.publishing.price',
      defaultMessage: '价格从 {from} 改为 {to}',
      description: 'The old and the new price of an item',
    },
    { from: words(from), to: words(to) },
  )
}

/** Returns the item in an office address; undefined if its kind is unknown. */
function itemIn(c: Context<OfficeEnv>): StoredItem | undefined {
  const kind = kindOfFolder(c.req.param('folder') ?? '')
  return kind && { kind, id: c.req.param('id') ?? '' }
}

async function stepBack(c: Context<OfficeEnv>, item: StoredItem): Promise<Undo | undefined> {
  const read: ReadRows = ({ sql, values }) => readRows(c.env.DB, sql, ...values)
  return findUndo(read, item, Date.now())
}

export async function undoPage(c: Context<OfficeEnv>, hasChanged = false): Promise<Response> {
  const item = itemIn(c)
  if (item === undefined) return refusal(c, 404)
  const undo = await stepBack(c, item)
  const done = await readEntry(c.env.DB, c.req.query('done') ?? '')
  const isInFiles = Reflect.get(Object(done?.detail), 'isInFiles') === true
  return c.render(
    <>
      {done !== undefined && (
        <Notice kind="done">
          <p>
            <FormattedMessage
              id="office.publishing.isBack"
              defaultMessage="已退回。一分钟内所有页面都会更新。{isInFiles, select, true {文件里也是这个内容。} other {文件里还是退回前的内容：请尽快改正，否则下次发布会停下来询问。}}"
              description="After one step back of an item; “true”: its file has the content that is shown now"
              values={{ isInFiles: String(isInFiles) }}
            />
          </p>
        </Notice>
      )}
      {hasChanged && (
        <Notice kind="refused">
          <p>
            <FormattedMessage
              id="office.publishing.sinceLoaded"
              defaultMessage="您打开页面后，内容又发布过一次，什么也没有改动。请看看现在的情况："
            />
          </p>
        </Notice>
      )}
      {/* No button after an undo: it would restore the newer content. */}
      {done === undefined && <UndoForm item={item} undo={undo} />}
      <BackLink to={PATH} />
    </>,
    { title: nameOf(item, undo), isUnsent: c.req.method === 'POST' },
  )
}

function nameOf({ kind, id }: StoredItem, undo: Undo | undefined): string {
  return undo?.title ?? undo?.before ?? `${KINDS[kind].folder}/${id}`
}

function UndoForm({ item, undo }: { item: StoredItem; undo: Undo | undefined }): ReactNode {
  const intl = useIntl()
  if (undo === undefined)
    return (
      <p>
        <FormattedMessage
          id="office.publishing.nothingBefore"
          defaultMessage="最近几次发布里没有它的其他内容，不能退回。"
        />
      </p>
    )
  const { title, before, live } = undo
  const price = priceWords(intl, undo.price)
  return (
    <OfficeForm action={`${PATH}/items/${KINDS[item.kind].folder}/${item.id}`}>
      <input type="hidden" name="live" value={live} />
      <p>
        <FormattedMessage
          id="office.publishing.step"
          defaultMessage="{effect, select, gone {它是新增的：退回后会从网站上消失。} again {它已经撤下：退回后会重新显示为“{before}”。} other {退回后，它恢复成上一次的内容：“{before}”。}}其他内容不变。"
          description="What one step back does to an item: it disappears, it returns, or it has its content of before"
          values={{
            effect: before === undefined ? 'gone' : title === undefined ? 'again' : 'before',
            before: before ?? '',
          }}
        />
      </p>
      {price !== undefined && <p>{price}</p>}
      <button className="danger">
        <FormattedMessage id="office.publishing.stepBack" defaultMessage="退回一步" />
      </button>
    </OfficeForm>
  )
}

/** Undoes the last change of an item, unless the item has changed since the page was opened. */
export async function undoItem(c: Context<OfficeEnv>): Promise<Response> {
  const form = await readForm(c)
  const key = keyOf(form)
  const item = itemIn(c)
  if (item === undefined) return refusal(c, 404)
  const target = `${c.req.path}?done=${key}`
  if (await readEntry(c.env.DB, key)) return c.redirect(target, 303)
  const undo = await stepBack(c, item)
  if (undo === undefined || form['live'] !== String(undo.live)) {
    c.status(409)
    return undoPage(c, true)
  }
  const who = c.get('person').name
  const done = await runOnce(
    c.env.DB,
    {
      key,
      who,
      action: 'undoItem',
      subject: nameOf(item, undo),
      detail: { ...item, live: undo.live, isInFiles: undo.isInFiles },
      onlyIf: {
        sql: '(SELECT version FROM content_versions WHERE is_live = 1) = ?7',
        values: [undo.live],
      },
    },
    undo.statements({ who, source: '' }),
  )
  if (done === 'changed') {
    c.status(409)
    return undoPage(c, true)
  }
  c.header(CHANGED_TAGS_HEADER, undo.tags.join(' '))
  return c.redirect(target, 303)
}
