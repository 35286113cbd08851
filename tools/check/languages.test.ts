import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * Matches language codes in code: texts such as `'zh'`, `'en-GB'`, `/en/…` and `…-zh.xml`, keys,
 * and properties. Does not match fields of the contract.
 */
const NAMED =
  /(['"`])(?:zh|en)(?:-[A-Z][A-Za-z]+)?\1|['"`/]\/?en(?:\/[^'"`]*)?['"`](?!\))|\b(?:zh|en)\??: |[\w)\]]\??\.(?:zh|en)\b|'\.en'|-(?:zh|en)\.[a-z]+['"`]|languageId: [12]\b|language_id = [12]\b/

/** Files that may contain language codes, with the reason. */
const MAY: readonly [file: RegExp, reason: string][] = [
  [/^tools\/site\/languages\.ts$/, 'the table of what `Intl` does not know'],
  [/^tools\/site\/read-texts\.ts$/, 'the language of the texts in the code'],
  [/^tools\/check\/messages\.ts$/, 'the two catalogues that have every text'],
  [/^tools\/site\/language-styles\.ts$/, 'fonts by script'],
  [
    /^backend\/content\/(?:traditional|translate)\.ts$/,
    'one Chinese script is made from the other',
  ],
  [/^tools\/new-site\/write-new-site\.ts$/, 'the template of a new site is in two languages'],
  [/^tools\/editor\/(?:words|page\/open-editor\.client)\.ts$/, 'the interface of the editor'],
  [/^backend\/office\/publishing\/desk\.tsx$/, 'the messages of commands are in English'],
  [/^tools\/contract\/contract\.ts$/, 'the page of the contract is in English'],
]

const files = globSync('{worker,client,shared,backend,contract,tools}/**/*.{ts,tsx}').filter(
  (file) => !/\.(?:test|d)\.tsx?$|^tools\/upgrade\/\d/.test(file),
)

/** Returns the lines of code that contain a language code, ignoring comments. */
function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, (comment) =>
    comment.replaceAll(/[^\n]/g, ''),
  )
  return text.split('\n').flatMap((line, index) => {
    const [code = ''] = line.split(/(?<=^|\s)\/\/ /)
    // Removes locales that only control how a program compares or splits texts.
    const bare = code.replaceAll(/(?:new Intl\.\w+\(|localeCompare\(\w+, )'[\w-]+'/g, '')
    return NAMED.test(bare) ? [`${file}:${index + 1}: ${bare.trim()}`] : []
  })
}

it('code names no language, but uses the list of the site’s languages', () => {
  const named = files
    .filter((file) => !MAY.some(([pattern]) => pattern.test(file)))
    .flatMap(namesIn)
  expect(named).toEqual([])
})

it('every exception is still needed', () => {
  const needless = MAY.filter(
    ([pattern]) => !files.some((file) => pattern.test(file) && namesIn(file).length > 0),
  )
  expect(needless).toEqual([])
})
