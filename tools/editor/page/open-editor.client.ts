import { type CmsConfig, init } from '@sveltia/cms'

const PREFERENCES = 'sveltia-cms.prefs'
const USER = 'sveltia-cms.user'

/** The configurations by language, and the access of a local session. */
interface Configurations {
  zh: object
  en: object
  /** The token of `npm run edit`, which needs no sign-in. */
  token?: string
}

const response = await fetch('/admin/config.json')
const { zh, en, token }: Configurations = await response.json()
const user = localStorage.getItem(USER)
if (token !== undefined) localStorage.setItem(USER, signedIn(token))
// A session of `npm run edit` at this address does not sign anybody in at a Git server.
else if (user !== null && 'isLocal' in JSON.parse(user)) localStorage.removeItem(USER)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build makes it for this package
const config = (isChinese() ? zh : en) as CmsConfig
void init({ config })

function signedIn(access: string): string {
  return JSON.stringify({ backendName: 'gitea', token: access, isLocal: true })
}

/** Returns whether the editor is in Chinese: by the chosen language, else by the browser's. */
function isChinese(): boolean {
  const { locale = 'auto' } = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}')
  return (locale === 'auto' ? navigator.language : String(locale)).startsWith('zh')
}
