export type Language = 'zh' | 'en'

/** Returns the language for the first part of a path; undefined if it is not a language. */
export function languageOf(prefix: string | undefined): Language | undefined {
  if (prefix === undefined || prefix === '') return 'zh'
  return prefix === 'en' ? 'en' : undefined
}

export const TAGS: Record<Language, string> = { zh: 'zh-CN', en: 'en' }

/** Returns a path in a language: `href('en', '/mall/ticket') // '/en/mall/ticket'`. */
export function href(language: Language, path: string): string {
  if (language === 'zh') return path
  return path === '/' ? '/en' : `/en${path}`
}

const zh = {
  other: 'English',
  skip: '跳到正文',
  groups: '主导航',
  allPages: '全部页面',
  menu: '菜单',
  close: '收起',
  search: '搜索全站',
  largeText: '长者模式',
  hotline: '游客热线',
  hours: '开放时间',
  lastEntry: '停止入园',
  top: '回到页首 ↑',
  here: '所在位置',
  announcements: '公告',
  lead: '开放时间、交通、步道、票务与安全：景区发布的全部公告。',
  filter: '按类别筛选',
  all: '全部',
  now: '正在生效',
  ahead: '即将生效',
  open: '其他公告',
  over: '已过去',
  ended: '已结束',
  pages: '分页',
  next: '下一页',
  subscribe: '订阅',
  days: '涉及日期',
  share: '分享',
  copy: '复制链接',
  print: '打印',
  neighbours: '前后篇',
  previousOne: '上一篇',
  nextOne: '下一篇',
  official: '官方网站：门票、住宿与导览',
  about: '官方网站：今日开放时间，门票、住宿、餐饮，导览地图，交通到达，公告与活动。',
  buy: '购票',
  map: '导览地图',
  gettingHere: '交通到达',
  today: '今日',
  adult: '成人门票',
  latest: '山中近事',
  allAnnouncements: '全部公告',
  plans: '今天怎么走',
  minutes: '分钟',
  seeAll: '查看全部',
  coming: '时令',
  allActivities: '全部活动',
  guide: '循径',
  guideText: '一处处地点与步道都在图上：几点开放，有没有台阶，离大门多远，走多久、爬多高。',
  openMap: '打开导览地图',
}

const en: typeof zh = {
  other: '中文',
  skip: 'Skip to main content',
  groups: 'Main navigation',
  allPages: 'All pages',
  menu: 'Menu',
  close: 'Close',
  search: 'Search the site',
  largeText: 'Large text',
  hotline: 'Visitor hotline',
  hours: 'Opening hours',
  lastEntry: 'Last entry',
  top: 'Back to top ↑',
  here: 'You are here',
  announcements: 'Announcements',
  lead: 'Opening hours, transport, trails, tickets and safety: every announcement from the scenic area.',
  filter: 'Filter by category',
  all: 'All',
  now: 'In effect',
  ahead: 'Coming',
  open: 'Other announcements',
  over: 'Past',
  ended: 'Ended',
  pages: 'Pages',
  next: 'Next',
  subscribe: 'Subscribe',
  days: 'Dates',
  share: 'Share',
  copy: 'Copy link',
  print: 'Print',
  neighbours: 'Previous and next',
  previousOne: 'Previous',
  nextOne: 'Next',
  official: 'official website: tickets, places to stay and map',
  about:
    'official website: today’s opening hours, tickets, places to stay and eat, the map, directions, announcements and events.',
  buy: 'Buy tickets',
  map: 'Map',
  gettingHere: 'Getting here',
  today: 'Today',
  adult: 'for an adult',
  latest: 'Mountain notices',
  allAnnouncements: 'All announcements',
  plans: 'Plans for today',
  minutes: 'minutes',
  seeAll: 'See all',
  coming: 'What’s on',
  allActivities: 'All events',
  guide: 'Find your way',
  guideText:
    'Every place and trail on one map: when it opens, whether there are steps, how far it is from the gate, how long the walk takes and how much it climbs.',
  openMap: 'Open the map',
}

export const messages: Record<Language, typeof zh> = { zh, en }

interface FooterGroup {
  id: string
  title: Record<Language, string>
  links: (Record<Language, string> & { path: string })[]
}

export const footerGroups: FooterGroup[] = [
  {
    id: 'before',
    title: { zh: '行前', en: 'Before you come' },
    links: [
      { path: '/service/conditions', zh: '今日开放情况', en: 'What is open today' },
      { path: '/service/traffic', zh: '怎么来', en: 'Getting here' },
      { path: '/infomation/guide', zh: '导览地图', en: 'Guide map' },
      { path: '/service/strategy', zh: '游玩攻略', en: 'Ideas for a visit' },
      { path: '/infomation/announcement', zh: '公告', en: 'Announcements' },
      { path: '/infomation/activity', zh: '近期活动', en: 'What’s on' },
    ],
  },
  {
    id: 'booking',
    title: { zh: '预订', en: 'Booking' },
    links: [
      { path: '/mall/ticket', zh: '门票与价格', en: 'Tickets and prices' },
      { path: '/mall/hotel', zh: '住宿', en: 'Places to stay' },
      { path: '/mall/restaurant', zh: '餐饮', en: 'Places to eat' },
      { path: '/mall/shopping', zh: '本地好物', en: 'Local products' },
    ],
  },
  {
    id: 'help',
    title: { zh: '帮助', en: 'Help' },
    links: [
      { path: '/service/qa', zh: '常见问题', en: 'Questions' },
      { path: '/infomation/contact#lost', zh: '失物招领', en: 'Lost property' },
      { path: '/service/complain', zh: '投诉建议', en: 'Complaints' },
      { path: '/infomation/contact', zh: '联系我们', en: 'Contact' },
      { path: '/accessibility', zh: '无障碍声明', en: 'Accessibility' },
    ],
  },
]
