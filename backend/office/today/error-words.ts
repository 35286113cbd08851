import { defineMessages, type IntlShape } from 'react-intl'

/** Returns the text for a mistake in a report, such as `until: is over`. */
export function errorWords(intl: IntlShape, error: string): string {
  const [field = ''] = /^[a-zA-Z]+/.exec(error) ?? []
  const message = Object.entries(errors).find(([name]) => name === field)?.[1] ?? errors.other
  return intl.formatMessage(message)
}

const errors = defineMessages({
  state: { id: 'office.today.error.state', defaultMessage: '请选择现在的状态。' },
  from: {
    id: 'office.today.error.from',
    defaultMessage: '开始时间要在 31 天之内。有票时不能填“从几点起”。',
  },
  until: {
    id: 'office.today.error.until',
    defaultMessage: '结束时间要晚于现在，也晚于开始时间，并且在 31 天之内。',
  },
  note: { id: 'office.today.error.note', defaultMessage: '每种文字的说明最多 60 个字。' },
  place: {
    id: 'office.today.error.place',
    defaultMessage: '每种文字的地点最多 60 个字。照片的地点，前两种文字都要填。',
  },
  status: { id: 'office.today.error.status', defaultMessage: '请选择还有没有票。' },
  vacancies: {
    id: 'office.today.error.vacancies',
    defaultMessage: '余票是大于 0 的整数。没有票请选“售完”。',
  },
  opens: { id: 'office.today.error.opens', defaultMessage: '请填写开门时间，如 08:30。' },
  closes: {
    id: 'office.today.error.closes',
    defaultMessage: '请填写关门时间，如 17:30，不能和开门时间相同。',
  },
  lastEntry: {
    id: 'office.today.error.lastEntry',
    defaultMessage: '停止入园的时间要在开门和关门之间。',
  },
  picture: {
    id: 'office.today.error.picture',
    defaultMessage: '请填写照片的地址：以 / 开头，或以 https:// 开头、在网站允许的图片主机上。',
  },
  at: { id: 'office.today.error.at', defaultMessage: '拍摄时间要是已经过去的时间。' },
  ownWords: {
    id: 'office.today.error.ownWords',
    defaultMessage: '请至少写一种文字，每种最多 200 个字。',
  },
  waitMinutes: {
    id: 'office.today.error.waitMinutes',
    defaultMessage: '排队时间是 0 到 600 的整数，只在运行时填写。',
  },
  weather: { id: 'office.today.error.weather', defaultMessage: '请选择天气。' },
  low: { id: 'office.today.error.low', defaultMessage: '气温是 -90 到 60 的数字。' },
  high: { id: 'office.today.error.high', defaultMessage: '气温是 -90 到 60 的数字。' },
  wind: { id: 'office.today.error.wind', defaultMessage: '风力是 0 到 17 的整数。' },
  visitors: { id: 'office.today.error.visitors', defaultMessage: '人数是整数。' },
  capacity: {
    id: 'office.today.error.capacity',
    defaultMessage: '请填写最大承载量：大于 0 的整数。',
  },
  spaces: { id: 'office.today.error.spaces', defaultMessage: '余位是整数，不能多于总车位。' },
  colour: { id: 'office.today.error.colour', defaultMessage: '请选择预警级别。' },
  text: {
    id: 'office.today.error.text',
    defaultMessage: '说明要么不写，要么前两种文字都写，每种最多 200 个字。',
  },
  other: {
    id: 'office.today.error.other',
    defaultMessage: '有一项填写得不对，没有发布。请检查后再试。',
  },
})
