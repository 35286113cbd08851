import {
  ENDPOINT_NAMES,
  type EndpointName,
  endpoints,
  type PurgeTag,
} from '../../contract/endpoints.ts'

/** The kinds of content that operators may purge by name. */
export const PURGE_TAGS: readonly PurgeTag[] = [
  ...new Set(Object.values(endpoints).flatMap((row) => ('tag' in row ? [row.tag] : []))),
]

/** The calls that content of a kind comes from. */
export function callsOf(tag: PurgeTag): EndpointName[] {
  return ENDPOINT_NAMES.filter((name) => {
    const row = endpoints[name]
    return 'tag' in row && row.tag === tag
  })
}
