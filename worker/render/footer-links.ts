import { defineMessages } from 'react-intl'

/** What the links say: where they lead. */
const titles = defineMessages({
  conditions: {
    id: 'footer.conditions',
    defaultMessage: '今日开放情况',
    description: 'Link in the footer to what is open and running today',
  },
  traffic: {
    id: 'footer.traffic',
    defaultMessage: '怎么来',
    description: 'Link in the footer to the ways to get there',
  },
  guide: {
    id: 'footer.guide',
    defaultMessage: '导览地图',
    description: 'Link in the footer to the guide map',
  },
  strategies: {
    id: 'footer.strategies',
    defaultMessage: '游玩攻略',
    description: 'Link in the footer to the visit guides',
  },
  announcements: {
    id: 'footer.announcements',
    defaultMessage: '公告',
    description: 'Link in the footer to the announcements',
  },
  activities: {
    id: 'footer.activities',
    defaultMessage: '近期活动',
    description: 'Link in the footer to the activities',
  },
  tickets: {
    id: 'footer.tickets',
    defaultMessage: '门票与价格',
    description: 'Link in the footer to the tickets',
  },
  hotels: {
    id: 'footer.hotels',
    defaultMessage: '住宿',
    description: 'Link in the footer to the hotels',
  },
  restaurants: {
    id: 'footer.restaurants',
    defaultMessage: '餐饮',
    description: 'Link in the footer to the restaurants',
  },
  products: {
    id: 'footer.products',
    defaultMessage: '本地好物',
    description: 'Link in the footer to the local products',
  },
  lost: {
    id: 'footer.lost',
    defaultMessage: '失物招领',
    description: 'Link in the footer to what to do about a lost thing',
  },
  questions: {
    id: 'footer.questions',
    defaultMessage: '常见问题',
    description: 'Link in the footer to the questions and answers',
  },
  complaint: {
    id: 'footer.complaint',
    defaultMessage: '投诉建议',
    description: 'Link in the footer to the complaint form',
  },
  contact: {
    id: 'footer.contact',
    defaultMessage: '联系我们',
    description: 'Link in the footer to the telephone numbers',
  },
  accessibility: {
    id: 'footer.accessibility',
    defaultMessage: '无障碍声明',
    description: 'Link in the footer to the accessibility statement',
  },
})

/** What is above each group. */
export const groupTitles = defineMessages({
  before: {
    id: 'footer.before',
    defaultMessage: '行前',
    description: 'Over the pages that one reads before a visit, in the footer',
  },
  booking: {
    id: 'footer.booking',
    defaultMessage: '预订',
    description: 'Over the pages where one books or buys, in the footer',
  },
  help: {
    id: 'footer.help',
    defaultMessage: '帮助',
    description: 'Over the pages that help in the footer',
  },
})

/** The pages that the footer links to, by what people look for; an anchor leads to the part of one. */
export const footerGroups = [
  {
    id: 'before',
    links: [
      { route: 'conditions', title: titles.conditions },
      { route: 'traffic', title: titles.traffic },
      { route: 'guide', title: titles.guide },
      { route: 'strategies/list', title: titles.strategies },
      { route: 'announcements/list', title: titles.announcements },
      { route: 'activities/list', title: titles.activities },
    ],
  },
  {
    id: 'booking',
    links: [
      { route: 'tickets', title: titles.tickets },
      { route: 'hotels/list', title: titles.hotels },
      { route: 'restaurants/list', title: titles.restaurants },
      { route: 'products/list', title: titles.products },
    ],
  },
  {
    id: 'help',
    links: [
      { route: 'questions', title: titles.questions },
      { route: 'contact', anchor: 'lost', title: titles.lost },
      { route: 'complaint', title: titles.complaint },
      { route: 'contact', title: titles.contact },
      { route: 'accessibility', title: titles.accessibility },
    ],
  },
] as const
