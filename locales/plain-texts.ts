import { defineMessages } from '@formatjs/intl'

// Texts for code that has no formatter. The build looks them up by id and puts them into a module
// of each bundle (`tools/site/site-modules.ts`). The code itself replaces the placeholders.

/** The texts of the pages that the service worker makes. */
export const offlineTexts = defineMessages({
  cachedAt: {
    id: 'offline.cachedAt',
    defaultMessage: '现在连不上网站。这一页是 {time} 时的，内容可能已经变了。',
    description: 'Above a saved page without a network; time is a date with a time',
  },
  title: { id: 'offline.title', defaultMessage: '没有网络' },
  lead: { id: 'offline.lead', defaultMessage: '这一页要连上网络才能看。' },
  again: { id: 'offline.again', defaultMessage: '再试一次' },
  search: { id: 'offline.search', defaultMessage: '搜索全站（要连上网络）' },
  offline: { id: 'offline.offline', defaultMessage: '留着路上看的' },
  saved: { id: 'offline.kept', defaultMessage: '打开过的页面，现在也能看' },
})

/** The texts that the reference backend sends to visitors. */
export const backendTexts = defineMessages({
  badRequest: { id: 'backend.badRequest', defaultMessage: '请求参数有误' },
  captchaRefused: {
    id: 'backend.captchaRefused',
    defaultMessage: '验证码不正确或已过期，请重新计算',
  },
  fieldsRefused: { id: 'backend.fieldsRefused', defaultMessage: '请检查填写的内容' },
  keyReused: {
    id: 'backend.keyReused',
    defaultMessage:
      '前一份内容已经收到，受理编号 {receipt}。现在这一份与它不同：要另外受理，请再算一次、再提交一次',
    description: 'The reference backend: another complaint came with the key of an earlier one',
  },
  notFound: { id: 'backend.notFound', defaultMessage: '内容不存在' },
  ownWords: { id: 'backend.ownWords', defaultMessage: '今日提示' },
  tooLarge: { id: 'backend.tooLarge', defaultMessage: '提交的内容过长' },
})

/** The prepared reasons for reports of the staff, in the words that visitors read. */
export const reasonTexts = defineMessages({
  wind: { id: 'reason.wind', defaultMessage: '大风' },
  lightning: { id: 'reason.lightning', defaultMessage: '雷电' },
  fog: { id: 'reason.fog', defaultMessage: '大雾' },
  rain: { id: 'reason.rain', defaultMessage: '大雨' },
  ice: { id: 'reason.ice', defaultMessage: '结冰' },
  maintenance: { id: 'reason.maintenance', defaultMessage: '检修' },
  power: { id: 'reason.power', defaultMessage: '停电' },
  crowding: { id: 'reason.crowding', defaultMessage: '客流较大' },
})

/** The official weather warnings that staff can report, in the words that visitors read. */
export const warningTexts = defineMessages({
  wind: { id: 'warning.wind', defaultMessage: '大风' },
  rain: { id: 'warning.rain', defaultMessage: '暴雨' },
  lightning: { id: 'warning.lightning', defaultMessage: '雷电' },
  fog: { id: 'warning.fog', defaultMessage: '大雾' },
  heat: { id: 'warning.heat', defaultMessage: '高温' },
  cold: { id: 'warning.cold', defaultMessage: '寒潮' },
  snow: { id: 'warning.snow', defaultMessage: '暴雪' },
  ice: { id: 'warning.ice', defaultMessage: '道路结冰' },
  typhoon: { id: 'warning.typhoon', defaultMessage: '台风' },
})

/** Labels of the screenshots that a browser shows when it offers to install the site. */
export const screenshotTexts = defineMessages({
  narrow: {
    id: 'screenshot.narrow',
    defaultMessage: '{name}首页，手机上',
    description: 'Describes a picture of the home page on a phone; name is that of the site',
  },
  wide: {
    id: 'screenshot.wide',
    defaultMessage: '{name}首页，电脑上',
    description: 'Describes a picture of the home page on a computer; name is that of the site',
  },
})

/** Default texts for settings of the site, and texts for code that has no formatter. */
export const siteTexts = defineMessages({
  entrance: { id: 'site.entrance', defaultMessage: '入口' },
  table: { id: 'article.table', defaultMessage: '表格' },
})
