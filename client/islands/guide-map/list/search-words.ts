import { asCode } from '../../../../contract/typed.ts'
import type { Simplify } from './traditional.ts'

/** What a search looks at: the texts of a place, its name first, and whether it is reached without a step. */
interface Searched {
  texts: readonly string[]
  isStepFree?: boolean
}

/** One thing that is looked for: a word as it was typed, or any word of a group. */
interface Term {
  /** Where it begins in a text; -1 where it is not in it. */
  indexIn: (text: string) => number
  isStepFree: boolean
}

/** A place that is reached without a step is found by these, whatever its texts say. */
const STEP_FREE =
  '无障碍, 无台阶, 没有台阶, 没台阶, 轮椅, 坡道, 婴儿车, step free, stepfree, no steps, barrier free, accessible, accessibility, wheelchair, wheel chair, disabled, ramp, pushchair, stroller, pram'

/** Words that mean the same to someone who looks for a place, Chinese and English; without hyphens. */
const GROUPS: readonly string[] = [
  STEP_FREE,
  '卫生间, 洗手间, 化妆室, 盥洗室, 厕所, 公厕, 公共厕所, 公共卫生间, 厕, toilet, public toilet, restroom, rest room, bathroom, washroom, loo, wc',
  '索道, 缆车, 吊厢, cable car, cablecar, cableway, ropeway, gondola',
  '巴士, 大巴, 班车, 公交, 公交车, 公交站, 公车, 观光车, 摆渡车, 接驳车, bus, bus stop, shuttle, shuttle bus, coach',
  '停车场, 停车, 停车位, 车位, car park, carpark, parking, parking lot, car parking',
  '餐饮, 餐厅, 餐馆, 饭店, 饭馆, 吃饭, 吃的, 吃东西, 用餐, 午饭, 午餐, 美食, 小吃, food, eat, eating, restaurant, dining, lunch, meal, canteen, cafe',
  '游客中心, 旅客中心, 服务中心, 问询, 问讯, 咨询, information, info, visitor centre, visitor center, information centre, information center, tourist centre, tourist center',
  '医务室, 医务, 医疗, 医生, 医院, 急救, first aid, medical, doctor, clinic, hospital',
  '求助, 求助电话, 报警, 救援, emergency, sos, rescue',
  '住宿, 酒店, 宾馆, 民宿, 客栈, 客舍, 旅馆, 旅店, 过夜, stay, hotel, inn, lodge, lodging, accommodation, guesthouse, guest house, hostel',
  '商店, 小店, 小卖部, 超市, 便利店, 便利商店, 购物, 买东西, 纪念品, shop, store, gift shop, souvenir shop, supermarket, shopping, kiosk',
  '码头, 渡口, 渡船, 渡轮, 游船, 乘船, 坐船, pier, jetty, boat, boat trip, ferry',
  '直饮水, 饮水, 饮水机, 饮用水, 喝水, 打水, 热水, 开水, drinking water, hot water, tap water',
  '寄存, 寄物, 置物柜, 储物柜, 行李, 行李寄存, 存包, left luggage, luggage, baggage, locker',
  '母婴室, 母婴, 哺乳, 哺乳室, 集乳室, 哺集乳室, 育婴室, baby room, baby care, baby changing, nursing room',
  '步道, 登山道, 徒步, trail, hiking trail, walking trail, footpath, hike, hiking',
  '观景台, 观景, viewpoint, view point, lookout',
  '售票, 售票处, 买票, 取票, ticket, ticket office',
  '充电, 充电宝, charging, charger, power bank',
]

const TERMS: readonly (Term & { pattern: RegExp })[] = GROUPS.map((words) => {
  const pattern = anyOf([words])
  return { pattern, indexIn: (text) => text.search(pattern), isStepFree: words === STEP_FREE }
})

const ANY_WORD = anyOf(GROUPS)

/**
 * Returns a function that ranks places for a search, the lower the better: 0 if the name begins with what was typed, more if
 * the name or another text holds it, Infinity if the place is not found. A place must hold every word that was typed; instead of
 * a word of a group, any word of that group will do. Case, width, punctuation and what can't be seen don't matter, nor, with
 * `simplify`, whether characters are Traditional; an empty search finds everything.
 */
export function searchFor(
  search: string,
  simplify: Simplify = (text) => text,
): (place: Searched) => number {
  // The server, which may draw a thousand points and searches none of them, need not fold their texts.
  if (search.trim() === '') return () => 0
  const fold = (text: string): string => simplify(folded(text))
  const terms = termsOf(fold(search))
  return (place) => {
    const text = place.texts.map(fold).join('\n')
    return terms.reduce((sum, term) => sum + rankOf(term, text, place), 0)
  }
}

function rankOf(term: Term, text: string, { isStepFree = false }: Searched): number {
  const index = term.indexIn(text)
  if (index === 0) return 0
  if (index > 0) return text.slice(0, index).includes('\n') ? 2 : 1
  return isStepFree && term.isStepFree ? 2 : Infinity
}

/** Words of groups are also found inside text without spaces: 南门厕所. */
function termsOf(search: string): Term[] {
  const known = search.match(new RegExp(ANY_WORD, 'g')) ?? []
  const others = search.replaceAll(new RegExp(ANY_WORD, 'g'), ' ').split(/\s+/).filter(Boolean)
  return [
    ...TERMS.filter(({ pattern }) => known.some((word) => pattern.exec(word)?.[0] === word)),
    ...others.map((word) => ({ indexIn: (text: string) => text.indexOf(word), isStepFree: false })),
  ]
}

/** Finds the longest word of `groups`; English ones, and their plurals, as whole words only, or `dinner` would contain `inn`. */
function anyOf(groups: readonly string[]): RegExp {
  const words = groups.flatMap((group) => group.split(', '))
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const latin = longestFirst.filter((word) => /[a-z]/.test(word))
  const chinese = longestFirst.filter((word) => !/[a-z]/.test(word))
  return new RegExp(`\\b(?:${latin.join('|')})(?:e?s)?\\b|${chinese.join('|')}`)
}

/** Small narrow letters and figures, words a space apart: whatever else stands between them, quotes, commas, hyphens, is no part of them. */
function folded(text: string): string {
  return asCode(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}\p{So}]+/gu, ' ')
    .trim()
}
