import { announcementListedNotes, announcementNotes } from '../../contract/announcement.ts'
import { REFUSED_CAPTCHA, REFUSED_FIELDS, REUSED_KEY } from '../../contract/answer.ts'
import { articleListedNotes, articleNotes } from '../../contract/article.ts'
import { captchaNotes, proposalNotes, receiptNotes } from '../../contract/complaint.ts'
import type { EndpointData, EndpointName } from '../../contract/endpoints.ts'
import { guideNotes } from '../../contract/guide.ts'
import { hotelListedNotes, hotelNotes } from '../../contract/hotel.ts'
import { listNotes } from '../../contract/listing.ts'
import { menuNotes } from '../../contract/menu.ts'
import { messageListedNotes, messageNotes } from '../../contract/message.ts'
import type { Notes } from '../../contract/notes.ts'
import { productListedNotes, productNotes } from '../../contract/product.ts'
import { pointListedNotes, pointNotes } from '../../contract/publicity.ts'
import { questionNotes } from '../../contract/question.ts'
import { recommendationNotes } from '../../contract/recommendations.ts'
import { restaurantListedNotes, restaurantNotes } from '../../contract/restaurant.ts'
import { scenicNotes } from '../../contract/scenic.ts'
import { spotNotes } from '../../contract/spot.ts'
import { strategyListedNotes, strategyNotes } from '../../contract/strategy.ts'
import { instructionNotes, ticketNotes } from '../../contract/ticket.ts'

const CATEGORIES = { list: 'The categories, in the order of the buttons.' }

const GOODS = {
  type: 'Which of the three kinds it is.',
  price:
    'Of a hotel that of its cheapest room for a night, of a restaurant the average for a guest. Fen as a whole number, yuan as a text with a decimal point, or an object of both parts.',
}

/** The notes of the fields of each answer. */
export const ANSWER_NOTES: { readonly [Name in EndpointName]: Notes<EndpointData<Name>> } = {
  menu: menuNotes(),
  recommendations: recommendationNotes(),
  scenic: scenicNotes(),
  messageList: listNotes(messageListedNotes()),
  messageDetail: messageNotes(),
  pointList: listNotes(pointListedNotes()),
  pointDetail: pointNotes(),
  guide: guideNotes(),
  childGuide: guideNotes(),
  strategyList: listNotes(strategyListedNotes()),
  strategyDetail: strategyNotes(),
  questionList: {
    list: ['The questions, shown in this order.', questionNotes()],
    categories: 'The groups of questions, in order.',
  },
  captcha: captchaNotes(),
  proposal: receiptNotes(),
  hotelCategories: CATEGORIES,
  goodsList: listNotes({
    ...hotelListedNotes(),
    ...restaurantListedNotes(),
    ...productListedNotes(),
    ...GOODS,
  }),
  goodsDetail: { ...hotelNotes(), ...restaurantNotes(), ...GOODS },
  ticketList: { list: ['The tickets, shown in this order.', ticketNotes()] },
  ticketInstructions: instructionNotes(),
  cultureList: listNotes(articleListedNotes()),
  cultureDetail: articleNotes(),
  announcementList: listNotes(announcementListedNotes()),
  announcementDetail: announcementNotes(),
  scenicSpot: spotNotes(),
  productTypes: CATEGORIES,
  productList: listNotes(productListedNotes()),
  productDetail: productNotes(),
}

/** The notes of path parameters, queries and bodies. */
export const PARAMETER_NOTES = {
  languageId: '1 Chinese, 2 English.',
  id: 'The id of the item.',
  page: 'From 1.',
  pageSize: 'Rows of a page, 100 at most.',
  category: 'The id of a category: only its rows, and `total` counts only them.',
  type: 'The kind of the items.',
}

/** The same for calls with fields of their own. */
export const INPUT_NOTES: Readonly<Partial<Record<EndpointName, object>>> = {
  captcha: {
    languageId: 'The language in which the sum is spoken: 1 Chinese (without it), 2 English.',
  },
  productList: { ...PARAMETER_NOTES, type: 'The id of a product type: only its rows.' },
  proposal: proposalNotes(),
}

const PROPOSAL_NOTE =
  'Takes a complaint. The same `idempotencyKey` with the same content is a retry: it answers the ' +
  'same receipt number, whatever has become of the captcha. The content is all but `uuid`, `code` ' +
  'and `languageId`; whitespace does not count. ' +
  `Refused with \`code\` ${REFUSED_CAPTCHA} if the captcha is unknown, used, expired or answered ` +
  `wrongly, ${REFUSED_FIELDS} for a wrong field, ${REUSED_KEY} if the key belongs to a complaint ` +
  'with other content; `msg` then gives the receipt number of that one. No receipt number is ' +
  'given twice, even after rows were deleted.'

/** What each call is for. */
export const CALL_NOTES: Readonly<Record<EndpointName, string>> = {
  menu: 'Menu, facts of the site and alerts.',
  recommendations: 'What the home page recommends, and how things stand today.',
  scenic: 'The area itself, and how to arrive.',
  messageList: 'News, activities or notices.',
  messageDetail: 'One of them.',
  pointList: 'Places worth seeing, each with an article.',
  pointDetail: 'One of them.',
  guide: 'The guide map.',
  strategyList: 'Visit guides.',
  strategyDetail: 'One of them.',
  questionList: 'Questions and answers.',
  captcha: 'A sum as a picture, single use, five minutes.',
  proposal: PROPOSAL_NOTE,
  hotelCategories: 'The categories of hotels.',
  goodsList: 'Hotels, restaurants or goods.',
  goodsDetail: 'A hotel or a restaurant.',
  ticketList: 'All tickets.',
  ticketInstructions: 'What to know before buying one.',
  cultureList: 'Articles.',
  cultureDetail: 'One of them.',
  announcementList: 'Announcements.',
  announcementDetail: 'One of them.',
  scenicSpot: 'One spot of the area.',
  productTypes: 'The categories of products.',
  productList: 'Products.',
  productDetail: 'One of them.',
  childGuide: 'A guide map that belongs to another.',
}
