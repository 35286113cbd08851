import type { Context } from 'hono'
import { languageOf } from '../../../shared/language.ts'
import { languageIds } from '../../../locales/languages.ts'
import { backendOf } from '../../upstream/backend.ts'
import { PageDocument } from '../../render/document.tsx'
import type { Frame } from '../../render/frame.ts'
import { Providers } from '../../render/render-page.tsx'
import type { AppEnv } from '../../scope.ts'
import { Gallery } from './gallery.tsx'
import datesStyles from '../../../client/styles/shared/dates.css?sheet'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import textRowsStyles from '../../../client/styles/shared/text-rows.css?sheet'

/**
 * Shows every component of `client/ui` on one page, in development only. It is an ordinary page, so the system's colour
 * scheme, large text and the other language show the same parts in their other looks.
 */
export async function galleryPage(c: Context<AppEnv>): Promise<Response> {
  const language = languageOf(c.req.path)
  const { menu, site } = await backendOf(c.get('scope'))('menu', {
    params: { languageId: `${languageIds[language]}` },
  })
  const { settings } = c.get('scope')
  const title = language === 'zh' ? '组件' : 'Components'
  const frame: Frame = {
    language,
    route: 'home',
    layout: 'default',
    styles: [detailsStyles, filtersStyles, rowsStyles, textRowsStyles, datesStyles],
    path: '/_gallery',
    query: {},
    siteOrigin: settings.SITE_ORIGIN,
    settings,
    menu,
    site,
    opening: [],
    alerts: [],
    menuIndex: -1,
    asOf: undefined,
    head: { title, description: title, isNoIndex: true },
    sharePicture: 'home',
    card: undefined,
    standalonePaths: [],
    toasts: [language === 'zh' ? '这里是一条提示' : 'This is a toast'],
  }
  return c.render(
    <Providers language={frame.language}>
      <PageDocument frame={frame}>
        <Gallery language={language} title={title} />
      </PageDocument>
    </Providers>,
  )
}
