import { defineMessages } from '@formatjs/intl'
import type { COMPLAINT_CATEGORIES } from '../../contract/complaint.ts'

/** The names of the subjects of a complaint, by value of `category`. */
export const categoryNames = defineMessages({
  lost: { id: 'complaintForm.category.lost', defaultMessage: '失物' },
  service: { id: 'complaintForm.category.service', defaultMessage: '服务' },
  ticket: { id: 'complaintForm.category.ticket', defaultMessage: '票务' },
  safety: { id: 'complaintForm.category.safety', defaultMessage: '安全' },
  facility: { id: 'complaintForm.category.facility', defaultMessage: '设施' },
  price: { id: 'complaintForm.category.price', defaultMessage: '价格' },
  praise: { id: 'complaintForm.category.praise', defaultMessage: '表扬' },
  other: { id: 'complaintForm.category.other', defaultMessage: '其他' },
} satisfies Record<(typeof COMPLAINT_CATEGORIES)[number], object>)
