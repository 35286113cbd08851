const WORDS = new Intl.Segmenter('zh', { granularity: 'word' })
/** Chinese, and whatever is written with spaces. */
const RUNS = /\p{Script=Han}+|[^\p{Script=Han} ]+/gu
const HAN = /\p{Script=Han}/u

/** They stand in every question and tell none from another. */
const STOP_WORDS = new Set(
  (
    '的 了 吗 呢 吧 啊 嘛 么 是 能 在 有 没 没有 怎么 怎样 怎么办 怎么样 如何 哪 哪里 哪儿 哪些 什么 多少 几 可以 可 能 能不能 可不可以 需要 要 想 请问 ' +
    '我 我们 你 你们 和 与 及 或 也 都 就 还 去 会 让 个 这 那 这里 那里 附近 最近 对 被 把 从 为 ' +
    'a an the is are am was be do does did can could would should may i we you my our your me us it to of in on at for with and or how what where when which who why there any no some please near nearest nearby closest'
  ).split(' '),
)

/**
 * A text as it is found: Chinese by each pair of characters, since no two lists of words agree, and by the last character, so that the
 * beginning of a pair finds every single one; others by word.
 */
export function tokensOf(folded: string): string[] {
  const runs = runsOf(folded)
  const tokens = runs.flatMap((run) =>
    HAN.test(run) ? [...pairsOf(run), Array.from(run).at(-1) ?? ''] : [stemOf(run)],
  )
  return [...tokens, ...numbersIn(runs)]
}

/** Fewer digits that are written apart are several numbers, unless they are thousands. */
const MIN_DIGITS = 7
/** As many as a telephone number has (ITU-T E.164). */
const MAX_DIGITS = 15

/** Each number that digits beside each other may be part of, such as a telephone number: `0559 555 0168` is `05595550168`. */
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

/**
 * The words of a search. Names that no list of words has come apart into characters: those are put together again. Digits beside each
 * other are one word, with spaces.
 */
export function wordsIn(folded: string): string[] {
  const words: string[] = []
  let isAfterNumber = false
  for (const run of runsOf(folded)) {
    if (isAfterNumber && isNumber(run)) words.push(`${words.pop()} ${run}`)
    else words.push(...(HAN.test(run) ? namesIn(wordsOf(run)) : [run]))
    isAfterNumber = isNumber(run)
  }
  return words
}

function namesIn(words: readonly string[]): string[] {
  const names: string[] = []
  let isOpen = false
  for (const word of words) {
    const isSingle = isCharacter(word) && isTelling(word)
    names.push(isSingle && isOpen ? (names.pop() ?? '') + word : word)
    isOpen = isSingle
  }
  return names
}

/** Whether a word is one character or letter, which says little where more is sought. */
export function isCharacter(word: string): boolean {
  return Array.from(word).length === 1
}

/** Whether a word says what a search is about. */
export function isTelling(word: string): boolean {
  return !STOP_WORDS.has(word)
}

/** The tokens that a text has wherever it has this word: a Chinese one of several characters is found by its pairs, whatever the words around it. */
export function tokensOfWord(word: string): string[] {
  return runsOf(word).flatMap((run) => {
    if (!HAN.test(run)) return [stemOf(run)]
    return Array.from(run).length > 1 ? pairsOf(run) : [run]
  })
}

/** Whether a text has Chinese characters. */
export function isHan(text: string): boolean {
  return HAN.test(text)
}

function runsOf(folded: string): string[] {
  return folded.match(RUNS) ?? []
}

function wordsOf(run: string): string[] {
  return Array.from(WORDS.segment(run), ({ segment }) => segment)
}

function pairsOf(run: string): string[] {
  const characters = Array.from(run)
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** Without the ending of a plural, in texts and searches alike. */
function stemOf(word: string): string {
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}

/** The first characters of which each letter's syllables begin, in the order of Pinyin. */
const INITIALS = [
  ...'阿a八b嚓c哒d妸e发f旮g哈h讥j咔k垃l痳m拏n噢o妑p七q呥r扨s它t穵w夕x丫y帀z'.matchAll(
    /(\p{Script=Han})([a-z])/gu,
  ),
].map(([, first = '', letter = '']) => ({ first, letter }))
const PINYIN = new Intl.Collator('zh-u-co-pinyin')
const initials = new Map<string, string>()

/** The initials of a Chinese name as they are typed in Pinyin, `dt` for 灯塔: of a character with several readings the usual one. */
export function pinyinInitials(name: string): string {
  return Array.from(name, initialOf).join('')
}

function initialOf(character: string): string {
  if (!HAN.test(character)) return character
  const known = initials.get(character)
  if (known !== undefined) return known
  const { letter = '' } =
    INITIALS.findLast(({ first }) => PINYIN.compare(character, first) >= 0) ?? {}
  initials.set(character, letter)
  return letter
}

/** Latin letters without their accents, which few visitors type: `café` is `cafe`, `Yúnxiù` is `yunxiu`. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin}\p{Mn}*)\p{Mn}/gu, '')
    .normalize('NFC')
}
