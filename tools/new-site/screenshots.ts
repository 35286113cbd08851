import { inLanguage } from '../../shared/language.ts'
import { LANGUAGES } from '../../locales/languages.ts'
import { launchChromium } from '../chromium.ts'
import { refuseArguments, startCommand } from '../command.ts'
import { isExample, siteFolder } from '../site/folder.ts'
import { SCREENSHOTS, screenshotFile } from '../site/screenshots.ts'
import { writeDrawn } from './drawn-files.ts'

/** Takes the pictures of the home page that a browser shows before it installs the site, from the site as it runs; nothing of the operator's own is replaced. */
const USAGE = 'npm run screenshots [-- http://localhost:8787]'
const { words } = startCommand({ usage: USAGE, hasWords: true })
const origin = words[0] ?? 'http://localhost:8787'
if (!URL.canParse(origin)) refuseArguments(USAGE, `${origin} is no address`)
const folder = siteFolder()
if (isExample(folder)) throw new Error('There is no folder site: npm run new writes one')

const files = new Map<string, Buffer>()
const browser = await launchChromium()
try {
  for (const language of LANGUAGES)
    for (const { form, width, height, scale } of SCREENSHOTS) {
      const viewport = { width, height }
      // oxlint-disable-next-line no-await-in-loop -- a handful, in one browser
      const page = await browser.newPage({ viewport, deviceScaleFactor: scale })
      // oxlint-disable-next-line no-await-in-loop -- as above
      const answer = await page.goto(new URL(inLanguage(language, '/'), origin).href, {
        waitUntil: 'networkidle',
      })
      if (answer?.status() !== 200) throw new Error(`${origin} answers ${answer?.status()}`)
      // oxlint-disable-next-line no-await-in-loop -- as above
      const picture = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' })
      files.set(screenshotFile(form, language), picture)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page.close()
    }
} finally {
  await browser.close()
}
const { written, kept } = await writeDrawn(folder, files)
for (const file of written) console.log(`${file}: taken`)
for (const file of kept)
  console.log(`${file}: is yours, and left as it is; delete it to have it taken`)
