import { type CmsConfig, init } from '@sveltia/cms'

const PREFERENCES = 'sveltia-cms.prefs'
const USER = 'sveltia-cms.user'

/** The configurations by language, and the token of a local session. */
interface Configurations {
  zh: object
  en: object
  /** The token of `npm run edit`. With it, no sign-in is needed. */
  token?: string
}

const response = await fetch('/admin/config.json')
const { zh, en, token }: Configurations = await response.json()
const user = localStorage.getItem(USER)
if (token !== undefined)
  localStorage.setItem(USER, JSON.stringify({ backendName: 'gitea', token, isLocal: true }))
// Removes a session of `npm run edit` with the same address. A Git server would refuse its token.
else if (user !== null && 'isLocal' in JSON.parse(user)) localStorage.removeItem(USER)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build creates this file
const config = (isChinese() ? zh : en) as CmsConfig
void init({ config })

/** Returns whether to show Chinese: the chosen language, otherwise the browser's. */
function isChinese(): boolean {
  const { locale = 'auto' } = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}')
  return (locale === 'auto' ? navigator.language : String(locale)).startsWith('zh')
}
