import { defineMessages } from 'react-intl'

/** The titles of the pages that others lead to: in their own head, in breadcrumbs, in links. */
export const titles = defineMessages({
  mall: {
    id: 'title.mall',
    defaultMessage: '订票与商城',
    description: 'Title of the mall overview',
  },
  hotels: {
    id: 'title.hotels',
    defaultMessage: '住宿',
    description: 'Title of the list of hotels',
  },
  tickets: {
    id: 'title.tickets',
    defaultMessage: '门票',
    description: 'Title of the tickets page',
  },
  products: {
    id: 'title.products',
    defaultMessage: '本地好物',
    description: 'Title of the list of local products',
  },
  restaurants: {
    id: 'title.restaurants',
    defaultMessage: '餐饮',
    description: 'Title of the list of restaurants',
  },
  introduction: {
    id: 'title.introduction',
    defaultMessage: '景区概览',
    description: 'Title of the introduction to the scenic area',
  },
  publicity: {
    id: 'title.publicity',
    defaultMessage: '人文风光',
    description: 'Title of the list of places worth knowing',
  },
  news: { id: 'title.news', defaultMessage: '新闻', description: 'Title of the list of news' },
  questions: {
    id: 'title.questions',
    defaultMessage: '常见问题',
    description: 'Title of the questions and answers',
  },
  traffic: {
    id: 'title.traffic',
    defaultMessage: '交通到达',
    description: 'Title of the page on how to arrive',
  },
  conditions: {
    id: 'title.conditions',
    defaultMessage: '今日情况',
    description: 'Title of the page on how things stand today: opening, facilities, weather',
  },
  complaint: {
    id: 'title.complaint',
    defaultMessage: '投诉建议',
    description: 'Title of the complaint form',
  },
  search: {
    id: 'title.search',
    defaultMessage: '搜索',
    description: 'Title of the search over the site, and link to it',
  },
  accessibility: {
    id: 'title.accessibility',
    defaultMessage: '无障碍声明',
    description: 'Title of the accessibility statement',
  },
  strategies: {
    id: 'title.strategies',
    defaultMessage: '游玩攻略',
    description: 'Title of the list of visit guides',
  },
  guide: { id: 'title.guide', defaultMessage: '导览地图', description: 'Title of the guide map' },
  contact: {
    id: 'title.contact',
    defaultMessage: '联系我们',
    description: 'Title of the contact page',
  },
  activities: {
    id: 'title.activities',
    defaultMessage: '活动',
    description: 'Title of the list of activities',
  },
  announcements: {
    id: 'title.announcements',
    defaultMessage: '公告',
    description: 'Title of the list of announcements',
  },
  culture: {
    id: 'title.culture',
    defaultMessage: '企业文化',
    description: 'Title of the list of corporate-culture articles',
  },
})
