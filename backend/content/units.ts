const SIGN = '°C|℃|%|×'

const ENGLISH_UNIT = [
  'm|km|cm|mm|m²|m³|km/h|g|kg|ml|l|h|min|metres|kilometres|kilos|tonnes|hectares|degrees|million',
  '(?:second|minute|hour|day|night|week|month|year|step|seat|time)s?',
  'people|visitors|households|families|species',
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?',
  'Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?',
].join('|')

const CHINESE_UNIT = [
  '平方|立方|公[里斤分升顷]|[厘毫]米|毫升|千克|小时|周岁',
  '[米克吨亩元万度秒分时点日天晚周月年岁人名位家户个只件条座处间级步号路站部辆艘台张块片段根棵株朵]',
  '[种道层卷页字封笔次班场套袋瓶罐盏尊室席桌口]',
].join('|')

/** A number, but no time of day (08:20 太阳…), and the unit or counter after it: the space between them. */
const GAP = new RegExp(
  `(?<=\\d)(?<!\\d:\\d\\d) (?=(?:${ENGLISH_UNIT})(?![\\p{L}\\d²³/-])|${SIGN}|${CHINESE_UNIT})`,
  'gu',
)

/** The space in 0600-555 0168; lines don't break at the hyphen. */
const TELEPHONE_GAP = /(?<=\b\d{3,4}-\d{3}) (?=\d{4}\b)/g

/** A text that is only a telephone number, to be dialled. */
const TELEPHONE = /^[\d\s()+/-]+$/

/** 人均 ¥36, From ¥420: a price stays with the word before it. */
const PRICE_GAP = /(?<=\p{L}) (?=¥\d)/gu

/** Within 09:00–16:00 or 6–17: a line may end after a dash, unless a word joiner follows. */
const RANGE_DASH = /(?<=\d)–(?=\d)/g

/**
 * A text whose lines don't break between a number and its unit, such as 250 g or 3 月, before a price, within a range or
 * within a telephone number.
 */
export function keepUnits(text: string): string {
  if (TELEPHONE.test(text)) return text
  return text
    .replaceAll(GAP, '\u00a0')
    .replaceAll(TELEPHONE_GAP, '\u00a0')
    .replaceAll(PRICE_GAP, '\u00a0')
    .replaceAll(RANGE_DASH, '–\u2060')
}
