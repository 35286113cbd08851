import { inLanguage } from '../../shared/language.ts'
import { type Language, LANGUAGES } from '../../locales/languages.ts'
import { launchChromium } from '../browser/engines.ts'
import { refuseArguments, startCommand } from '../command.ts'
import { isExample, siteFolder } from '../site/folder.ts'
import { SCREENSHOTS, screenshotFile } from '../site/public-files.ts'
import { writeDrawn } from './drawn-files.ts'

/** Takes the screenshots that browsers show before a visitor installs the site as an app. */
const USAGE = 'npm run screenshots [-- http://localhost:8787]'
const { words } = startCommand({ usage: USAGE, hasWords: true })
const origin = words[0] ?? 'http://localhost:8787'
if (!URL.canParse(origin)) refuseArguments(USAGE, `${origin} is no address`)
const folder = siteFolder()
// Without `SITE_DIR`, the example means that the operator has no site yet.
if (isExample(folder) && !process.env['SITE_DIR'])
  throw new Error('The folder site does not exist: npm run new writes one')

const files = new Map<string, Buffer>()
const browser = await launchChromium()
try {
  for (const language of LANGUAGES)
    for (const screenshot of SCREENSHOTS)
      files.set(screenshotFile(screenshot.form, language), await take(language, screenshot))
} finally {
  await browser.close()
}
const { written, untouched } = await writeDrawn(folder, files)
for (const file of written) console.log(`${file}: taken`)
for (const file of untouched)
  console.log(`${file}: is yours and stays unchanged; delete it to have it taken`)

async function take(
  language: Language,
  { width, height, scale }: (typeof SCREENSHOTS)[number],
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  const { href } = new URL(inLanguage(language, '/'), origin)
  const answer = await page.goto(href, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${origin} answers ${answer?.status()}`)
  const picture = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' })
  await page.close()
  return picture
}
