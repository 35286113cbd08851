import { anyOf, PRICES, STEP_FREE, TOILETS } from '../../../shared/synonyms.ts'

/** A kind of question with one right answer. The documents of a topic come first in the results. */
export type Topic =
  | 'lost'
  | 'toilets'
  | 'hours'
  | 'prices'
  | 'running'
  | 'rain'
  | 'sun'
  | 'views'
  | 'step-free'
  | 'easy'
  | 'short'
  | `rooms-${number}`

/** A search for only such a name mostly means that the thing was lost. */
const POSSESSIONS =
  '雨伞, 伞, 手机, 钱包, 钱夹, 皮夹, 眼镜, 墨镜, 太阳镜, 老花镜, 钥匙, 车钥匙, 护照, 身份证, 证件, 耳机, 助听器, 相机, 照相机, 手表, 戒指, 项链, 耳环, 手链, 手镯, 首饰, 帽子, 围巾, 手套, 玩具, 娃娃, 公仔, 玩偶, 水杯, 保温杯, 平板, 电脑, 笔记本电脑, 手提包, 书包, 拐杖, ' +
  'umbrella, phone, cell phone, cellphone, mobile, mobile phone, smartphone, iphone, wallet, purse, glasse, sunglasse, spectacle, key, car key, passport, id card, headphone, earphone, earbud, airpod, hearing aid, camera, watch, ring, necklace, earring, bracelet, jewellery, jewelry, hat, cap, scarf, glove, toy, teddy, teddy bear, doll, water bottle, tablet, ipad, laptop, handbag, walking stick'
const POSSESSION = new RegExp(anyOf([POSSESSIONS]).source, 'g')
/** Words that may stand next to the name of a lost thing: `my`, `a`, colours. */
const OWNERS =
  /我们?的?|孩子|小孩|儿童|宝宝|老人|的|了|一[把个部副只条]|[黑白红蓝灰]色|\b(?:my|our|a|an|the|pair of|some|child|kid|son|daughter|baby|s|black|white|red|blue|grey|gray)\b/g
const LOSING =
  /失物|招领|遗失|丢了|丢失|弄丢|丢东西|掉了|[落忘掉丢]在|忘了拿|忘拿|不见了|找不到|捡到|拾到|\b(?:lost|lose|losing|missing|mislaid|forgot|forgotten|dropped)\b|\b(?:left|found) (?:my|our|his|her|their|an?|the|some|something)\b/
/** Words that mean a loss only together with the name of a thing. */
const LOSING_A_THING =
  /[落丢忘掉]|没了|找不着|捡|交[到给]|\b(?:(?:hand|turn)(?:ed)? in|gone|can t find|anyone (?:find|found|seen))\b/
/** Further things. Together with a word of `LOSING_A_THING`, their names mean a loss. */
const THING = new RegExp(
  anyOf([
    '羽绒服, 外套, 衣服, 冲锋衣, 鞋, 背包, 双肩包, 包包, 包, 行李, 充电宝, 卡, jacket, coat, sweater, jumper, hoodie, shoe, clothes, backpack, rucksack, bag, luggage, suitcase, power bank, charger, card, stuff, thing',
  ]),
)
/** A search for a missing person is replaced by this synonym. */
const MISSING = '走丢'
const MISSING_PERSON =
  /走[丢失散]|(?:孩子|小孩|宝宝|娃|老人|老公|老婆|爸|妈|朋友|同伴).{0,4}(?:不见|找不[到着]|丢)|找不[到着].{0,3}(?:孩子|小孩|宝宝|娃|老人|老公|老婆|爸|妈|朋友|同伴|人)|\b(?:can t|cannot|can not|couldn t) find (?:my |our |a |the )?(?:child|kid|son|daughter|baby|wife|husband|friend|mother|father|mum|mom|dad|group)\b/
/** Lost people are a matter for the rescue service, not for the lost property office. */
const PEOPLE =
  /走[丢失散]|迷路|孩子|小孩|宝宝|老人|家人|朋友|人不见|\b(?:child|kid|son|daughter|baby|person|wife|husband|friend|mother|father|mum|mom|dad|way|we|i am|i m|get|got)\b/

const FACILITY =
  /索道|缆车|吊厢|船|巴士|大巴|班车|公交|观光车|摆渡车|接驳车|电梯|扶梯|小火车|滑道|步道|栈道|景区|景点|公园|山门|今[天日]开门|\b(?:cab(?:le|el) ?cars?|gondolas?|cableway|ropeway|lifts?|chairlift|funicular|boats?|ferry|ferries|bus(?:es)?|shuttles?|train|trails?|park|rides?|it|you|anything open)\b/
const STATE =
  /[开停关](?:了|着|不开|不停|没|吗|门|放)|开不开|停没停|[有没]开|停运|停航|停开|运行|运营|运转|正常|恢复|在跑|能坐|\b(?:running|runs?|operating|working|opened|open|closed|shut|suspended|stopped|down|status|going(?: right)? now|still going)\b/
/** Weather with a word of `NOW` asks for the current state, otherwise for a rule. */
const WEATHER = /雨|雪|风|\b(?:rain|snow|wind)\b/
const NOW =
  /现在|今[天日儿]|这会|这么|目前|\b(?:now|today|currently|at the moment|has|have|because)\b/
/** Words of questions about timetables, prices or rules, not about the current state. */
const OTHER =
  /几点|时间|时刻|什么时候|多久|末班|首班|多少|票|价|退|如果|万一|怎么|哪|餐|吃|店|酒店|带|\b(?:when|what|hours?|times?|timetable|first|last|price|cost|much|tickets?|refund|if|how|where|which|eat|food|restaurants?|cafes?|shops?|hotels?)\b/

const RAIN =
  /下[大小]?雨|雨天|阴雨|落雨|雨中|\b(?:rain|rains|raining|rainy|pouring|drizzling|(?:wet|bad) (?:day|weather))\b/
const NOT_A_PLAN = /雨[衣伞鞋靴]|关|停|退|\b(?:coats?|boots?|refund|clos\w+|wear)\b/

const TOILET = new RegExp(anyOf([TOILETS]).source, 'g')
const BESIDE_TOILET =
  /最近|附近|哪[里儿]?|在|想|要|急|上|去|找|呀|啊|有|的|吗|呢|请问|门口|入口|大门|一个|公共|\b(?:wheres?|s|is|are|to|go|closest|the|a|any|nearest|closest|near|nearby|by|at|to|gate|entrance|public|i|need|find|there|me)\b/g

const OPENING =
  /(?:开放|开园|营业|闭园)时间|(?:几点|什么时候)(?:[开关]门|[开闭]园|[开关])|\b(?:open(?:ing)?|closing|visiting) (?:hours?|times?)\b|\b(?:what time|when) (?:do|does|are|is) (?:you|it|the park) (?:open|close)d?\b/g
const BESIDE_OPENING =
  /景区|公园|你们|今[天日]|明[天日]|是|的|呢|请问|\b(?:what|are|is|the|your|of|park|today|tomorrow|s)\b/g

const PRICE = new RegExp(
  anyOf([PRICES, '买票, 购票, 订票, ticket, buy a ticket, buy ticket']).source,
  'g',
)
const BESIDE_PRICE =
  /景区|公园|你们|怎么|今[天日]|明[天日]|是|的|要|呢|请问|\b(?:what|are|is|it|the|your|of|for|do|does|cost|park|today|tomorrow|s)\b/g

const SUN =
  /日出|日落|天[黑亮]|太阳.{0,3}[升落出下]|\b(?:sunrise|sunset|sun (?:rises?|sets?|goes down|go down|comes up|come up)|dawn|dusk|gets? (?:dark|light))\b/
const TIME =
  /几点|时间|时刻|什么时候|何时|今[天日]|明[天日]|\b(?:when|what time|times?|today|tomorrow)\b/
/** Words of questions about rides, places or tickets, not about sunrise and sunset. */
const NOT_THE_SUN =
  /开|关|车|船|票|班|集合|店|餐|\b(?:open\w*|clos\w+|cars?|bus|boat|ferry|tickets?|tours?|restaurants?|last|first)\b/

const PICTURES =
  /拍照|照相|摄影|拍摄|拍[大美]|机位|出片|打卡|取景|\b(?:photos?|photograph\w*|pictures?|pics?|selfies?|instagram\w*)\b/
const A_PLACE =
  /哪|地点|地方|位置|机位|观景|打卡|最佳|最好|好看|推荐|\b(?:wheres?|places?|spots?|locations?|viewpoints?|best)\b/
const BEST_VIEW =
  /哪.{0,4}(?:风景|景色|景致|看景)(?!区)|(?:风景|景色)(?:最|好)|\b(?:best|good|great|nice|beautiful) (?:views?|scenery)\b/
/** Words of questions about rules, prices, hours or rooms, not about places for pictures. */
const NOT_A_VIEW =
  /婚|证件|商业|直播|航拍|无人机|不能|不可以|禁|许可|申请|收费|费用|票|时间|什么时候|几点|洗|打印|买|房|酒店|民宿|\b(?:wedding|passport|id|commercial|drones?|not|allowed|forbidden|prohibited|permits?|permission|fees?|cost|time|when|buy|print\w*|rooms?|hotels?)\b/

const NO_STEPS = new RegExp(
  anyOf([
    `${STEP_FREE}, 台阶少, 少台阶, 不用爬, 不爬, 不想爬, 平路, 平坦, 平缓, flat, level, no climbing, without climbing, without stair, no step, avoid stair, avoid step`,
  ]),
)
const A_WALK =
  /步道|栈道|徒步|散步|路|线|走|\b(?:walk\w*|trails?|paths?|hik\w+|strolls?|routes?|promenade)\b/
/** Questions about the way to the area, prices, rentals or missing people. */
const NOT_A_WALK =
  /走丢|走[失散]|迷路|租|借|停车|高铁|车站|机场|怎么[来到]|票|多久|\b(?:rent\w*|hire|borrow|park|parking|station|airport|tickets?|toilets?|lost|how long)\b/
const EASY =
  /轻松|轻快|好走|容易|不[太怎么]*累|省力|休闲|腿脚|膝盖|老人|长辈|[爸妈]|父母|[爷奶]|孩子|小孩|小朋友|新手|\b(?:eas(?:y|iest|ier)|gentle|relax\w*|leisurely|beginners?|elderly|old people|seniors?|grand\w+|parents?|mum|mom|dad|kids?|child|children|toddlers?)\b/
const SHORT =
  /短|不长|半个?小时|[一1]个?(?:小时|钟头)|(?:30|三十)分钟|\b(?:short\w*|quick|half an hour|(?:an|one|1) hour|30 min\w*)\b/

/** Sights that are not always visible. The map has no filter for them. */
const SKY =
  /日出|日落|夕阳|晚霞|云海|夜景|星空|\b(?:sunrise|sunset|(?:sea of clouds?|cloud sea)|night view|stars)\b/
const SEEING =
  /(?<![好看])看(?!看)|观赏|欣赏|赏|\b(?:see|seeing|watch|watching|view|viewing|viewpoints?|spots?)\b/
/** Words that can stand next to the name of a sight. */
const BESIDE_SIGHT =
  /[上去]哪[里儿]?|看到?|观赏|欣赏|赏|观景|地点|地方|位置|机位|点|蹲|求?推荐|最[佳好]|好|的|\b(?:see|seeing|watch\w*|(?<!night )view(?:s|ing)?|viewpoints?|places?|spots?|locations?|best|good|great|nice|get|go)\b/g

/** For each topic, its names, and the words that may stand next to them. */
const NAMED: readonly { topic: Topic; names: RegExp; others: RegExp }[] = [
  { topic: 'toilets', names: TOILET, others: BESIDE_TOILET },
  { topic: 'hours', names: OPENING, others: BESIDE_OPENING },
  { topic: 'prices', names: PRICE, others: BESIDE_PRICE },
]

/** For each topic, the patterns that a question must match (`all`) and must not match (`none`). */
const ASKED: readonly { topic: Topic; all: readonly RegExp[]; none: RegExp }[] = [
  { topic: 'sun', all: [SUN, TIME], none: NOT_THE_SUN },
  { topic: 'step-free', all: [NO_STEPS, A_WALK], none: NOT_A_WALK },
  { topic: 'easy', all: [EASY, A_WALK], none: NOT_A_WALK },
  { topic: 'short', all: [SHORT, A_WALK], none: NOT_A_WALK },
  { topic: 'views', all: [PICTURES, A_PLACE], none: NOT_A_VIEW },
  { topic: 'views', all: [BEST_VIEW], none: NOT_A_VIEW },
  { topic: 'views', all: [SKY, A_PLACE], none: NOT_A_VIEW },
]

/** Numbers of guests that have their own topic. One guest fits into any room. */
export const GUESTS_IN_SEARCHES = [2, 3, 4, 5, 6, 7, 8]
const NUMBERS = ['一单', '二两双', '三', '四', '五', '六', '七', '八']
const NUMBER_WORDS =
  'one single, two double twin couple, three triple, four quad quadruple, five, six, seven, eight'
    .split(', ')
    .map((words) => words.split(' '))
const IN_WORDS = NUMBER_WORDS.flat().join('|')
/** Matches a number of guests: a number of people, or the name of a room type. */
const GUESTS = new RegExp(
  `([1-8${NUMBERS.join('')}])(?:个|位|名)?(?:大人|成人|人|口)|` +
    `\\b(?:for|of|sleeps?) (?:a )?([1-8]|${IN_WORDS})\\b(?! (?:and a half|days?|nights?|hours?|weeks?|minutes?))|` +
    `\\b([1-8]|${IN_WORDS}) (?:people|persons?|adults?|guests?|friends?|of us|bed(?:ded)?|rooms?)\\b`,
)
const A_ROOM =
  /房|人间|一间|住|睡|宿|酒店|宾馆|旅馆|客栈|\b(?:rooms?|hotels?|sleeps?|stay|lodge|lodging|accommodation|guest ?house|hostel)\b/

/** Words in Pinyin that visitors type, and the same words in characters. */
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
 * Returns a folded search in words that the site uses. Replaces common Pinyin by characters.
 * Replaces a question about a missing person by `MISSING`. `inOwnWords('cesuo') // '厕所'`
 */
export function inOwnWords(search: string): string {
  const written = search.replaceAll(IN_PINYIN, (word) => PINYIN[word] ?? word)
  return MISSING_PERSON.test(written) && written.search(POSSESSION) < 0 ? MISSING : written
}

/** `topicOf('is the cable car running') // 'running'` */
export function topicOf(search: string): Topic | undefined {
  const only = NAMED.find(({ names, others }) => isOnly(search, names, others))
  if (only) return only.topic
  if (isAboutLoss(search)) return 'lost'
  if (RAIN.test(search) && !NOT_A_PLAN.test(search)) return 'rain'
  if (isAboutState(search)) return 'running'
  const question = ASKED.find(
    ({ all, none }) => all.every((words) => words.test(search)) && !none.test(search),
  )
  if (question) return question.topic
  const guests = A_ROOM.test(search) ? guestsIn(search) : undefined
  return guests === undefined ? undefined : `rooms-${guests}`
}

/** Returns the wanted sight: `sightIn('where to see cranes') // 'cranes'`. */
export function sightIn(search: string): string | undefined {
  const isSky = SKY.test(search)
  const topic = topicOf(search)
  const isAboutSight =
    topic === undefined
      ? (isSky || SEEING.test(search)) && A_PLACE.test(search) && !NOT_A_VIEW.test(search)
      : topic === 'views' && isSky
  const rest = isAboutSight ? search.replaceAll(BESIDE_SIGHT, ' ').trim() : ''
  return rest === '' ? undefined : rest
}

function isAboutState(search: string): boolean {
  const isRule = WEATHER.test(search) && !NOW.test(search)
  return FACILITY.test(search) && STATE.test(search) && !isRule && !OTHER.test(search)
}

/** `guestsIn('room for three') // 3` */
function guestsIn(search: string): number | undefined {
  const [, ...numbers] = GUESTS.exec(search) ?? []
  const written = numbers.find((each) => each !== undefined)
  if (written === undefined) return undefined
  if (/\d/.test(written)) return Number(written)
  const inChinese = NUMBERS.findIndex((each) => each.includes(written))
  return (inChinese >= 0 ? inChinese : NUMBER_WORDS.findIndex((each) => each.includes(written))) + 1
}

function isAboutLoss(search: string): boolean {
  if (isOnly(search, POSSESSION, OWNERS)) return true
  const hasPossession = search.search(POSSESSION) >= 0
  if (LOSING.test(search) && (hasPossession || !PEOPLE.test(search))) return true
  return LOSING_A_THING.test(search) && (hasPossession || THING.test(search))
}

/** Returns whether a search contains words of `names`, and besides them only words of `others`. */
function isOnly(search: string, names: RegExp, others: RegExp): boolean {
  const rest = search.replaceAll(names, ' ')
  return rest !== search && rest.replaceAll(others, ' ').trim() === ''
}
