import type { Input } from './ask.ts'
import { asId, fieldsOf, idsIn, type Row } from './data.ts'
import { type ListOfKind, LISTS } from './lists.ts'
import type { Listed, Session } from './session.ts'
import { warnOfOrder } from './warnings.ts'

/** As many rows as a page may have. */
const MANY = 100
const FEW = 2
/** No list is as long. */
const BEYOND = 999

type LanguageId = '1' | '2'

/** Reads all lists in a language: whole, by pages and narrowed, and details of what is in them. */
export async function checkLists(session: Session, languageId: LanguageId): Promise<void> {
  for (const kind of LISTS) await checkList(session, kind, languageId)
}

async function checkList(
  session: Session,
  kind: ListOfKind,
  languageId: LanguageId,
): Promise<void> {
  const { list, type, detail, order } = kind
  const whole = await session.list(list, inputOf(kind, languageId, { pageSize: MANY }))
  if (whole === undefined) return
  warnOfOrder(session.findings, whole, order)
  const more = { languageId, ...(detail === 'messageDetail' && type && { type }) }
  await session.readEach(detail, idsIn(whole.data['list']), more)
  if (whole.rows.length < Math.min(whole.total, MANY))
    session.tell(
      'error',
      whole,
      `total: ${whole.total} is more than list has, ${whole.rows.length}`,
    )
  await checkPages(session, whole, (values) => inputOf(kind, languageId, values))
  const [category] = idsIn(whole.data['categories'])
  if (category === undefined) return
  const name = list === 'productList' ? 'type' : 'category'
  const input = inputOf(kind, languageId, { pageSize: MANY, [name]: category })
  checkFilter(session, await session.list(list, input), category)
}

async function checkPages(
  session: Session,
  { name, total }: Listed,
  inputWith: (values: Row) => Input,
): Promise<void> {
  const first = await session.list(name, inputWith({ pageSize: FEW }))
  const second = await session.list(name, inputWith({ pageSize: FEW, page: 2 }))
  const beyond = await session.list(name, inputWith({ pageSize: MANY, page: BEYOND }))
  if (first) checkPage(session, first, { number: 1, total })
  if (second) checkPage(session, second, { number: 2, total })
  if (beyond && beyond.rows.length > 0)
    session.tell('error', beyond, 'list must be empty on a page beyond its end')
  const known = idsIn(first?.data['list'])
  const twice = idsIn(second?.data['list']).filter((id) => known.includes(id))
  if (second && twice.length > 0)
    session.tell(
      'error',
      second,
      `list has on page 2 what page 1 had: id ${JSON.stringify(twice[0])}`,
    )
}

function checkPage(
  session: Session,
  page: Listed,
  { number, total }: { number: number; total: number },
): void {
  if (page.rows.length > FEW)
    session.tell('error', page, `list has ${page.rows.length} rows, of pageSize ${FEW}`)
  if (page.data['page'] !== number)
    session.tell('error', page, `page: ${String(page.data['page'])} must be the page asked for`)
  if (page.total !== total)
    session.tell('error', page, `total: ${page.total} must count the rows of all pages, ${total}`)
}

/** A list narrowed to a category has rows, and none of another. */
function checkFilter(session: Session, narrowed: Listed | undefined, category: string): void {
  if (narrowed === undefined) return
  const others = narrowed.rows
    .flatMap((row) => asId(fieldsOf(row['category'])['id']))
    .filter((id) => id !== category)
  const asked = JSON.stringify(category)
  if (others.length > 0)
    session.tell(
      'error',
      narrowed,
      `list has rows of ${JSON.stringify(others[0])} where ${asked} was asked for`,
    )
  else if (narrowed.rows.length === 0)
    session.tell('warning', narrowed, `list is empty for ${asked}, which categories names`)
}

/** Products are listed by a GET, all else by a POST. */
function inputOf({ list, type }: ListOfKind, languageId: LanguageId, values: Row): Input {
  const page = { page: 1, ...values }
  if (list !== 'productList')
    return { body: { languageId: Number(languageId), ...(type && { type }), ...page } }
  const texts = Object.entries(page).map(([name, value]) => [name, String(value)])
  return { query: { languageId, ...Object.fromEntries(texts) } }
}
