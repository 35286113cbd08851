import { anyOf, TOILETS } from '../../../shared/synonyms.ts'

/** A question with one right answer. The documents of the topic come first in its results. */
export type Topic = 'lost' | 'toilets' | 'running' | 'rain'

/** Things that visitors lose: whoever types only their name has mostly lost them. */
const POSSESSIONS =
  '雨伞, 伞, 手机, 钱包, 钱夹, 皮夹, 眼镜, 墨镜, 太阳镜, 老花镜, 钥匙, 车钥匙, 护照, 身份证, 证件, 耳机, 助听器, 相机, 照相机, 手表, 戒指, 项链, 耳环, 手链, 手镯, 首饰, 帽子, 围巾, 手套, 玩具, 娃娃, 公仔, 玩偶, 水杯, 保温杯, 平板, 电脑, 笔记本电脑, 手提包, 书包, 拐杖, ' +
  'umbrella, phone, cell phone, cellphone, mobile, mobile phone, smartphone, iphone, wallet, purse, glasse, sunglasse, spectacle, key, car key, passport, id card, headphone, earphone, earbud, airpod, hearing aid, camera, watch, ring, necklace, earring, bracelet, jewellery, jewelry, hat, cap, scarf, glove, toy, teddy, teddy bear, doll, water bottle, tablet, ipad, laptop, handbag, walking stick'
const POSSESSION = new RegExp(anyOf([POSSESSIONS]).source, 'g')
/** Words next to the name of a possession that say nothing of a use for it. */
const OWNERS =
  /我们?的?|孩子|小孩|儿童|宝宝|老人|的|了|一[把个部副只条]|[黑白红蓝灰]色|\b(?:my|our|a|an|the|pair of|some|child|kid|son|daughter|baby|s|black|white|red|blue|grey|gray)\b/g
const LOSING =
  /失物|招领|遗失|丢了|丢失|弄丢|丢东西|掉了|[落忘掉丢]在|忘了拿|忘拿|不见了|找不到|捡到|拾到|\b(?:lost|lose|losing|missing|mislaid|forgot|forgotten|dropped)\b|\b(?:left|found) (?:my|our|an?|the|some|something)\b/
/** A missing person needs the rescue, not the desk for lost property. */
const PEOPLE =
  /走[丢失散]|迷路|孩子|小孩|宝宝|老人|家人|朋友|人不见|\b(?:child|kid|son|daughter|baby|person|wife|husband|friend|mother|father|mum|mom|dad|way|we|i am|i m|get|got)\b/

const FACILITY =
  /索道|缆车|吊厢|船|巴士|大巴|班车|公交|观光车|摆渡车|接驳车|电梯|扶梯|小火车|滑道|步道|栈道|景区|景点|公园|山门|今[天日]开门|\b(?:cable ?cars?|gondolas?|cableway|ropeway|lifts?|chairlift|funicular|boats?|ferry|ferries|bus(?:es)?|shuttles?|train|trails?|park|rides?|it|you|anything open)\b/
const STATE =
  /[开停关](?:了|着|不开|不停|没|吗|门|放)|开不开|停没停|停运|停航|停开|运行|运营|运转|正常|恢复|\b(?:running|runs?|operating|working|opened|open|closed|shut|suspended|stopped|down)\b/
/** Timetables, prices and rules are other questions. */
const OTHER =
  /几点|时间|时刻|什么时候|雨|雪|风|多久|末班|首班|多少|票|价|退|如果|万一|怎么|哪|餐|吃|店|酒店|带|\b(?:when|what|rain|snow|wind|hours?|times?|timetable|first|last|price|cost|much|tickets?|refund|if|how|where|which|eat|food|restaurants?|cafes?|shops?|hotels?)\b/

const RAIN = /下[大小]?雨|雨天|阴雨|落雨|雨中|\b(?:rain|rains|raining|rainy|wet (?:day|weather))\b/
const NOT_A_PLAN = /雨[衣伞鞋靴]|关|停|退|\b(?:coats?|boots?|refund|clos\w+|wear)\b/

const TOILET = new RegExp(anyOf([TOILETS]).source, 'g')
const BESIDE_TOILET =
  /最近|附近|哪里?|在|有|的|吗|呢|请问|门口|入口|大门|一个|公共|\b(?:where|is|are|the|a|any|nearest|closest|near|nearby|by|at|to|gate|entrance|public|i|need|find|there|me)\b/g

/**
 * Returns the topic of a folded search, or undefined:
 * `topicOf('is the cable car running') // 'running'`.
 */
export function topicOf(search: string): Topic | undefined {
  if (isOnly(search, TOILET, BESIDE_TOILET)) return 'toilets'
  if (isAboutLoss(search)) return 'lost'
  if (RAIN.test(search) && !NOT_A_PLAN.test(search)) return 'rain'
  if (FACILITY.test(search) && STATE.test(search) && !OTHER.test(search)) return 'running'
  return undefined
}

function isAboutLoss(search: string): boolean {
  if (isOnly(search, POSSESSION, OWNERS)) return true
  if (!LOSING.test(search)) return false
  return search.search(POSSESSION) >= 0 || !PEOPLE.test(search)
}

/** Returns whether a search has words of `names`, and besides them only words of `others`. */
function isOnly(search: string, names: RegExp, others: RegExp): boolean {
  const rest = search.replaceAll(names, ' ')
  return rest !== search && rest.replaceAll(others, ' ').trim() === ''
}
