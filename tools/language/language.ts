import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isScalar, isSeq } from 'yaml'
import { startCommand } from '../command.ts'
import { missingFiles, missingInSite } from '../check-site/faults-of-files.ts'
import { filesIn, isExample, siteFolder } from '../site/folder.ts'
import { faultOfTag, languageConstants } from '../site/languages.ts'
import { readSite } from '../site/read-site.ts'
import { productTexts, readOwn, SOURCE_LANGUAGE } from '../site/read-texts.ts'
import { documentOf } from '../upgrade/yaml-files.ts'

/** Adds a language. It needs no files: pages show the nearest other language, with a notice. */
const USAGE = 'npm run language -- add TAG, such as ja, de or zh-Hant'

const { words } = startCommand({ usage: USAGE, hasWords: true })
const [verb, tag = '', ...more] = words
if (verb !== 'add' || tag === '' || more.length > 0) throw new Error(`Usage: ${USAGE}`)
const folder = siteFolder()
if (isExample(folder)) throw new Error('npm run new writes a folder for your site first')
const site = readSite(folder)
const fault = faultOfTag(tag)
if (fault !== undefined) throw new Error(`${tag} ${fault}`)
if (site.languages.includes(tag)) throw new Error(`site.yaml: languages: has ${tag} already`)

const languages = [...site.languages, tag]
// Throws if another language has the same id.
const { languageIds, languageNames, languages: rows } = languageConstants({ ...site, languages })
const path = join(folder, 'site.yaml')
writeFileSync(path, withLanguage(readFileSync(path, 'utf8')))

const ids = Object.keys(productTexts('', SOURCE_LANGUAGE))
const texts = { ...productTexts('', tag), ...readOwn(folder, tag) }
const missingTexts = ids.filter((id) => texts[id] === undefined).length
const files = missingFiles(filesIn(folder), tag)
const fields = missingInSite(folder, tag)
const tasks = [
  missingTexts > 0 &&
    `${missingTexts} of ${ids.length} interface texts: they go into texts.${tag}.yaml`,
  files.length > 0 && `${files.length} files of the content, such as ${files[0]}`,
  fields.length > 0 && `fields of site.yaml: ${fields.join(', ')}`,
].filter((task) => task !== false)
console.log(
  `After the next npm start or npm run deploy, ${languageNames[tag]} is at ${rows[tag]?.prefix}. ` +
    `Its id in the calls is ${languageIds[tag]}.`,
)
if (missingTexts === 0) console.log(`All ${ids.length} interface texts are translated.`)
if (tasks.length > 0)
  console.log(`Not translated:
  ${tasks.join('\n  ')}
npm run check:site lists the files and fields.
Until then, pages show these texts in another language, with a notice.`)

/** Returns the text of `site.yaml` with the new language. No other line changes. */
function withLanguage(text: string): string {
  const listed = documentOf(text, 'site.yaml').get('languages')
  const last = isSeq(listed) ? listed.items.at(-1) : undefined
  if (!isSeq(listed) || !isScalar(last) || !listed.range || !last.range)
    return `${text.trimEnd()}\nlanguages: [${languages.join(', ')}]\n`
  const [, end] = last.range
  if (listed.flow) return `${text.slice(0, end)}, ${tag}${text.slice(end)}`
  const [start] = listed.range
  const indent = text.slice(text.lastIndexOf('\n', start) + 1, start)
  const lineEnd = text.indexOf('\n', end)
  const at = lineEnd === -1 ? text.length : lineEnd
  return `${text.slice(0, at)}\n${indent}- ${tag}${text.slice(at)}`
}
