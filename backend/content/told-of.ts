import * as v from 'valibot'
import { today } from '../../contract/conditions.ts'
import { scenic } from '../../contract/scenic.ts'
import { type NamedFacility, namedFacilities } from '../reports.ts'
import { check, isThere, readInLanguages } from './source.ts'

const source = {
  recommendations: v.object({ today }),
  scenic: v.pick(scenic, ['parking', 'capacity']),
}

/** What operators can report on, from the content of a site: its facilities, its car parks, how many visitors it holds. */
export async function toldOf(site: string) {
  const place = (await readInLanguages(site, 'scenic.md')).zh
  return {
    facilities: await facilitiesOf(site),
    measured: check(source.scenic, place.fields, place.file),
  }
}

async function facilitiesOf(site: string): Promise<NamedFacility[]> {
  if (!isThere(site, 'recommendations.yaml')) return []
  const sources = await readInLanguages(site, 'recommendations.yaml')
  return namedFacilities(
    Object.values(sources).map(
      ({ file, fields }) => check(source.recommendations, fields, file).today.facilities,
    ),
  )
}
