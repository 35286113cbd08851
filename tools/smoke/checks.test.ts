import { afterEach, expect, it, vi } from 'vitest'
import { runChecks } from './checks.ts'

const FORM = 'www.example.com/service/complain'

afterEach(() => vi.unstubAllGlobals())

/** Returns the result of the check “http leads to https” if the site gives this answer. */
async function encryptionOf(origin: string, answer: Response): Promise<string | undefined> {
  vi.stubGlobal('fetch', async (address: string) =>
    address === `http://${FORM}` ? answer : new Response(),
  )
  const outcomes = await runChecks(origin)
  return outcomes.find(({ name }) => name === 'http leads to https')?.result
}

it.each([
  ['ok', 301, `https://${FORM}`],
  ['ok', 308, `https://${FORM}`],
  ['FAILED', 301, `http://${FORM}`],
  ['FAILED', 200, ''],
])(
  'the encryption check is %s if the form’s http URL returns %i %s',
  async (result, status, to) => {
    const answer = new Response(null, { status, headers: { Location: to } })
    expect(await encryptionOf('https://www.example.com', answer)).toBe(result)
  },
)

it('skips the encryption check for a site without https', async () => {
  expect(await encryptionOf('http://www.example.com', new Response())).toBe('skipped')
})
