import type { BackendMapping } from '../../contract/mapping.ts'
import type { Backend } from './ask.ts'
import { checkWrites, type Solve } from './check-complaints.ts'
import { checkLists } from './check-lists.ts'
import { asId, fieldsOf, idsIn, rowsOf } from './data.ts'
import { checkPictures } from './pictures.ts'
import type { Report } from './report.ts'
import { Session, Silence } from './session.ts'

/**
 * Makes every call of the contract, in both languages, as the site makes them, and says what is wrong with the answers. It leaves
 * nothing behind, but for a complaint where `solve` answers its captcha. Pictures by `http:` are wrong, also those of a backend on
 * the same machine: no visitor's site shows them.
 */
export async function checkBackend(
  origin: string,
  mapping: BackendMapping = {},
  solve?: Solve,
): Promise<Report> {
  return (await readBackend({ origin, mapping }, solve)).findings.report()
}

/** The same, with all that was answered. */
export async function readBackend(backend: Backend, solve?: Solve): Promise<Session> {
  const session = new Session(backend)
  try {
    for (const languageId of ['1', '2'] as const) {
      await checkReads(session, languageId)
      await checkLists(session, languageId)
    }
    await checkWrites(session, solve)
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
