import { REFUSED_CAPTCHA, REFUSED_FIELDS, REUSED_KEY } from '../../contract/answer.ts'
import type { EndpointName } from '../../contract/endpoints.ts'

const PROPOSAL_NOTE =
  'Takes a complaint. `/service/complain`. The same `idempotencyKey` with the same content is a ' +
  'retry: it answers the same receipt number, whatever has become of the captcha. The content is ' +
  'all but `uuid`, `code` and `languageId`; whitespace does not count. ' +
  `Refused with \`code\` ${REFUSED_CAPTCHA} if the captcha is unknown, used, expired or answered ` +
  `wrongly, ${REFUSED_FIELDS} for a wrong field, ${REUSED_KEY} if the key belongs to a complaint ` +
  'with other content; `msg` then gives the receipt number of that one. No receipt number is ' +
  'given twice, even after rows were deleted.'

/** What each call is for, and the pages that show it. */
export const CALL_NOTES: Readonly<Record<EndpointName, string>> = {
  menu: 'Menu, facts of the site and alerts. Every page.',
  recommendations: 'What the home page recommends, and how things stand today. `/`',
  scenic:
    'The area itself, and how to arrive. `/scenic/intro`, `/service/traffic`, `/infomation/contact`',
  messageList: 'News, activities or notices. `/scenic/information`, `/infomation/activity`, `/`',
  messageDetail: 'One of them. `/scenic/information/{id}`, `/infomation/activity/{id}`',
  pointList: 'Places worth seeing, told at length. `/scenic/publicity`',
  pointDetail: 'One of them. `/scenic/publicity/{id}`',
  guide: 'The guide map. `/infomation/guide`, `/`',
  strategyList: 'Visit guides. `/service/strategy`',
  strategyDetail: 'One of them. `/service/strategy/{id}`',
  questionList: 'Questions and answers. `/service/qa`',
  captcha: 'A sum as a picture, single use, five minutes. `/service/complain`',
  proposal: PROPOSAL_NOTE,
  hotelCategories: 'The categories of hotels. `/mall/hotel`',
  goodsList: 'Hotels, restaurants or goods. `/mall`, `/mall/hotel`, `/mall/restaurant`',
  goodsDetail: 'A hotel or a restaurant. `/mall/hotel/{id}`, `/mall/restaurant/{id}`',
  ticketList: 'All tickets. `/mall/ticket`, `/mall`',
  ticketInstructions: 'What to know before buying one. `/mall/ticket`',
  cultureList: 'Articles. `/infomation/corporateCulture`',
  cultureDetail: 'One of them. `/infomation/corporateCulture/{id}`',
  announcementList: 'Announcements. `/infomation/announcement`, `/`',
  announcementDetail: 'One of them. `/infomation/announcement/{id}`',
  scenicSpot: 'One spot of the area. `/scenic/intro`',
  productTypes: 'The categories of products. `/mall/shopping`',
  productList: 'Products. `/mall/shopping`, `/mall`',
  productDetail: 'One of them. `/mall/shopping/{id}`',
  childGuide: 'A guide map that belongs to another. `/infomation/guide?map={id}`',
}
