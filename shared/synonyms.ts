import { CALLING_CODE, COUNTRY, TRUNK } from '../contract/region.ts'
import { asCode } from '../contract/typed.ts'

/** Words that find every step-free place, even if its texts do not contain them. */
export const STEP_FREE =
  '无障碍, 无台阶, 没有台阶, 没台阶, 轮椅, 坡道, 婴儿车, step free, stepfree, no steps, no stairs, without steps, barrier free, accessible, accessibility, wheelchair, wheel chair, disabled, ramp, pushchair, stroller, pram'

export const TOILETS =
  '卫生间, 洗手间, 化妆室, 盥洗室, 厕所, 公厕, 公共厕所, 公共卫生间, 厕, 茅房, 茅厕, 尿急, 小便, 解手, 拉肚子, toilet, public toilet, restroom, rest room, bathroom, washroom, lavatory, loo, wc, ladies room, mens room, men s room, women s room, pee, toliet, tiolet'

export const PRICES =
  '门票, 票价, 票, 价格, 多少钱, 收费, 票务, ticket price, admission, entry fee, price, fare, how much'

/** Groups of words with the same meaning in a search. They have no hyphens. */
export const SYNONYMS: readonly string[] = [
  STEP_FREE,
  TOILETS,
  '索道, 缆车, 吊厢, cable car, cablecar, cableway, ropeway, gondola',
  '巴士, 大巴, 班车, 公交, 公交车, 公交站, 公车, 观光车, 摆渡车, 接驳车, bus, bus stop, shuttle, shuttle bus, coach',
  '停车场, 停车, 停车位, 车位, car park, carpark, park my car, where do i park, parking, parking lot, car parking',
  '餐饮, 餐厅, 餐馆, 饭店, 饭馆, 吃饭, 吃的, 吃东西, 用餐, 午饭, 午餐, 美食, 小吃, food, eat, eating, restaurant, dining, lunch, meal, canteen, cafe',
  '游客中心, 旅客中心, 服务中心, 问询, 问讯, 咨询, information, info, visitor centre, visitor center, information centre, information center, tourist centre, tourist center',
  '医务室, 医务, 医疗, 医生, 医院, 急救, first aid, medical, doctor, clinic, hospital',
  '求助, 求助电话, 报警, 救援, emergency, sos, rescue',
  '住宿, 酒店, 宾馆, 民宿, 客栈, 客舍, 旅馆, 旅店, 过夜, stay, hotel, inn, lodge, lodging, accommodation, guesthouse, guest house, hostel',
  '商店, 小店, 小卖部, 超市, 便利店, 便利商店, 购物, 买东西, 纪念品, shop, store, gift shop, souvenir shop, supermarket, shopping, kiosk',
  '码头, 渡口, 渡船, 渡轮, 轮渡, 船, 游船, 乘船, 坐船, pier, jetty, boat, boat trip, ferry',
  '直饮水, 饮水, 饮水机, 饮用水, 喝水, 打水, 热水, 开水, drinking water, hot water, tap water',
  '寄存, 寄物, 置物柜, 储物柜, 行李, 行李箱, 箱子, 大包, 行李寄存, 存包, suitcase, our bags, my bags, heavy bag, drop bags, bag drop, left luggage, luggage, baggage, locker',
  '母婴室, 母婴, 哺乳, 哺乳室, 集乳室, 哺集乳室, 育婴室, baby room, baby care, baby changing, nursing room',
  '步道, 登山道, 徒步, 爬山, 登山, 上山, trail, hiking trail, walking trail, footpath, hike, hiking, walk, walking',
  '观景台, 观景, viewpoint, view point, lookout',
  '售票, 售票处, 买票, 取票, ticket, ticket office',
  '充电, 充电宝, charging, charger, power bank',
  '失物招领, 失物, 招领, 丢了, 丢失, 遗失, 弄丢, lost property, lost and found, lost',
  PRICES,
  '退票, 退款, 退改, 可以退, 能退, 全额退, 退钱, 能退钱, 改签, 取消, 来不了, 去不了, 不去了, 买错, 买错票, refund, money back, cancel, cancell, cancellation, can t come, can t make it, wrong ticket',
  '预约, 预订, 订票, booking, book, reservation, reserve',
  '付款, 支付, 刷卡, 信用卡, 银行卡, 外卡, 现金, 取款机, 取现, 支付宝, 微信付, 微信支付, atm, alipay, wechat pay, payment, paying, pay, credit card, bank card, cash, visa, mastercard',
  '护照, passport',
  '发票, invoice',
  '开放时间, 营业时间, 几点开门, 几点关门, 几点, 时刻, 时刻表, 开门, 关门, 闭园时间, opening hours, opening times, opening time, hours, what time, timetable, schedule, open, opening, close, closing, closing time',
  '末班, 末班车, 最后一班, 首班, 首班车, last departure',
  '停运, 检修, 关闭, 闭园, 停业, closed, closure, suspended',
  '交通, 到达, 怎么去, 怎么走, 怎么来, 路线, how to get there, getting here, getting there, directions, transport',
  '儿童, 孩子, 小孩, 小朋友, 宝宝, 亲子, 带娃, child, children, kid, family',
  '老人, 老年, 老年人, 长者, 高龄, senior, elderly, older people',
  '学生, 学生证, student',
  '宠物, 狗, 带狗, 小狗, 狗狗, 遛狗, 泰迪, 金毛, 柯基, 猫, pet, dog, puppy, puppies, doggy',
  '天气, 气温, 气象, weather, temperature, forecast',
  '下雨, 雨天, 阴雨, rain, rainy, raining',
  '雨伞, 雨衣, umbrella, raincoat',
  '日出, 看日出, sunrise',
  '日落, 看日落, 夕阳, 晚霞, sunset',
  '云海, sea of clouds, cloud sea',
  '无线网络, 无线网, wifi, wi fi, internet',
  '无人机, 航拍, drone',
  '吸烟, 抽烟, 禁烟, 电子烟, smoking, smoke, cigarette, vape, vaping',
  '用火, 明火, 生火, 野炊, 烧烤, 火种, open fire, campfire, barbecue, bbq',
  '露营, 帐篷, 扎营, camping, camp, tent',
  '优惠, 优待, 免票, 半价, 折扣, 军人, 残疾人, discount, concession, reduced, free entry, half price, military, veteran',
  '拥挤, 人多, 人流, 客流, 排队, 限流, 限量, crowd, crowded, busy, queue',
  '多久, 多长时间, 时长, how long, duration',
  '借, 借用, 租借, 租赁, 出租, borrow, rent, rental, hire',
  '自驾, 开车, 驾车, drive, driving, by car',
  '拍照, 摄影, 拍摄, photo, photography, filming',
  '能带什么, 带什么, 要带, 不能带, 禁带, 禁止携带, 违禁品, 携带, 可以带, 自己带, 自带, 安检, 没收, 刀, 刀具, bring, our own, my own, own food, security, security check, confiscated, knife, knives, not allowed, prohibited, forbidden, banned, prohibited items',
  '走丢, 走失, 走散, 迷路, lost child, child is lost, gets lost, get lost, got lost',
  '打火机, 火柴, lighter, matches',
  '穿什么, 冷吗, 衣服, 冷, what to wear, wear, clothes, cold',
  '游泳, 下水, 下海, 戏水, swim, swimming, bathing',
  '讲解, 讲解员, 导游, guided tour, tour guide, audio guide',
  '潮汐, 潮水, 涨潮, 退潮, 落潮, 潮位, tide, low tide, high tide',
  '活动, event, activity, activities, what s on',
  '投诉, 建议, 意见, 反馈, complaint, complain, feedback, suggestion',
  '联系, 联系方式, 电话, 热线, 客服, contact, phone, telephone, phone number, hotline',
  '地图, 导览图, map',
]

/**
 * Returns a pattern, longest words first. English words and their plurals match only as whole
 * words, so that `dinner` does not match `inn`.
 */
export function anyOf(groups: readonly string[]): RegExp {
  const words = groups.flatMap((group) => group.split(', '))
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const latin = longestFirst.filter((word) => /[a-z]/.test(word))
  const chinese = longestFirst.filter((word) => !/[a-z]/.test(word))
  return new RegExp(`\\b(?:${latin.join('|')})(?:e?s)?\\b|${chinese.join('|')}`)
}

/**
 * Returns a text for comparison: lower case, narrow letters and digits, one space between words, no
 * punctuation. Numbers and times of day always get the same notation:
 * `folded('1,864 m, 6:30am') // '1864 m 0630'`.
 */
export function folded(text: string): string {
  return asCode(text)
    .toLowerCase()
    .replaceAll(/[\u0370-\u052f]/g, (letter) => LATIN_LIKE.get(letter) ?? letter)
    .replaceAll(/\b\d{1,3}(?:,\d{3})+\b/g, (number) => number.replaceAll(',', ''))
    .replaceAll(TIME_OF_DAY, timeOfDay)
    .replaceAll(FROM_ABROAD, (_, first: string) => ` ${isMobile(first) ? '' : TRUNK}${first}`)
    .replaceAll(/[^\p{L}\p{N}\p{M}\p{So}]+/gu, ' ')
    .trim()
}

const FROM_ABROAD = new RegExp(String.raw`\+${CALLING_CODE}[\s-]*([1-9])`, 'g')

/** Returns whether a first digit is that of a Chinese mobile number, which has no trunk prefix. */
function isMobile(first: string): boolean {
  return COUNTRY === 'CN' && first === '1'
}

/** Greek and Cyrillic letters that look like Latin letters. People copy or type them by mistake. */
const LATIN_LIKE: ReadonlyMap<string, string> = new Map(
  'аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj ԁd ӏl αa εe ιi κk νv οo ρp τt υu χx γy'
    .split(' ')
    .map(([like = '', latin = '']) => [like, latin]),
)

const TIME_OF_DAY = /\b\d{1,2}(?:[:.][0-5]\d)?\s*[ap]\.?m\b|\b\d{1,2}:[0-5]\d(?::[0-5]\d)?\b/g

/** Returns a time of day in 24-hour notation, after a space: `timeOfDay('6:30 am') // ' 0630'`. */
function timeOfDay(written: string): string {
  const [hours = '', minutes = '00'] = written.match(/\d+/g) ?? []
  const [half] = /[ap]/.exec(written) ?? []
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0)
  return ` ${String(hour).padStart(2, '0')}${minutes}`
}

/** Characters of scripts without spaces between words: Chinese, Japanese, Thai and others. */
export const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`

const ANY_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u')

/** Returns whether a text contains characters of a script without spaces, such as Chinese. */
export function isUnspaced(text: string): boolean {
  return ANY_UNSPACED.test(text)
}

/** Arabic vowel signs, hamza signs, and the stroke that lengthens a word. */
const ARABIC_MARKS = /[\u0640\u064b-\u065f\u0670]/g
const HEBREW_POINTS = /[\u0591-\u05bd\u05bf\u05c1-\u05c7]/g
const KATAKANA = /[\u30a1-\u30f6]/g
/** Letters and the other letters that people often write instead. */
const ALIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ى: 'ي',
  ة: 'ه',
}

/**
 * Returns a text without accents and marks, because few visitors type them, and with hiragana
 * instead of katakana. `café` becomes `cafe`, `Straße` becomes `Strasse`, `Yúnxiù` becomes
 * `yunxiu`.
 */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin}\p{Mn}*)\p{Mn}/gu, '')
    .replaceAll(ARABIC_MARKS, '')
    .replaceAll(HEBREW_POINTS, '')
    .normalize('NFC')
    .replaceAll(/[ßæœøىة]/g, (letter) => ALIKE[letter] ?? letter)
    .replaceAll(KATAKANA, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
}
