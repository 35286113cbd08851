import { refuseArguments, startCommand } from '../command.ts'
import { OWN } from '../site/folder.ts'
import { writeNewSite } from './write-new-site.ts'

/** Writes a new site with a minimum of content, into `site` or the folder in `SITE_DIR`. */
const USAGE = `npm run new -- [--languages TAG,TAG…] NAME…

  npm run new -- "青屿海岸" "Qingyu Coast"                     a site in Chinese and English
  npm run new -- --languages en,de "Qingyu Coast" "Küste"     a site in English and German

The first language is the default. It needs a name. Other languages without a name use
the name in their fallback language.`
const { words, values } = startCommand({
  usage: USAGE,
  hasWords: true,
  options: { languages: 'zh,en' },
})
const languages = values.languages.split(',').map((tag) => tag.trim())
if (words.length > languages.length)
  refuseArguments(USAGE, `It takes a name in each language: ${languages.join(', ')}`)
if (words.length === 0 || (words.length === 1 && values.languages === 'zh,en'))
  refuseArguments(USAGE, 'It takes the name in Chinese and the name in English')

const { SITE_DIR: folder = OWN } = process.env
const names = Object.fromEntries(words.map((word, index) => [String(languages[index]), word]))
await writeNewSite(names, folder, languages)
console.log(`${folder}/ is written: ${words.join(', ')}.
1. npm start shows it, and prints its address.
2. Replace every TODO (docs/operators/your-site.md). For each kind of content that you don't have,
   such as hotels, delete ${folder}/content/hotels, hotels.yaml, and its section in
   recommendations.*.yaml.
3. Put photographs into ${folder}/photos, and your logo into ${folder}/logo.svg. Then run npm run icons.
4. Before you deploy: npm run check:site`)
