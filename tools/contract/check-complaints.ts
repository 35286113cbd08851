import { REFUSED_CAPTCHA, REFUSED_FIELDS, REUSED_KEY, SUCCESS } from '../../contract/answer.ts'
import type { Session } from './session.ts'
import { fieldsOf, type Row } from './data.ts'
import { DEFAULT_LANGUAGE, languageIds } from '../../locales/languages.ts'

/** Returns the answer to a captcha's sum, as a person would type it. */
export type Solve = (captcha: Row) => Promise<string>

/** Checks the calls that write. If `solve` is given, the backend keeps one complaint. */
export async function checkWrites(session: Session, solve?: Solve): Promise<void> {
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
