import { REFUSED_CAPTCHA, REFUSED_FIELDS, REUSED_KEY, SUCCESS } from '../../contract/answer.ts'
import type { BackendMapping } from '../../contract/mapping.ts'
import {
  type Backend,
  type CallResult,
  type Input,
  type Listed,
  readBody,
  Session,
  Silence,
} from './session.ts'
import { asId, fieldsOf, idsIn, rowsOf, objectsIn, type Row } from './data.ts'
import { type Report, warnOfOrder } from './report.ts'
import sharp from 'sharp'
import { type ListOfKind, LISTS } from './examples.ts'
import { DEFAULT_LANGUAGE, languageIds, LANGUAGES } from '../../locales/languages.ts'

/** Maximum number of rows on a page of a list. */
const MANY = 100
const FEW = 2
/** The number of a page that no list has. */
const BEYOND = 999

type LanguageId = `${number}`

/** Reads a list in a language: all rows, single pages, one category, and some items. */
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
    session.add('error', whole, `total: ${whole.total} is more than list has, ${whole.rows.length}`)
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
    session.add('error', beyond, 'list must be empty on a page beyond its end')
  const ids = idsIn(first?.data['list'])
  const twice = idsIn(second?.data['list']).filter((id) => ids.includes(id))
  const repeated = `list repeats a row of page 1 on page 2: id ${JSON.stringify(twice[0])}`
  if (second && twice.length > 0) session.add('error', second, repeated)
}

function checkPage(
  session: Session,
  page: Listed,
  { number, total }: Record<'number' | 'total', number>,
): void {
  if (page.rows.length > FEW)
    session.add('error', page, `list has ${page.rows.length} rows, of pageSize ${FEW}`)
  if (page.data['page'] !== number)
    session.add('error', page, `page: ${String(page.data['page'])} must be the requested page`)
  if (page.total !== total)
    session.add('error', page, `total: ${page.total} must count the rows of all pages, ${total}`)
}

/** Checks that a list filtered by a category has rows, and that all of them have this category. */
function checkFilter(session: Session, narrowed: Listed | undefined, category: string): void {
  if (narrowed === undefined) return
  const others = narrowed.rows
    .flatMap((row) => asId(fieldsOf(row['category'])['id']))
    .filter((id) => id !== category)
  const result = JSON.stringify(category)
  const foreign = `list has rows of ${JSON.stringify(others[0])}, but ${result} was requested`
  if (others.length > 0) session.add('error', narrowed, foreign)
  else if (narrowed.rows.length === 0)
    session.add('warning', narrowed, `list is empty for ${result}, which categories names`)
}

/** Returns the input for a list. Products have a query (GET), all other lists a body (POST). */
function inputOf({ list, type }: ListOfKind, languageId: LanguageId, values: Row): Input {
  const page = { page: 1, ...values }
  if (list !== 'productList')
    return { body: { languageId: Number(languageId), ...(type && { type }), ...page } }
  const texts = Object.entries(page).map(([name, value]) => [name, String(value)])
  return { query: { languageId, ...Object.fromEntries(texts) } }
}

const SOME = 20
/** A phone needs seconds to load a picture of this size. */
const HEAVY_BYTES = 300 * 1024
const MAX_BYTES = 8 * 1024 * 1024
const PATIENCE_MS = 5000

/** Fetches some of the pictures in the answers, and records the hosts of all pictures. */
async function checkPictures(session: Session): Promise<void> {
  const found = new Map<string, { result: CallResult; path: string; picture: Row }>()
  for (const { result, data } of session.answers)
    for (const { path, object } of objectsIn(data)) {
      const src = addressOf(object)
      if (src === undefined) continue
      session.findings.pictureHosts.add(new URL(src).origin)
      if ('height' in object && !found.has(src)) found.set(src, { result, path, picture: object })
    }
  for (const [src, { result, path, picture }] of [...found].slice(0, SOME))
    for (const sentence of await faultsOf(src, picture))
      session.add('warning', result, `${path}.src: ${sentence}`)
}

/** Returns the address of a picture on another host; undefined for the site's own pictures. */
function addressOf({ src }: Row): string | undefined {
  if (typeof src !== 'string' || !URL.canParse(src)) return undefined
  return /^https?:/.test(src) ? src : undefined
}

async function faultsOf(src: string, picture: Row): Promise<string[]> {
  const shown = JSON.stringify(src.replace(/[?#].*/s, '?…').slice(0, 100))
  try {
    const response = await fetch(src, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const type = response.headers.get('Content-Type') ?? ''
    if (response.status !== 200) return [`${shown} answers HTTP ${response.status}`]
    if (!type.startsWith('image/'))
      return [`${shown} is not a picture but ${JSON.stringify(type.slice(0, 60))}`]
    const bytes = await readBody(response, MAX_BYTES)
    return [...weightFaults(bytes, picture), ...(await sizeFaults(bytes, picture))].map(
      (fault) => `${shown} ${fault}`,
    )
  } catch (error) {
    return [`${shown} can't be fetched: ${error instanceof Error ? error.name : 'no answer'}`]
  }
}

function weightFaults({ length }: Buffer, { variants }: Row): string[] {
  const isOneSize = !Array.isArray(variants) || variants.length === 0
  if (length <= HEAVY_BYTES || !isOneSize) return []
  return [`weighs ${Math.round(length / 1024)} kB, and there is no smaller one in variants`]
}

/** Compares a picture's size with the answer's. No faults if sharp cannot read the picture. */
async function sizeFaults(bytes: Buffer, { width, height }: Row): Promise<string[]> {
  const size = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  if (size === undefined || (size.width === width && size.height === height)) return []
  return [`is ${size.width}×${size.height} pixels, not ${String(width)}×${String(height)}`]
}

/**
 * Makes every call of the contract in each language, as the site does. Returns the mistakes in the
 * answers. Stores nothing in the backend, except one complaint if `solve` solves its captcha.
 * Pictures at `http:` addresses are mistakes even if the backend runs on this machine, because a
 * public site cannot show them.
 */
export async function checkBackend(
  origin: string,
  mapping: BackendMapping = {},
  solve?: Solve,
): Promise<Report> {
  return (await readBackend({ origin, mapping }, solve)).findings.report()
}

/** Makes the calls of `checkBackend`. Returns the session with all answers. */
export async function readBackend(backend: Backend, solve?: Solve): Promise<Session> {
  const session = new Session(backend)
  try {
    for (const languageId of LANGUAGES.map((each) => `${languageIds[each]}` as const)) {
      await checkReads(session, languageId)
      for (const kind of LISTS) await checkList(session, kind, languageId)
    }
    await checkWrites(session, solve)
    await checkPictures(session)
  } catch (error) {
    if (!(error instanceof Silence)) throw error
  }
  return session
}

async function checkReads(session: Session, languageId: LanguageId): Promise<void> {
  const language = { languageId }
  const inPath = { params: language }
  const inQuery = { query: language }
  await session.read('menu', inPath)
  await session.read('recommendations', inPath)
  const scenic = fieldsOf(await session.read('scenic', inPath))
  await session.readEach('scenicSpot', idsIn(scenic['spots']), language)
  const guide = fieldsOf(await session.read('guide', inPath))
  const childrenOfPoints = rowsOf(guide['points']).flatMap((point) => asId(point['childGuideId']))
  await session.readEach('childGuide', [...idsIn(guide['children']), ...childrenOfPoints], language)
  await session.read('questionList', inPath)
  await session.read('hotelCategories', inQuery)
  await session.read('ticketList', inQuery)
  await session.read('ticketInstructions', inQuery)
  await session.read('productTypes', inQuery)
}

/** Returns the answer to a captcha's sum, as a person would type it. */
type Solve = (captcha: Row) => Promise<string>

/** Checks the calls that write. If `solve` is given, the backend keeps one complaint. */
async function checkWrites(session: Session, solve?: Solve): Promise<void> {
  const first = fieldsOf(await session.read('captcha', { query: { languageId: '1' } }))
  const input = { query: { languageId: '2' } }
  const second = fieldsOf(await session.read('captcha', input))
  if (first['uuid'] !== undefined && first['uuid'] === second['uuid'])
    session.add('error', { name: 'captcha', input }, 'uuid must be another one for each captcha')
  await checkRefusals(session, first['uuid'])
  if (solve === undefined || typeof second['uuid'] !== 'string') return
  const { uuid } = second
  await checkRetries(session, { ...COMPLAINT, uuid, code: await solve(second) })
}

/** Sends complaints that the backend must refuse: an unknown captcha, a wrong sum, a bad field. */
async function checkRefusals(session: Session, uuid: unknown): Promise<void> {
  const send = (changed: Row) => session.ask('proposal', { body: { ...COMPLAINT, ...changed } })
  const unknown = 'for a captcha that was never given out'
  session.expectCode(await send({}), [REFUSED_CAPTCHA], unknown)
  // Either code is correct: a backend may check the captcha or the fields first.
  const either = [REFUSED_FIELDS, REFUSED_CAPTCHA]
  const faulty = await send({ category: 'no-such' })
  session.expectCode(faulty, either, 'for a category that does not exist')
  if (typeof uuid !== 'string') return
  session.expectCode(await send({ uuid, code: NO_SUM }), [REFUSED_CAPTCHA], 'for a wrong sum')
}

/** A wrong answer to every captcha. */
const NO_SUM = '999'

/** Sends a complaint, repeats it, and sends a changed one with the same key. */
async function checkRetries(session: Session, complaint: Row): Promise<void> {
  const body = { ...complaint, idempotencyKey: crypto.randomUUID() }
  const { receiptNumber } = fieldsOf(await session.read('proposal', { body }))
  if (receiptNumber === undefined) return
  const again = await session.ask('proposal', { body })
  session.expectCode(again, [SUCCESS], 'for a complaint that is sent again')
  const repeated = fieldsOf(again.envelope?.data)['receiptNumber']
  if (again.envelope?.code === SUCCESS && repeated !== receiptNumber)
    session.add('error', again, 'receiptNumber must be that of the complaint that is sent again')
  const changed = await session.ask('proposal', { body: { ...body, name: 'Somebody else' } })
  const why = 'for other content under a key that was used'
  session.expectCode(changed, [REUSED_KEY, REFUSED_CAPTCHA], why)
}

const COMPLAINT = {
  category: 'other',
  name: 'Contract check',
  phone: '13800138000',
  visitDate: new Date().toISOString().slice(0, '2026-11-20'.length),
  content: 'Sent by the contract check. Please ignore it.',
  uuid: '00000000-0000-4000-8000-000000000000',
  code: '0',
  languageId: languageIds[DEFAULT_LANGUAGE],
  idempotencyKey: '00000000-0000-4000-8000-000000000001',
}
