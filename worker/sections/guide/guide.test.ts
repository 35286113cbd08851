import { expect, it } from 'vitest'
import type { Guide } from '../../../contract/guide.ts'
import type { Backend } from '../../upstream/upstream.ts'
import { loadContext } from '../../prepare-page.ts'
import guidePage from './guide.page.tsx'

const WITHOUT_CATEGORIES: Guide = {
  id: '1',
  name: '浅澜湾',
  summary: '',
  bounds: { southWest: [117, 29], northEast: [118, 30] },
  origin: [117.5, 29.5],
  categories: [],
  points: [],
  trails: [],
  children: [],
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page makes only this call
const backend = (async () => WITHOUT_CATEGORIES) as unknown as Backend

const load = (query: string) =>
  guidePage.parse({}, new URLSearchParams(query))?.load(loadContext('zh', backend))

it('an unknown category is 404, except the one that the site itself links to', async () => {
  await expect(load('category=food')).rejects.toMatchObject({ status: 404 })
  await expect(load('category=toilet')).resolves.toBeDefined()
})
