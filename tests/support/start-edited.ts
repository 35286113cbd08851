import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { startSite, type TestSite } from './start-site.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- what a backend may answer is anything
type Edit = (data: any, name: EndpointName) => unknown

interface EditedSite extends TestSite {
  /** Makes the backend answer what `edit` makes of the data of its answers, or has done to it; the site has kept nothing from before. */
  editWith: (edit: Edit) => Promise<void>
}

export const OPS_TOKEN = 'edited-backend-token'

const ROWS = Object.entries(endpoints).map(([name, { at }]) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the names of the table
  name: name as EndpointName,
  at: new RegExp(`^${at.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

const unchanged: Edit = (data) => data

/** Starts the built site with a backend of an operator's own: the reference backend, whose answers a test edits. */
export async function startEdited(vars: Record<string, string> = {}): Promise<EditedSite> {
  let edit: Edit = unchanged
  const site: TestSite = await startSite({
    vars: { BACKEND_ORIGIN: 'https://backend.example', OPS_TOKEN, ...vars },
    outbound: async (request) => {
      const { pathname, search } = new URL(request.url)
      const response = await fetch(new URL(pathname + search, site.backend), {
        method: request.method,
        ...(request.method === 'POST' && { body: await request.text() }),
      })
      const answer = await response.json()
      const name = ROWS.find(({ at }) =>
        at.test(`${request.method} ${pathname.replace('/backends', '')}`),
      )?.name
      if (name === undefined || answer.data === null) return Response.json(answer)
      return Response.json({ ...answer, data: edit(answer.data, name) ?? answer.data })
    },
  })
  return {
    ...site,
    editWith: async (given) => {
      edit = given
      const { ok } = await fetch(new URL('/ops/purge', site.site), {
        method: 'POST',
        headers: { Authorization: `Bearer ${OPS_TOKEN}` },
        body: JSON.stringify({ call: '*' }),
      })
      if (!ok) throw new Error('The site has purged nothing')
    },
  }
}
