import MiniSearch from 'minisearch'
import type { Listed } from '../../../contract/listing.ts'
import type { Language } from '../../../locales/languages.ts'
import { folded, isUnspaced, SYNONYMS, withoutAccents, UNSPACED } from '../../../shared/synonyms.ts'
import type { Kind } from '../define-section.ts'
import type { Topic } from './topics.ts'
import SearchableMap from 'minisearch/SearchableMap'

/**
 * Finds the words that a misspelt word may mean. The `fuzzy` option of the index would also try
 * each pair of Chinese characters. With 2,000 documents, it takes 28 ms for a word; this class
 * takes less than 2 ms.
 */
class NearWords {
  readonly #words: SearchableMap<true>

  constructor(words: readonly string[]) {
    this.#words = SearchableMap.from(words.map((word) => [word, true]))
  }

  add(word: string): void {
    this.#words.set(word, true)
  }

  /** Returns the most similar words. At most `slips` letters may differ. */
  nearest(word: string, slips: number): string[] {
    const near = [...this.#words.fuzzyGet(word, slips)].map(([known, [, distance]]) => ({
      known,
      distance,
    }))
    const least = Math.min(...near.map(({ distance }) => distance))
    return near.filter(({ distance }) => distance === least).map(({ known }) => known)
  }
}

export interface SearchDocument {
  kind: Kind
  href: string
  title: string
  text: string
  /** Additional words that find the document. */
  words?: string | undefined
  inLanguage: Language
  cover?: Listed['cover']
  /** The price, the hours, and the place or category of goods. Results show them, but they are not searched. */
  facts?: readonly string[] | undefined
  /** The date that results show: of publication, or of the start of an activity. */
  date?: string | undefined
  /** The end of an activity or announcement. A document that is over ranks lower. */
  endsAt?: string | undefined
  /** Documents of the search's topic come first, in the order of the index. */
  topic?: Topic | undefined
  /** Whether it has what its name asks for: the facts of a line or a car park, the prices. */
  isLine?: boolean
  /** Whether the result shows the area's state: open, or when it opens. */
  hasState?: boolean
  /** The address of the form that adds up the prices for a party. */
  party?: string
}

export type Fold = (text: string) => string

/** The data that a search function queries. */
export interface SearchIndex {
  texts: MiniSearch<Entry>
  /** The words of texts and synonyms. Misspelt words are corrected to them. */
  words: NearWords
  names: NearWords
}

/** Maximum length of a title that counts as a name, in characters. */
export const MAX_NAME = 12
const FIELDS = ['title', 'text', 'words', 'name'] as const
const RAW = { tokenize: (text: string) => [text], processTerm: (term: string) => term }

type Entry = Record<(typeof FIELDS)[number], string> & { id: number }

/** Returns the index of the documents. The id of a document is its position in `documents`. */
export function indexDocuments(documents: readonly SearchDocument[], fold: Fold): SearchIndex {
  const words = new NearWords(SYNONYMS.flatMap((group) => group.split(', ')).filter(isSpelt))
  const names = new NearWords([])
  const texts = createIndex((token, field) => {
    if (isSpelt(token)) words.add(token)
    else if (field === 'name' && isUnspaced(token)) names.add(token)
  })
  texts.addAll(documents.map((document, id) => entryOf(id, document, fold)))
  return { texts, words, names }
}

/** Returns whether a word consists of letters, is not Chinese and is not a stop word. */
function isSpelt(word: string): boolean {
  return /^\p{L}+$/u.test(word) && !isUnspaced(word) && isSignificant(word)
}

/** Returns an empty index. `onToken` is called for each token that is added. */
export function createIndex(
  onToken?: (token: string, field: string | undefined) => void,
): MiniSearch<Entry> {
  return new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: (text, field) => (field === 'name' ? text.split(' ') : tokensOf(text)),
    processTerm(token, field) {
      if (token !== '') onToken?.(token, field)
      return token || null
    },
    searchOptions: { ...RAW, boost: { title: 4, words: 2, name: 2 } },
    // No automatic vacuum: it is asynchronous, so it would begin in one request and end in another.
    autoVacuum: false,
  })
}

/** Returns a function that normalizes texts and searches, so that they can be compared. */
export function foldBy(simplify: Fold): Fold {
  return (text) => simplify(withoutAccents(folded(text)))
}

export function entryOf(
  id: number,
  { title, text, words = '' }: SearchDocument,
  fold: Fold,
): Entry {
  const name = fold(title).replaceAll(' ', '')
  const isName = isUnspaced(name) && name.length <= MAX_NAME
  return {
    id,
    title: fold(title),
    text: fold(text),
    words: fold(words),
    name: isName ? `${name} ${pinyinInitials(name)}` : '',
  }
}

const WORDS = new Intl.Segmenter('zh', { granularity: 'word' })
/**
 * Characters of a script without spaces between words, or other characters up to the next space.
 */
const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED} ]+`, 'gu')

/** Words that occur in all kinds of questions, and so do not distinguish them. */
const STOP_WORDS = new Set(
  (
    '的 了 吗 呢 吧 啊 嘛 么 是 能 在 有 没 没有 怎么 怎样 怎么办 怎么样 如何 哪 哪里 哪儿 哪些 什么 多少 几 可以 可 能 能不能 可不可以 需要 要 想 不想 请问 ' +
    '咋 咋办 咋整 啥 呀 哦 不 行 行不行 你好 一下 想问 有人 有没有 到 儿 那儿 这儿 我 我们 你 你们 和 与 及 或 也 都 就 还 去 会 让 个 这 那 这里 那里 附近 最近 对 被 把 从 为 ' +
    'a an the is are am was be do does did can could would should may i we you my our your me us it to of in on at for with and or how what where when which who why there any no some please near nearest nearby closest want allowed up u r s t hey hi guys ok okay somewhere inside wheres whats right now ' +
    'の は が を に で と も へ か や です ます から まで より どこ いつ あり ある ない する した て は です か どこ で すか ください ' +
    'der das den dem des ein eine einen ist sind und oder im zu zur zum mit gibt es wo wie wann kann ich ' +
    '어디 있나요 있어요 어떻 어떻게 언제 무엇 무슨 그 및 ' +
    'في من على هل ما اين متي كيف هو هي الي عن او و'
  ).split(' '),
)

/**
 * Returns the tokens of a text. Chinese, Japanese and Thai have no spaces. Text in them is split
 * into all pairs of neighbouring characters, because the search might split words differently. The
 * last character is also a token, so that every character begins a token. Other text is split into
 * words.
 */
export function tokensOf(folded: string): string[] {
  const runs = runsOf(folded)
  const tokens = runs.flatMap((run) =>
    isUnspaced(run) ? [...pairsOf(run), Array.from(run).at(-1) ?? ''] : [stemOf(run)],
  )
  return [...tokens, ...numbersIn(runs)]
}

/** Groups of digits form one number if it is this long, or has thousands (`1 000`). */
const MIN_DIGITS = 7
/** Maximum number of digits of a telephone number (ITU-T E.164). */
const MAX_DIGITS = 15

/** Returns the numbers that neighbouring groups of digits may form, such as `0559 555 0168`. */
function numbersIn(runs: readonly string[]): string[] {
  const numbers: string[] = []
  for (const [from, first] of runs.entries()) {
    let number = isNumber(first) ? first : 'none'
    let areThousands = first.length <= 3
    for (let to = from + 1; isNumber(number) && number.length <= MAX_DIGITS; to += 1) {
      const isLong = areThousands || number.length >= MIN_DIGITS
      if (isLong && to > from + 1) numbers.push(number)
      const next = runs[to] ?? 'none'
      areThousands &&= next.length === 3
      number += next
    }
  }
  return numbers
}

function isNumber(run: string): boolean {
  return /^\d+$/.test(run)
}

/** Splits Chinese text into words and names. Joins neighbouring numbers to one. */
export function wordsIn(folded: string): string[] {
  const words: string[] = []
  let isAfterNumber = false
  for (const run of runsOf(folded)) {
    if (isAfterNumber && isNumber(run)) words.push(`${words.pop()} ${run}`)
    else words.push(...(isUnspaced(run) ? namesIn(run) : [run]))
    isAfterNumber = isNumber(run)
  }
  return words
}

function namesIn(run: string): string[] {
  const names: string[] = []
  let isOpen = false
  for (const { segment: word } of WORDS.segment(run)) {
    const isSingle = isCharacter(word) && isSignificant(word)
    names.push(isSingle && isOpen ? (names.pop() ?? '') + word : word)
    isOpen = isSingle
  }
  return names
}

export function isCharacter(word: string): boolean {
  return Array.from(word).length === 1
}

export function isSignificant(word: string): boolean {
  return !STOP_WORDS.has(word)
}

/** For a Chinese word, the tokens are its pairs of characters. */
export function tokensOfWord(word: string): string[] {
  return runsOf(word).flatMap((run) => {
    if (!isUnspaced(run)) return [stemOf(run)]
    return Array.from(run).length > 1 ? pairsOf(run) : [run]
  })
}

function runsOf(folded: string): string[] {
  return folded.match(RUNS) ?? []
}

function pairsOf(run: string): string[] {
  const characters = Array.from(run)
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** Korean particles, which are written as endings of a word. */
const PARTICLE =
  /(?<=[가-힣]{2})(?:에서|에는|으로|까지|부터|이나|하고|은|는|이|가|을|를|에|의|로|와|과|도|만)$/
/** The Arabic article, including short words that are written together with it. */
const ARTICLE = /^(?:[وبكف]?ال|لل)(?=\p{L}{3})/u

/** Returns a word without plural ending, particle or article. Applied to texts and searches. */
function stemOf(written: string): string {
  const word = written.replace(PARTICLE, '').replace(ARTICLE, '')
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}

/** For each Pinyin initial, the first character with this initial in Pinyin order. */
const INITIALS = [
  ...'阿a八b嚓c哒d妸e发f旮g哈h讥j咔k垃l痳m拏n噢o妑p七q呥r扨s它t穵w夕x丫y帀z'.matchAll(
    /(\p{Script=Han})([a-z])/gu,
  ),
].map(([, first = '', letter = '']) => ({ first, letter }))
const PINYIN = new Intl.Collator('zh-u-co-pinyin')
const initials = new Map<string, string>()

/** Returns the Pinyin initials of a name, by the usual readings: `pinyinInitials('灯塔') // 'dt'`. */
export function pinyinInitials(name: string): string {
  return Array.from(name, initialOf).join('')
}

function initialOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return character
  const cached = initials.get(character)
  if (cached !== undefined) return cached
  const { letter = '' } =
    INITIALS.findLast(({ first }) => PINYIN.compare(character, first) >= 0) ?? {}
  initials.set(character, letter)
  return letter
}
