import { anyOf, TOILETS } from '../../../shared/synonyms.ts'

/** A question with one right answer. The documents of the topic come first in its results. */
export type Topic = 'lost' | 'toilets' | 'running' | 'rain'

/** Things that visitors lose. A search for such a name alone mostly means that it was lost. */
const POSSESSIONS =
  '雨伞, 伞, 手机, 钱包, 钱夹, 皮夹, 眼镜, 墨镜, 太阳镜, 老花镜, 钥匙, 车钥匙, 护照, 身份证, 证件, 耳机, 助听器, 相机, 照相机, 手表, 戒指, 项链, 耳环, 手链, 手镯, 首饰, 帽子, 围巾, 手套, 玩具, 娃娃, 公仔, 玩偶, 水杯, 保温杯, 平板, 电脑, 笔记本电脑, 手提包, 书包, 拐杖, ' +
  'umbrella, phone, cell phone, cellphone, mobile, mobile phone, smartphone, iphone, wallet, purse, glasse, sunglasse, spectacle, key, car key, passport, id card, headphone, earphone, earbud, airpod, hearing aid, camera, watch, ring, necklace, earring, bracelet, jewellery, jewelry, hat, cap, scarf, glove, toy, teddy, teddy bear, doll, water bottle, tablet, ipad, laptop, handbag, walking stick'
const POSSESSION = new RegExp(anyOf([POSSESSIONS]).source, 'g')
/**
 * Words that may stand next to the name of a lost thing without changing the meaning: `my`, `a`,
 * colours.
 */
const OWNERS =
  /我们?的?|孩子|小孩|儿童|宝宝|老人|的|了|一[把个部副只条]|[黑白红蓝灰]色|\b(?:my|our|a|an|the|pair of|some|child|kid|son|daughter|baby|s|black|white|red|blue|grey|gray)\b/g
const LOSING =
  /失物|招领|遗失|丢了|丢失|弄丢|丢东西|掉了|[落忘掉丢]在|忘了拿|忘拿|不见了|找不到|捡到|拾到|\b(?:lost|lose|losing|missing|mislaid|forgot|forgotten|dropped)\b|\b(?:left|found) (?:my|our|his|her|their|an?|the|some|something)\b/
/** Words that mean a loss only together with the name of a thing. */
const LOSING_A_THING =
  /[落丢忘掉]|没了|找不着|捡|交[到给]|\b(?:(?:hand|turn)(?:ed)? in|gone|can t find|anyone (?:find|found|seen))\b/
/** Things that count as lost only together with one of these words. */
const THING = new RegExp(
  anyOf([
    '羽绒服, 外套, 衣服, 冲锋衣, 鞋, 背包, 双肩包, 包包, 包, 行李, 充电宝, 卡, jacket, coat, sweater, jumper, hoodie, shoe, clothes, backpack, rucksack, bag, luggage, suitcase, power bank, charger, card, stuff, thing',
  ]),
)
/** The synonym that replaces a search for a missing person. */
const MISSING = '走丢'
/** Searches for a missing person. */
const MISSING_PERSON =
  /走[丢失散]|(?:孩子|小孩|宝宝|娃|老人|老公|老婆|爸|妈|朋友|同伴).{0,4}(?:不见|找不[到着]|丢)|找不[到着].{0,3}(?:孩子|小孩|宝宝|娃|老人|老公|老婆|爸|妈|朋友|同伴|人)|\b(?:can t|cannot|can not|couldn t) find (?:my |our |a |the )?(?:child|kid|son|daughter|baby|wife|husband|friend|mother|father|mum|mom|dad|group)\b/
/**
 * Searches about people. A missing person is a matter for the rescue service, not for lost
 * property.
 */
const PEOPLE =
  /走[丢失散]|迷路|孩子|小孩|宝宝|老人|家人|朋友|人不见|\b(?:child|kid|son|daughter|baby|person|wife|husband|friend|mother|father|mum|mom|dad|way|we|i am|i m|get|got)\b/

const FACILITY =
  /索道|缆车|吊厢|船|巴士|大巴|班车|公交|观光车|摆渡车|接驳车|电梯|扶梯|小火车|滑道|步道|栈道|景区|景点|公园|山门|今[天日]开门|\b(?:cab(?:le|el) ?cars?|gondolas?|cableway|ropeway|lifts?|chairlift|funicular|boats?|ferry|ferries|bus(?:es)?|shuttles?|train|trails?|park|rides?|it|you|anything open)\b/
const STATE =
  /[开停关](?:了|着|不开|不停|没|吗|门|放)|开不开|停没停|[有没]开|停运|停航|停开|运行|运营|运转|正常|恢复|在跑|能坐|\b(?:running|runs?|operating|working|opened|open|closed|shut|suspended|stopped|down|status|going(?: right)? now|still going)\b/
/**
 * Questions about the weather. Only with a word of `NOW` they ask for the current state; otherwise
 * they ask for a rule.
 */
const WEATHER = /雨|雪|风|\b(?:rain|snow|wind)\b/
const NOW =
  /现在|今[天日儿]|这会|这么|目前|\b(?:now|today|currently|at the moment|has|have|because)\b/
/** Words of other questions: about timetables, prices and rules. */
const OTHER =
  /几点|时间|时刻|什么时候|多久|末班|首班|多少|票|价|退|如果|万一|怎么|哪|餐|吃|店|酒店|带|\b(?:when|what|hours?|times?|timetable|first|last|price|cost|much|tickets?|refund|if|how|where|which|eat|food|restaurants?|cafes?|shops?|hotels?)\b/

const RAIN =
  /下[大小]?雨|雨天|阴雨|落雨|雨中|\b(?:rain|rains|raining|rainy|pouring|drizzling|(?:wet|bad) (?:day|weather))\b/
const NOT_A_PLAN = /雨[衣伞鞋靴]|关|停|退|\b(?:coats?|boots?|refund|clos\w+|wear)\b/

const TOILET = new RegExp(anyOf([TOILETS]).source, 'g')
const BESIDE_TOILET =
  /最近|附近|哪[里儿]?|在|想|要|急|上|去|找|呀|啊|有|的|吗|呢|请问|门口|入口|大门|一个|公共|\b(?:wheres?|s|is|are|to|go|closest|the|a|any|nearest|closest|near|nearby|by|at|to|gate|entrance|public|i|need|find|there|me)\b/g

/** Words of visitors' questions in Pinyin. */
const PINYIN: Readonly<Record<string, string>> = {
  cesuo: '厕所',
  xishoujian: '洗手间',
  weishengjian: '卫生间',
  suodao: '索道',
  lanche: '缆车',
  'kai ma': '开吗',
  'kai le ma': '开了吗',
  'ting le ma': '停了吗',
  yusan: '雨伞',
  shouji: '手机',
  qianbao: '钱包',
  yaoshi: '钥匙',
  yanjing: '眼镜',
  shenfenzheng: '身份证',
  'diu le': '丢了',
  xiayu: '下雨',
  yutian: '雨天',
  tuipiao: '退票',
  menpiao: '门票',
  tingche: '停车',
  xingli: '行李',
  lunyi: '轮椅',
  chongwu: '宠物',
  daigou: '带狗',
  wurenji: '无人机',
  canting: '餐厅',
  chifan: '吃饭',
  jiudian: '酒店',
}
const IN_PINYIN = new RegExp(`\\b(?:${Object.keys(PINYIN).join('|')})\\b`, 'g')

/**
 * Returns a folded search in the words of the site. Common Pinyin becomes characters. A question
 * about a missing person is reduced to that subject. `inOwnWords('cesuo') // '厕所'`
 */
export function inOwnWords(search: string): string {
  const written = search.replaceAll(IN_PINYIN, (word) => PINYIN[word] ?? word)
  return MISSING_PERSON.test(written) && written.search(POSSESSION) < 0 ? MISSING : written
}

/**
 * Returns the topic of a folded search; undefined if it has none.
 * `topicOf('is the cable car running') // 'running'`
 */
export function topicOf(search: string): Topic | undefined {
  if (isOnly(search, TOILET, BESIDE_TOILET)) return 'toilets'
  if (isAboutLoss(search)) return 'lost'
  if (RAIN.test(search) && !NOT_A_PLAN.test(search)) return 'rain'
  const isRule = WEATHER.test(search) && !NOW.test(search)
  const isOfState = FACILITY.test(search) && STATE.test(search)
  return isOfState && !isRule && !OTHER.test(search) ? 'running' : undefined
}

function isAboutLoss(search: string): boolean {
  if (isOnly(search, POSSESSION, OWNERS)) return true
  const hasPossession = search.search(POSSESSION) >= 0
  if (LOSING.test(search) && (hasPossession || !PEOPLE.test(search))) return true
  return LOSING_A_THING.test(search) && (hasPossession || THING.test(search))
}

/** Returns whether a search has words of `names` and otherwise only words of `others`. */
function isOnly(search: string, names: RegExp, others: RegExp): boolean {
  const rest = search.replaceAll(names, ' ')
  return rest !== search && rest.replaceAll(others, ' ').trim() === ''
}
