import { appendFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { EDITOR_PATH, editorHeaderRules, editorPage } from '../editor/build-page.ts'
import { editorConfigurations, prefixOf } from '../editor/configuration.ts'
import { backendOf, originOf } from '../editor/git-server.ts'
import { assertDecimals } from '../editor/decimal-prices.ts'
import { convertedFolder, convertPhotos, writeCards } from '../photos/convert-photos.ts'
import { checkCodes, checkLogo } from './check-folder.ts'
import { LOGO } from './folder.ts'
import { hasReferenceBackend } from './variables.ts'
import { LANGUAGES, type Language } from '../../locales/languages.ts'
import { screenshotTexts } from '../../locales/plain-texts.ts'
import { inLanguage, manifestPath, tagOf } from '../../shared/language.ts'
import { sections } from '../../worker/sections/index.ts'
import { readSite, type Site } from './read-site.ts'
import { backgroundOf, themeColours } from './brand-colours.ts'
import { readTexts } from './read-texts.ts'

/** Screenshots that browsers show before the site is installed as an app. */
export const SCREENSHOTS = [
  { form: 'narrow', width: 390, height: 844, scale: 2 },
  { form: 'wide', width: 1440, height: 900, scale: 1 },
] as const

export function screenshotFile(
  form: (typeof SCREENSHOTS)[number]['form'],
  language: Language,
): string {
  return `public/screenshot-${form}-${language}.jpg`
}

/** The pages in the menu that a long press on the app's icon opens, without disabled pages. */
const SHORTCUTS = [sections.tickets, sections.guide, sections.conditions]

const ICONS = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
}))

export function manifestsOf(folder: string): Map<string, string> {
  const manifests = LANGUAGES.map((each) => [manifestPath(each), manifestOf(folder, each)] as const)
  return new Map(manifests.map(([path, manifest]) => [path, JSON.stringify(manifest)]))
}

function manifestOf(folder: string, language: Language) {
  const { name, shortName = name, without, ...look } = readSite(folder)
  const texts = readTexts(folder)[language]
  const shortcuts = SHORTCUTS.filter(({ name }) => !without.includes(name))
  const screenshots = SCREENSHOTS.filter(({ form }) =>
    existsSync(join(folder, screenshotFile(form, language))),
  )
  return {
    // The id is the same in all languages, so browsers see one app.
    id: '/',
    lang: tagOf(language),
    name: name[language],
    short_name: shortName[language],
    start_url: inLanguage(language, '/'),
    scope: '/',
    // Shows a back button. With `browser`, the site could not be installed as an app.
    display: 'minimal-ui',
    background_color: backgroundOf(look),
    theme_color: themeColours(look).light,
    icons: ICONS,
    shortcuts: shortcuts.map(({ title, pages }) => ({
      name: texts[title.id],
      url: inLanguage(language, pages),
    })),
    ...(screenshots.length > 0 && {
      screenshots: screenshots.map(({ form, width, height, scale }) => ({
        src: screenshotFile(form, language).replace('public', ''),
        sizes: `${width * scale}x${height * scale}`,
        type: 'image/jpeg',
        form_factor: form,
        label: texts[screenshotTexts[form].id]?.replace('{name}', () => name[language]),
      })),
    }),
  }
}

const PRODUCT = 'client/public'

/** Serves the static files of the product, of the site, and of the reference backend's content. */
export function publicFiles(site: string, folder: string): Plugin {
  return {
    name: 'shanmen:public-files',
    async config() {
      await checkLogo(site)
      await checkCodes(site, readSite(site).channels)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      await cp(PRODUCT, folder, { recursive: true })
      await copy(join(site, 'public'), folder)
      await copy(join(site, 'content/files'), join(folder, 'files'))
      await copy(join(site, LOGO), join(folder, LOGO))
      await copy(join(site, 'pictures'), join(folder, 'pictures'))
      if (hasReferenceBackend())
        await copy(join(site, 'content/pictures'), join(folder, 'pictures'))
      await convertPhotos(site)
      await copy(convertedFolder(site), join(folder, 'pictures'))
      await rm(join(folder, 'pictures/pictures.json'), { force: true })
      if (hasReferenceBackend()) await writeCards(site, join(folder, 'pictures'))
      for (const [path, manifest] of manifestsOf(site))
        await writeFile(join(folder, path), manifest)
      await writeEditor(readSite(site), folder)
      return { publicDir: folder }
    },
  }
}

async function writeEditor(site: Site, folder: string): Promise<void> {
  const { editor } = site
  if (editor === undefined) return
  if (!hasReferenceBackend())
    throw new Error('site.yaml: editor: changes content/, which another backend does not read')
  await assertDecimals(site.folder)
  const prefix = editor.folder === undefined ? prefixOf(site.folder) : withSlash(editor.folder)
  const store = { backend: backendOf(editor), prefix }
  const configurations = await editorConfigurations(site, store)
  await copy(await editorPage(), join(folder, EDITOR_PATH))
  await writeFile(join(folder, EDITOR_PATH, 'config.json'), JSON.stringify(configurations))
  await appendFile(join(folder, '_headers'), editorHeaderRules(originOf(editor)))
}

function withSlash(path: string): string {
  return path === '' ? '' : `${path}/`
}

async function copy(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true })
}
