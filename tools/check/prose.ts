import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { TextlintKernel, type TextlintKernelOptions } from '@textlint/kernel'
import ts from 'typescript'
import { startCommand } from '../command.ts'

const { words } = startCommand({ usage: 'npm run prose -- [file or folder …]', hasWords: true })

/** Documents, and folders with comments to check. The names of tests replace comments. */
const DEFAULT_PATHS = ['*.md', 'worker', 'client', 'contract', 'shared', 'backend', 'tools']
/** Texts of sites and other authors, and generated texts, of which only the sources are checked. */
const IGNORED =
  /^(?:LICENSE|docs\/backends\/backend-api|examples\/|site\/|tests\/|.*\.(?:test|spec)\.|.*\.d\.ts$)/
/** Maximum length of a sentence: about 30 words. */
const MAX_SENTENCE_CHARACTERS = 190

// `require` loads CommonJS modules that have no types.
const require = createRequire(import.meta.url)

const OPTIONS: TextlintKernelOptions = {
  ext: '.md',
  plugins: [
    { pluginId: 'markdown', plugin: require('@textlint/textlint-plugin-markdown').default },
  ],
  rules: [
    {
      ruleId: 'prh',
      rule: require('textlint-rule-prh').default,
      options: { rulePaths: ['tools/check/prose.yaml'] },
    },
    {
      ruleId: 'sentence-length',
      rule: require('textlint-rule-sentence-length').default,
      options: { max: MAX_SENTENCE_CHARACTERS },
    },
    {
      ruleId: 'write-good',
      rule: require('textlint-rule-write-good').default,
      options: {
        passive: false,
        weasel: false,
        adverb: false,
        tooWordy: false,
        so: false,
        thereIs: false,
      },
    },
  ],
}

const kernel = new TextlintKernel()
let mistakes = 0
for (const file of filesOf(words.length > 0 ? words : DEFAULT_PATHS)) {
  const source = readFileSync(file, 'utf8')
  const { text, lines } =
    extname(file) === '.md' ? { text: source, lines: undefined } : commentsOf(file, source)
  const { messages } = await kernel.lintText(text, { ...OPTIONS, filePath: file })
  for (const { message, loc } of messages) {
    const line = lines === undefined ? loc.start.line : lines[loc.start.line - 1]
    console.error(`${file}:${line}: ${message.replaceAll(/\s+/g, ' ')}`)
    mistakes += 1
  }
}
if (mistakes > 0) process.exitCode = 1
console.log(`${mistakes} sentences to write more plainly (CONTRIBUTING.md, "English")`)

function filesOf(paths: readonly string[]): string[] {
  return execFileSync('git', ['ls-files', ...paths], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:md|tsx?)$/.test(file) && !IGNORED.test(file))
}

/** Returns the comments of a module as Markdown paragraphs, with the line number of each line. */
function commentsOf(file: string, source: string): { text: string; lines: number[] } {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const comments = new Map<number, number>()
  visit(tree)
  const text: string[] = []
  const lines: number[] = []
  let last = -1
  for (const [start, end] of [...comments].toSorted(([one], [other]) => one - other)) {
    const first = tree.getLineAndCharacterOfPosition(start).line
    if (first !== last + 1) add('', first)
    for (const [index, line] of source.slice(start, end).split('\n').entries())
      add(line.replaceAll(/^\s*(?:\/\*\*?|\*\/|\*(?!\*)|\/\/)\s?|\s*\*\/\s*$/g, ''), first + index)
    last = tree.getLineAndCharacterOfPosition(end).line
  }
  return { text: text.join('\n'), lines }

  function add(line: string, index: number): void {
    text.push(/^(?:oxlint|@ts-|@__)/.test(line.trim()) ? '' : line)
    lines.push(index + 1)
  }

  function visit(node: ts.Node): void {
    for (const range of ts.getLeadingCommentRanges(source, node.pos) ?? [])
      comments.set(range.pos, range.end)
    for (const child of node.getChildren(tree)) visit(child)
  }
}
