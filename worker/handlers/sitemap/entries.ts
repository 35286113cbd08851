import { LANGUAGES, type Language } from '../../../locales/languages.ts'
import { backendOf } from '../../upstream/backend.ts'
import { BackendError } from '../../upstream/call.ts'
import { allPages } from '../../pages/collect-pages.ts'
import type { Detail, Page } from '../../pages/define-page.ts'
import { loadContext } from '../../prepare-page.ts'
import { routes } from '../../routes.ts'
import type { Scope } from '../../scope.ts'

/** A page in a language that it is written in. */
interface Version extends Partial<Omit<Detail, 'id'>> {
  language: Language
}

/** A page's Chinese path and all its versions. */
export interface Entry {
  path: string
  versions: readonly Version[]
}

/** All pages of the site with their versions; not whole where the backend fails to give a list and none is kept, whose details are left out. */
export async function loadEntries(scope: Scope): Promise<{ entries: Entry[]; areWhole: boolean }> {
  let areWhole = true
  const leaveOut = (error: unknown): readonly Detail[] => {
    if (!(error instanceof BackendError)) throw error
    areWhole = false
    return []
  }
  const entries = await Promise.all(
    (await allPages()).map((page) => entriesOf(scope, page, leaveOut)),
  )
  return { entries: entries.flat(), areWhole }
}

/** A page's addresses; `leaveOut` replaces the details of a list that the backend fails to give. */
async function entriesOf(
  scope: Scope,
  { route, details }: Page,
  leaveOut: (error: unknown) => readonly Detail[],
): Promise<Entry[]> {
  if (details === undefined) {
    return [{ path: routes[route], versions: LANGUAGES.map((language) => ({ language })) }]
  }
  const backend = backendOf(scope)
  const byLanguage = await Promise.all(
    LANGUAGES.map(async (language) => {
      const some = await details(loadContext(language, backend)).catch(leaveOut)
      return { language, byId: Map.groupBy(some, ({ id }) => id) }
    }),
  )
  const ids = new Set(byLanguage.flatMap(({ byId }) => [...byId.keys()]))
  return [...ids].map((id) => ({
    path: routes[route].replace(':id', encodeURIComponent(id)),
    versions: byLanguage.flatMap(({ language, byId }) => {
      // Where two things have one id, as news and notices may, the address shows the first.
      const [detail] = byId.get(id) ?? []
      return detail === undefined ? [] : [{ ...detail, language }]
    }),
  }))
}
