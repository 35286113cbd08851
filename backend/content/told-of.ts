import * as v from 'valibot'
import { today } from '../../contract/conditions.ts'
import { scenic } from '../../contract/scenic.ts'
import { check, isThere, readInLanguages } from './source.ts'

const source = {
  recommendations: v.object({ today }),
  scenic: v.pick(scenic, ['parking', 'capacity']),
}

/** What of a site's content operators can tell how it stands: the ids of its facilities, its car parks, how many visitors it holds. */
export async function toldOf(site: string) {
  const place = (await readInLanguages(site, 'scenic.md')).zh
  return {
    facilities: await facilitiesOf(site),
    measured: check(source.scenic, place.fields, place.file),
  }
}

async function facilitiesOf(site: string): Promise<string[]> {
  if (!isThere(site, 'recommendations.yaml')) return []
  const { file, fields } = (await readInLanguages(site, 'recommendations.yaml')).zh
  return check(source.recommendations, fields, file).today.facilities.map(({ id }) => id)
}
