import { expect, it, vi } from 'vitest'
import { toCachedPage } from './cached-page.ts'

vi.mock(import('../render/build.ts'), () => import('../../tests/support/made-build.ts'))

const TEXT = '{"title":"<style-place of="home"></style-place>"}'
const QUALITY = {
  calls: [],
  storedAt: 1,
  freshUntil: 2,
  staleUntil: 2,
  keptUntil: 3,
  isDegraded: false,
}

it.each([
  ['document', false],
  ['payload', true],
] as const)(
  'keeps a document with its stylesheet put in, and a payload as it is: %s',
  async (representation, isAsItIs) => {
    const { body } = await toCachedPage(representation, TEXT, QUALITY)
    expect(new TextDecoder().decode(body) === TEXT).toBe(isAsItIs)
  },
)
