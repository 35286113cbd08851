import { defineMessages, type IntlShape } from 'react-intl'
import { COMPLAINT_CATEGORIES } from '../../../contract/complaint.ts'

const categories = defineMessages({
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

/** What a complaint can be about, in words. */
export function categoryChoices(intl: IntlShape): { value: string; label: string }[] {
  return COMPLAINT_CATEGORIES.map((value) => ({
    value,
    label: intl.formatMessage(categories[value]),
  }))
}
