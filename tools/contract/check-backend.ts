import { REFUSED_CAPTCHA } from '../../contract/answer.ts'
import type { BackendMapping } from '../../contract/mapping.ts'
import { readAnswersAs } from '../../contract/reading.ts'
import type { Backend } from './ask.ts'
import { checkLists } from './check-lists.ts'
import { asId, fieldsOf, idsIn, rowsOf } from './data.ts'
import { checkPictures } from './pictures.ts'
import type { Report } from './report.ts'
import { Session, Silence } from './session.ts'

/**
 * Makes every call of the contract, in both languages, as the site makes them, and says what is wrong with the answers. It leaves
 * nothing behind: the one complaint that it sends has a wrong answer to its captcha. Pictures by `http:` are wrong, also those of a
 * backend on the same machine: no visitor's site shows them.
 */
export async function checkBackend(origin: string, mapping: BackendMapping = {}): Promise<Report> {
  return (await readBackend({ origin, mapping })).findings.report()
}

/** The same, with all that was answered. */
export async function readBackend(backend: Backend): Promise<Session> {
  readAnswersAs({ offsetAt: () => '+08:00', takesHttp: false })
  const session = new Session(backend)
  try {
    for (const languageId of ['1', '2'] as const) {
      await checkReads(session, languageId)
      await checkLists(session, languageId)
    }
    await checkWrites(session)
    await checkPictures(session)
  } catch (error) {
    if (!(error instanceof Silence)) throw error
  }
  return session
}

/** The reads that are no lists with pages. */
async function checkReads(session: Session, languageId: '1' | '2'): Promise<void> {
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

/** The calls that are not reads. */
async function checkWrites(session: Session): Promise<void> {
  const first = fieldsOf(await session.read('captcha', { query: { languageId: '1' } }))
  const input = { query: { languageId: '2' } }
  const second = fieldsOf(await session.read('captcha', input))
  if (first['uuid'] !== undefined && first['uuid'] === second['uuid'])
    session.tell('error', { name: 'captcha', input }, 'uuid is that of the captcha before')
  const asked = await session.ask('proposal', { body: COMPLAINT })
  const code = asked.envelope?.code
  if (code !== undefined && code !== REFUSED_CAPTCHA)
    session.tell(
      'error',
      asked,
      `code: ${code} must be ${REFUSED_CAPTCHA} for a captcha that was never given out`,
    )
}

const COMPLAINT = {
  category: 'other',
  name: 'Contract check',
  phone: '13800138000',
  visitDate: new Date().toISOString().slice(0, '2026-11-20'.length),
  content: 'Sent by the contract check, with a wrong answer to a captcha. Please ignore it.',
  uuid: '00000000-0000-4000-8000-000000000000',
  code: '0',
  languageId: 1,
  idempotencyKey: '00000000-0000-4000-8000-000000000001',
}
