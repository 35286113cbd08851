import { glob, readFile } from 'node:fs/promises'
import { searchOver } from '../../worker/sections/search/ask-index.ts'
import {
  createIndex,
  entryOf,
  foldBy,
  type SearchDocument,
  pinyinInitials,
} from '../../worker/sections/search/search-index.ts'
import { readSite } from '../../tools/site/read-site.ts'
import { siteFolder } from '../../tools/site/folder.ts'

const site = readSite(siteFolder())
const DOCUMENTS = 2000
const ROUNDS = 50
const NOW = new Date()
const asIs = (text: string) => text
/** Lengths of a title and of a summary, in characters. */
const LENGTHS = { zh: { title: 10, text: 80 }, en: { title: 30, text: 220 } }
/**
 * Typical searches, and the slowest ones: eighty characters of unknown words, for each of which the
 * search also tries similar spellings.
 */
const SEARCHES: Record<keyof typeof LENGTHS, readonly string[]> = {
  zh: [
    '厕所',
    '轮椅能上山吗',
    '缆车票多少钱',
    site.name.zh,
    '带孩子去哪里玩',
    pinyinInitials(site.name.zh),
    '门票退款 行李寄存 停车场 酒店',
    '的 一 山 水 人 云 寺 路 天 大 小 上 下 中 石 松 湖 村 茶 雪',
    '山'.repeat(80),
    '一 o',
    'tursqay iqfomatiqn coqpqain qasteqcard concessqqn includeq',
    '窗光旁往九和常有晨灯班',
  ],
  en: [
    'toilet',
    'wheelchair trails',
    'how much is the cable car',
    'umbrela',
    'refund luggage parking hotel ticket',
    'stationq mountainq templeq villageq gatewayq lanternq bridgesq teahouseq pavilionq',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n',
    'mountainstationtemplevillagegatewaylanternbridgesteahousepavilionmountainstation',
  ],
}

/** Returns documents made from the site's texts, with words of the same frequency. */
async function documentsIn(language: keyof typeof LENGTHS): Promise<SearchDocument[]> {
  const files: string[] = []
  for await (const file of glob(`${site.folder}/content/**/*.${language}.md`)) files.push(file)
  const texts = await Promise.all(files.toSorted().map((file) => readFile(file, 'utf8')))
  const all = texts.join(' ').replaceAll(/[#*_|>-]+|\s+/g, ' ')
  const { title, text } = LENGTHS[language]
  return Array.from({ length: DOCUMENTS }, (_, id) => {
    const from = (id * (title + text)) % (all.length - title - text)
    return {
      kind: 'news',
      href: `/${id}`,
      title: all.slice(from, from + title),
      text: all.slice(from + title, from + title + text),
      inLanguage: language,
    }
  })
}

function cpuMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Prints the size and build time of an index of 2,000 documents, and the time of each search. */
for (const language of ['zh', 'en'] as const) {
  const documents = await documentsIn(language)
  const plain = createIndex()
  plain.addAll(documents.map((document, id) => entryOf(id, document, foldBy(asIs))))
  const bytes = Buffer.byteLength(JSON.stringify(plain))
  const buildMs = cpuMs(() => searchOver(documents, asIs))
  const { find } = searchOver(documents, asIs)
  console.log(
    `${language}: index ${(bytes / 1e6).toFixed(2)} MB, built in ${buildMs.toFixed(0)} ms`,
  )
  for (const search of SEARCHES[language]) {
    const { found, areNear } = find(search, NOW)
    const ms = cpuMs(() => {
      for (let round = 0; round < ROUNDS; round += 1) find(search, NOW)
    })
    console.log(
      `  ${(ms / ROUNDS).toFixed(2)} ms  ${String(found.length).padStart(4)} ${areNear ? 'near ' : ''}${search}`,
    )
  }
}
