/** The editor's own interface has these languages, whatever the site's. */
export const EDITOR_LANGUAGES = ['zh', 'en'] as const
export type EditorLanguage = (typeof EDITOR_LANGUAGES)[number]

type Words = readonly [zh: string, en: string]

/** The names of all fields in the editor's forms. A test finds fields without one. */
const LABELS: Readonly<Record<string, Words>> = {
  access: ['怎么到达', 'How to get there'],
  accessible: ['无台阶可达', 'Step-free'],
  address: ['地址', 'Address'],
  admits: ['可入园的人', 'Admits'],
  affects: ['影响', 'Affects'],
  alt: ['图片说明', 'Words for the picture'],
  answer: ['回答', 'Answer'],
  area: ['面积（平方米）', 'Area (m²)'],
  at: ['时刻', 'Time of day'],
  attachments: ['附件', 'Attachments'],
  audience: ['适用人群', 'For whom'],
  availability: ['余票', 'Tickets left'],
  bed: ['床型', 'Beds'],
  bestTime: ['最佳时间', 'Best time'],
  booking: ['预订', 'Booking'],
  breakfast: ['含早餐', 'Breakfast included'],
  by: ['方式', 'By'],
  categories: ['分类', 'Categories'],
  category: ['分类', 'Category'],
  checkIn: ['入住时间', 'Check-in from'],
  checkOut: ['退房时间', 'Check-out until'],
  closed: ['全天关闭', 'Closed all day'],
  closes: ['关闭', 'Closes'],
  content: ['正文', 'Text'],
  coordinates: ['坐标', 'Coordinates'],
  cutoff: ['停售时间', 'Sale ends'],
  day: ['日期', 'Day'],
  daysBefore: ['提前天数', 'Days before'],
  cuisine: ['菜系', 'Cuisine'],
  degrees: ['度', 'Degrees'],
  departures: ['各方向班次', 'Departures'],
  description: ['描述', 'Description'],
  direction: ['方向', 'Direction'],
  difficulty: ['难度', 'Difficulty'],
  dishes: ['菜品', 'Dishes'],
  distanceMetres: ['步行距离（米）', 'Distance on foot (m)'],
  draft: ['草稿', 'Draft'],
  durationMinutes: ['总时长（分钟）', 'Duration (min)'],
  dogs: ['可带狗', 'Dogs'],
  endAt: ['结束', 'Ends'],
  event: ['时间和地点', 'When and where'],
  exceptions: ['例外日期', 'Exceptions'],
  facilities: ['设施', 'Facilities'],
  file: ['文件', 'File'],
  first: ['首班', 'First'],
  from: ['从', 'From'],
  gallery: ['更多图片', 'More pictures'],
  galleryAlt: ['更多图片的说明', 'Words for more pictures'],
  hours: ['营业时间（数据）', 'Opening hours as data'],
  id: ['编号', 'Id'],
  included: ['已包含', 'Included'],
  last: ['末班', 'Last'],
  lastDown: ['末班下行', 'Last ride down'],
  lastEntry: ['最晚进入', 'Last entry'],
  listPrice: ['窗口价（元）', 'Price at the window (yuan)'],
  minutes: ['分钟', 'Minutes'],
  name: ['名称', 'Name'],
  nearby: ['附近', 'Nearby'],
  nights: ['晚数', 'Nights'],
  notSold: ['不售日期', 'Not sold'],
  note: ['备注', 'Note'],
  occupancy: ['可住人数', 'Guests'],
  openingHours: ['开放时间', 'Opening hours'],
  opens: ['开放', 'Opens'],
  order: ['排序', 'Order'],
  pages: ['页面', 'Pages'],
  percent: ['退款比例（%）', 'Percent'],
  picture: ['图片', 'Picture'],
  place: ['地方', 'Place'],
  places: ['名额', 'Places'],
  plan: ['当日行程推荐', 'Plan for the day'],
  point: ['导览点', 'Point of the guide'],
  policy: ['住宿须知', 'House rules'],
  price: ['价格（元）', 'Price (yuan)'],
  prices: ['分时段价格', 'Prices of parts of the year'],
  publishAt: ['定时发布', 'Publish at'],
  publishedAt: ['发布日期', 'Published'],
  question: ['问题', 'Question'],
  rain: ['适合雨天', 'Suits rain'],
  reachedBy: ['到达所需设施', 'Reached by'],
  reason: ['原因', 'Reason'],
  recommended: ['推荐', 'Recommended'],
  refund: ['退改规则', 'Refunds'],
  refunds: ['退票规则（数据）', 'Refunds as data'],
  release: ['放票', 'Put on sale'],
  rides: ['需要的索道或船', 'Rides that it needs'],
  rooms: ['房型', 'Rooms'],
  sale: ['售卖规则', 'Sale'],
  season: ['季节', 'Season'],
  seasons: ['时段', 'Seasons'],
  seats: ['座位数', 'Seats'],
  sellers: ['销售点', 'Sellers'],
  services: ['服务项目', 'Services'],
  sessions: ['当日其他场次', 'Further openings of the day'],
  severity: ['程度', 'Severity'],
  signUp: ['报名方式', 'How to sign up'],
  signature: ['招牌菜', 'Signature dish'],
  slots: ['时段', 'Slots'],
  source: ['来源', 'Source'],
  specifications: ['规格', 'Specifications'],
  starRating: ['星级', 'Stars'],
  startBy: ['最晚出发', 'Latest start'],
  startAt: ['开始', 'Starts'],
  status: ['状态', 'Status'],
  stops: ['行程', 'Stops'],
  summary: ['摘要', 'Summary'],
  tags: ['标签', 'Tags'],
  telephone: ['电话', 'Telephone'],
  template: ['带参数的预订地址', 'Booking address with the choice'],
  time: ['时间', 'Time'],
  title: ['标题', 'Title'],
  to: ['到', 'To'],
  trails: ['步道', 'Trails'],
  until: ['截止时间', 'Until'],
  updatedAt: ['更新日期', 'Updated'],
  urgent: ['紧急', 'Urgent'],
  url: ['网址', 'Address on the web'],
  vacancies: ['剩余张数', 'Vacancies'],
  validUntil: ['有效至', 'Valid until'],
  validity: ['有效期', 'Validity'],
  value: ['内容', 'Value'],
  venue: ['地点', 'Venue'],
  view: ['窗外景色', 'View'],
  visitMinutes: ['游览时间（分钟）', 'Visit (min)'],
  visitors: ['游客类型', 'Visitors'],
  walkingMinutes: ['步行时间（分钟）', 'Walking (min)'],
  weekdays: ['星期', 'Weekdays'],
  withdrawAt: ['定时下线', 'Withdraw at'],
}

/** The names of the values that the contract lists. */
const VALUES: Readonly<Record<string, Words>> = {
  AVAILABLE: ['有票', 'Available'],
  CLOSED: ['停售', 'Closed'],
  FREESALE: ['不限量', 'Freesale'],
  LIMITED: ['不多了', 'Limited'],
  SOLD_OUT: ['售完', 'Sold out'],
  adult: ['成人', 'Adult'],
  available: ['可报名', 'Open'],
  boat: ['乘船', 'Boat'],
  bus: ['乘车', 'Bus'],
  child: ['儿童', 'Child'],
  closure: ['关闭', 'Closure'],
  easy: ['轻松', 'Easy'],
  false: ['否', 'No'],
  friday: ['星期五', 'Friday'],
  full: ['已满', 'Full'],
  hard: ['困难', 'Hard'],
  information: ['提示', 'Information'],
  moderate: ['适中', 'Moderate'],
  monday: ['星期一', 'Monday'],
  saturday: ['星期六', 'Saturday'],
  senior: ['老人', 'Senior'],
  small: ['幼儿', 'Small child'],
  student: ['学生', 'Student'],
  sunday: ['星期日', 'Sunday'],
  thursday: ['星期四', 'Thursday'],
  true: ['是', 'Yes'],
  tuesday: ['星期二', 'Tuesday'],
  unneeded: ['无需报名', 'Not needed'],
  walk: ['步行', 'On foot'],
  warning: ['提醒', 'Warning'],
  wednesday: ['星期三', 'Wednesday'],
}

/** Hints below fields that many people fill in wrongly. */
const HINTS: Readonly<Record<string, Words>> = {
  alt: ['有图片时必填：图上是什么。', 'Required with a picture: what it shows.'],
  coordinates: ['先经度，后纬度（高德坐标）。', 'Longitude, then latitude (GCJ-02).'],
  draft: ['草稿不会发布。', 'A draft is not published.'],
  file: ['public 文件夹里的文件名。', 'The name of a file in the folder public.'],
  publishAt: ['留空为立即发布。', 'Empty: at once.'],
  template: [
    '可用 {date}、{count}、{nights}、{persons}、{language}。',
    'May have {date}, {count}, {nights}, {persons} and {language}.',
  ],
  to: ['留空为一天；没有期限写 9999-12-31。', 'Empty: one day. Without an end: 9999-12-31.'],
}

/** The names of the kinds of content, by folder, and of the other parts of the editor. */
const PARTS: Readonly<Record<string, Words>> = {
  activities: ['活动', 'Activities'],
  announcements: ['公告', 'Announcements'],
  culture: ['文化', 'Culture'],
  hotels: ['酒店', 'Hotels'],
  news: ['新闻', 'News'],
  notices: ['公示', 'Public notices'],
  products: ['商品', 'Products'],
  publicity: ['宣传', 'Publicity'],
  questions: ['问答', 'Questions'],
  restaurants: ['餐厅', 'Restaurants'],
  settings: ['分类和排序', 'Categories and order'],
  spots: ['景点', 'Sights'],
  strategies: ['攻略', 'Routes'],
  tickets: ['门票', 'Tickets'],
}

/** Messages for values that do not fit. */
export const ERRORS = {
  zh: {
    id: '只能用字母、数字、- 和 _，最多 64 个',
    pattern: '格式不对',
    price: '以元为单位，写小数点，例如 80.00',
    timeOfDay: '写成 08:00 这样的时间',
  },
  en: {
    id: 'Only letters, digits, - and _, 64 at most',
    pattern: 'Is not written as it should be',
    price: 'In yuan with a decimal point, such as 80.00',
    timeOfDay: 'A time of day such as 08:00',
  },
} as const satisfies Record<EditorLanguage, Record<string, string>>

const INDEX = { zh: 0, en: 1 } as const

/** Returns the label of a field. Throws if it has none. */
export function labelOf(name: string, language: EditorLanguage): string {
  return wordsIn(LABELS, name)[INDEX[language]]
}

/** Returns the label of a value. Throws if it has none. */
export function choiceLabel(value: string, language: EditorLanguage): string {
  return wordsIn(VALUES, value)[INDEX[language]]
}

/** Returns the name of a kind of content by its folder. Throws if it has none. */
export function partLabel(folder: string, language: EditorLanguage): string {
  return wordsIn(PARTS, folder)[INDEX[language]]
}

/** Returns the hint of a field; undefined if it needs none. */
export function hintOf(name: string, language: EditorLanguage): string | undefined {
  return HINTS[name]?.[INDEX[language]]
}

function wordsIn(table: Readonly<Record<string, Words>>, name: string): Words {
  const words = table[name]
  if (words === undefined) throw new Error(`tools/editor/words.ts: there is no label for ${name}`)
  return words
}
