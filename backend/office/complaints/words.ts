import { defineMessages } from 'react-intl'
import type { COMPLAINT_CATEGORIES } from '../../../contract/complaint.ts'

/** The states of a complaint, in the order of the work. */
export const STATES = ['new', 'work', 'answered', 'closed'] as const
export type State = (typeof STATES)[number]

/** How an answer is given. */
export const CHANNELS = ['phone', 'email', 'person'] as const
export type Channel = (typeof CHANNELS)[number]

export type Category = (typeof COMPLAINT_CATEGORIES)[number]

export const stateNames = defineMessages({
  new: {
    id: 'office.complaints.state.new',
    defaultMessage: '新收到',
    description: 'State of a complaint: nobody works on it',
  },
  work: {
    id: 'office.complaints.state.work',
    defaultMessage: '处理中',
    description: 'State of a complaint: somebody works on it',
  },
  answered: {
    id: 'office.complaints.state.answered',
    defaultMessage: '已答复',
    description: 'State of a complaint: the visitor has an answer',
  },
  closed: {
    id: 'office.complaints.state.closed',
    defaultMessage: '已办结',
    description: 'State of a complaint: nothing is left to do',
  },
}) satisfies Record<State, unknown>

export const channelNames = defineMessages({
  phone: {
    id: 'office.complaints.channel.phone',
    defaultMessage: '电话',
    description: 'How an answer was given: by telephone',
  },
  email: {
    id: 'office.complaints.channel.email',
    defaultMessage: '邮件',
    description: 'How an answer was given: by e-mail',
  },
  person: {
    id: 'office.complaints.channel.person',
    defaultMessage: '当面',
    description: 'How an answer was given: in person',
  },
}) satisfies Record<Channel, unknown>

/** The labels of a complaint's fields, on its page and in the export. */
export const fieldNames = defineMessages({
  receipt: {
    id: 'office.complaints.field.receipt',
    defaultMessage: '受理编号',
    description: 'Label: the receipt number of a complaint',
  },
  receivedAt: {
    id: 'office.complaints.field.receivedAt',
    defaultMessage: '收到时间',
    description: 'Label: when a complaint arrived',
  },
  category: {
    id: 'office.complaints.field.category',
    defaultMessage: '事由',
    description: 'Label: what a complaint is about',
  },
  state: {
    id: 'office.complaints.field.state',
    defaultMessage: '状态',
    description: 'Label: the state of a complaint',
  },
  answerDue: {
    id: 'office.complaints.field.answerDue',
    defaultMessage: '答复期限',
    description: 'Label: the last day for an answer',
  },
  settleDue: {
    id: 'office.complaints.field.settleDue',
    defaultMessage: '办结期限',
    description: 'Label: the last day on which a complaint must be settled',
  },
  visitDate: {
    id: 'office.complaints.field.visitDate',
    defaultMessage: '游玩日期',
    description: 'Label: the date of the visit',
  },
  language: {
    id: 'office.complaints.field.language',
    defaultMessage: '语言',
    description: 'Label: the language of the visitor',
  },
  name: {
    id: 'office.complaints.field.name',
    defaultMessage: '称呼',
    description: 'Label: the name of the visitor',
  },
  phone: {
    id: 'office.complaints.field.phone',
    defaultMessage: '电话',
    description: 'Label: the telephone number of the visitor',
  },
  email: {
    id: 'office.complaints.field.email',
    defaultMessage: '邮箱',
    description: 'Label: the e-mail address of the visitor',
  },
  orderNumber: {
    id: 'office.complaints.field.orderNumber',
    defaultMessage: '订单号',
    description: 'Label: the number of an order',
  },
  content: {
    id: 'office.complaints.field.content',
    defaultMessage: '内容',
    description: 'Label: what the visitor wrote',
  },
  assignee: {
    id: 'office.complaints.field.assignee',
    defaultMessage: '经办人',
    description: 'Label: the person who works on a complaint',
  },
  answer: {
    id: 'office.complaints.field.answer',
    defaultMessage: '答复内容',
    description: 'Label: the answer to the visitor',
  },
  channel: {
    id: 'office.complaints.field.channel',
    defaultMessage: '答复方式',
    description: 'Label: how the answer was given',
  },
  answeredAt: {
    id: 'office.complaints.field.answeredAt',
    defaultMessage: '答复时间',
    description: 'Label: when the answer was given',
  },
  closedAt: {
    id: 'office.complaints.field.closedAt',
    defaultMessage: '办结时间',
    description: 'Label: when a complaint was closed',
  },
})
