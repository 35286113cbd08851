import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { checkBackend } from '../../tools/contract/check-backend.ts'
import { type Breaking, startBreakable } from '../support/breakable-backend.ts'
import { untimed } from '../support/untimed.ts'

const backend = await startBreakable()
const { origin, breakWith } = backend
afterEach(() => breakWith())
afterAll(() => backend.stop())

describe('complaints with a solved captcha', () => {
  const PROPOSAL = 'POST /api/proposal'
  const NAME = 'Contract check'
  let receipts = 0

  it('fit the contract in the reference backend', async () => {
    const { findings, calls } = await checkBackend(origin, {}, backend.solve)
    expect(untimed(findings)).toEqual([])
    expect(calls.find(({ at }) => at === PROPOSAL)?.requests).toBe(6)
  })

  it.each<[string, Breaking, string]>([
    [
      'a receipt for other content under the same key',
      (answer, { at, body }) =>
        at === PROPOSAL && body.name !== NAME
          ? { code: 0, msg: '', data: { receiptNumber: 'QL20261126-0001' } }
          : answer,
      'POST /api/proposal → code: 0 must be 4003 or 4001 for other content under a key that was used',
    ],
    [
      'another receipt for the same complaint',
      (answer, { at, body }) =>
        at === PROPOSAL && answer.code === 0 && body.name === NAME
          ? { ...answer, data: { receiptNumber: `QL20261126-900${(receipts += 1)}` } }
          : answer,
      'POST /api/proposal → receiptNumber must be that of the complaint that is sent again',
    ],
  ])('are reported as wrong: %s', async (_, broken, sentence) => {
    breakWith(broken)
    const { findings } = await checkBackend(origin, {}, backend.solve)
    expect(untimed(findings).map(({ message }) => message)).toEqual([sentence])
  })
})

describe('rejected complaints', () => {
  const PROPOSAL = 'POST /api/proposal'

  it.each<[string, Breaking, string]>([
    [
      'a wrong sum with a code of its own',
      (answer, { at, body }) =>
        at === PROPOSAL && body.code === '999' ? { ...answer, code: 4002 } : answer,
      'code: 4002 must be 4001 for a wrong sum',
    ],
    [
      'a wrong field with the code of a bad request',
      (answer, { at, body }) =>
        at === PROPOSAL && body.category === 'no-such' ? { ...answer, code: 400 } : answer,
      'code: 400 must be 4002 or 4001 for a category that does not exist',
    ],
  ])('are reported as wrong: %s', async (_, broken, sentence) => {
    breakWith(broken)
    const { findings } = await checkBackend(origin)
    expect(untimed(findings).map(({ message }) => message)).toEqual([`${PROPOSAL} → ${sentence}`])
  })
})
