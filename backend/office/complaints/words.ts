import { defineMessages } from 'react-intl'
import type { COMPLAINT_CATEGORIES } from '../../../contract/complaint.ts'

/** The states of a complaint in their usual order. */
export const STATES = ['new', 'work', 'answered', 'closed'] as const
export type State = (typeof STATES)[number]

export const CHANNELS = ['phone', 'email', 'person'] as const
export type Channel = (typeof CHANNELS)[number]

export type Category = (typeof COMPLAINT_CATEGORIES)[number]

export const stateNames = defineMessages({
  new: { id: 'office.complaints.state.new', defaultMessage: '新收到' },
  work: { id: 'office.complaints.state.work', defaultMessage: '处理中' },
  answered: { id: 'office.complaints.state.answered', defaultMessage: '已答复' },
  closed: { id: 'office.complaints.state.closed', defaultMessage: '已办结' },
}) satisfies Record<State, unknown>

export const channelNames = defineMessages({
  phone: { id: 'office.complaints.channel.phone', defaultMessage: '电话' },
  email: { id: 'office.complaints.channel.email', defaultMessage: '邮件' },
  person: { id: 'office.complaints.channel.person', defaultMessage: '当面' },
}) satisfies Record<Channel, unknown>

/** The labels of a complaint's fields. Its page and the export use them. */
export const fieldNames = defineMessages({
  receipt: { id: 'office.complaints.field.receipt', defaultMessage: '受理编号' },
  receivedAt: { id: 'office.complaints.field.receivedAt', defaultMessage: '收到时间' },
  category: { id: 'office.complaints.field.category', defaultMessage: '事由' },
  state: { id: 'office.complaints.field.state', defaultMessage: '状态' },
  answerDue: { id: 'office.complaints.field.answerDue', defaultMessage: '答复期限' },
  settleDue: { id: 'office.complaints.field.settleDue', defaultMessage: '办结期限' },
  visitDate: { id: 'office.complaints.field.visitDate', defaultMessage: '游玩日期' },
  language: { id: 'office.complaints.field.language', defaultMessage: '语言' },
  name: { id: 'office.complaints.field.name', defaultMessage: '称呼' },
  phone: { id: 'office.complaints.field.phone', defaultMessage: '电话' },
  email: { id: 'office.complaints.field.email', defaultMessage: '邮箱' },
  orderNumber: { id: 'office.complaints.field.orderNumber', defaultMessage: '订单号' },
  content: { id: 'office.complaints.field.content', defaultMessage: '内容' },
  assignee: { id: 'office.complaints.field.assignee', defaultMessage: '经办人' },
  answer: { id: 'office.complaints.field.answer', defaultMessage: '答复内容' },
  channel: { id: 'office.complaints.field.channel', defaultMessage: '答复方式' },
  answeredAt: { id: 'office.complaints.field.answeredAt', defaultMessage: '答复时间' },
  closedAt: { id: 'office.complaints.field.closedAt', defaultMessage: '办结时间' },
})
