import { REFUSED_CAPTCHA, REFUSED_FIELDS, REUSED_KEY, SUCCESS } from '../../contract/answer.ts'
import type { CallResult, Session } from './session.ts'
import { fieldsOf, type Row } from './data.ts'
import { DEFAULT_LANGUAGE, languageIds } from '../../locales/languages.ts'

/** Returns the result of the sum in a captcha, as a person would type it. */
export type Solve = (captcha: Row) => Promise<string>

/** Checks the calls that write. Leaves one complaint behind if `solve` is given. */
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

/** Sends complaints that must be refused: with an unknown captcha, a wrong sum, a wrong field. */
async function checkRefusals(session: Session, uuid: unknown): Promise<void> {
  const unknown = await session.ask('proposal', { body: COMPLAINT })
  expectCode(session, unknown, {
    codes: [REFUSED_CAPTCHA],
    why: 'for a captcha that was never given out',
  })
  const faulty = await session.ask('proposal', { body: { ...COMPLAINT, category: 'no-such' } })
  // A backend may check the captcha or the fields first.
  expectCode(session, faulty, {
    codes: [REFUSED_FIELDS, REFUSED_CAPTCHA],
    why: 'for a category that does not exist',
  })
  if (typeof uuid !== 'string') return
  const wrong = await session.ask('proposal', { body: { ...COMPLAINT, uuid, code: NO_SUM } })
  expectCode(session, wrong, { codes: [REFUSED_CAPTCHA], why: 'for a wrong sum' })
}

/** Too large for the sum in a captcha. */
const NO_SUM = '999'

/** Sends a complaint, sends it again, and sends a changed one with the same key. */
async function checkRetries(session: Session, complaint: Row): Promise<void> {
  const body = { ...complaint, idempotencyKey: crypto.randomUUID() }
  const { receiptNumber } = fieldsOf(await session.read('proposal', { body }))
  if (receiptNumber === undefined) return
  const again = await session.ask('proposal', { body })
  expectCode(session, again, { codes: [SUCCESS], why: 'for a complaint that is sent again' })
  const repeated = fieldsOf(again.envelope?.data)['receiptNumber']
  if (again.envelope?.code === SUCCESS && repeated !== receiptNumber)
    session.add('error', again, 'receiptNumber must be that of the complaint that is sent again')
  const changed = await session.ask('proposal', { body: { ...body, name: 'Somebody else' } })
  expectCode(session, changed, {
    codes: [REUSED_KEY, REFUSED_CAPTCHA],
    why: 'for other content under a key that was used',
  })
}

interface Expected {
  codes: number[]
  why: string
}

function expectCode(session: Session, result: CallResult, { codes, why }: Expected): void {
  const code = result.envelope?.code
  if (code !== undefined && !codes.includes(code))
    session.add('error', result, `code: ${code} must be ${codes.join(' or ')} ${why}`)
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
