import { defineMessages } from '@formatjs/intl'
import type { COMPLAINT_CATEGORIES } from '../../contract/complaint.ts'

/** The subjects of a complaint, by the values of `category`. */
export const categoryNames = defineMessages({
  lost: {
    id: 'complaintForm.category.lost',
    defaultMessage: '失物',
    description: 'What is written about: a thing that was lost, and is looked for',
  },
  service: {
    id: 'complaintForm.category.service',
    defaultMessage: '服务',
    description: 'What a complaint is about: staff and service',
  },
  ticket: {
    id: 'complaintForm.category.ticket',
    defaultMessage: '票务',
    description: 'What a complaint is about: tickets and refunds',
  },
  safety: {
    id: 'complaintForm.category.safety',
    defaultMessage: '安全',
    description: 'What a complaint is about: safety',
  },
  facility: {
    id: 'complaintForm.category.facility',
    defaultMessage: '设施',
    description: 'What a complaint is about: facilities, paths, toilets',
  },
  price: {
    id: 'complaintForm.category.price',
    defaultMessage: '价格',
    description: 'What a complaint is about: prices',
  },
  praise: {
    id: 'complaintForm.category.praise',
    defaultMessage: '表扬',
    description: 'Not a complaint but praise',
  },
  other: {
    id: 'complaintForm.category.other',
    defaultMessage: '其他',
    description: 'What a complaint is about: something else',
  },
} satisfies Record<(typeof COMPLAINT_CATEGORIES)[number], object>)
