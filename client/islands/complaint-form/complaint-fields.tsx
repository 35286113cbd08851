import type { InputHTMLAttributes, ReactNode } from 'react'
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl'
import { COMPLAINT_CATEGORIES } from '../../../contract/complaint.ts'
import { categoryNames } from '../../../shared/complaint/categories.ts'
import type { ComplaintField } from '../../../shared/complaint/form.ts'
import { Choices, Field, fieldsInOrder, useFormState } from './field.tsx'

type TypedField = Exclude<ComplaintField, 'category' | 'code'>

const labels = defineMessages({
  category: { id: 'complaintForm.category', defaultMessage: '事由' },
  name: { id: 'complaintForm.name', defaultMessage: '怎么称呼您' },
  phone: { id: 'complaintForm.phone', defaultMessage: '电话' },
  email: { id: 'complaintForm.email', defaultMessage: '邮箱' },
  visitDate: { id: 'complaintForm.visitDate', defaultMessage: '游览日期' },
  orderNumber: { id: 'complaintForm.orderNumber', defaultMessage: '订单号（选填）' },
  content: { id: 'complaintForm.content', defaultMessage: '发生了什么' },
})

const hints: Partial<Record<TypedField, MessageDescriptor>> = defineMessages({
  phone: {
    id: 'complaintForm.phoneHint',
    defaultMessage: '留了邮箱可以不填。11 位手机号、带区号的座机，或以 + 和国家代码开头的号码。',
  },
  email: { id: 'complaintForm.emailHint', defaultMessage: '留了电话可以不填。' },
  orderNumber: {
    id: 'complaintForm.orderNumberHint',
    defaultMessage: '门票、住宿或商品订单的编号。',
  },
  content: {
    id: 'complaintForm.contentHint',
    defaultMessage: '时间、地点、经过；失物写明是什么、什么颜色、丢在哪里。10 到 2000 个字。',
  },
})

const INPUTS: Readonly<
  Record<Exclude<TypedField, 'content'>, InputHTMLAttributes<HTMLInputElement>>
> = {
  name: { autoComplete: 'name', required: true },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  visitDate: { type: 'date', required: true },
  orderNumber: { autoComplete: 'off' },
}

/** All fields except the captcha, with the values that were already typed. */
export function ComplaintFields(): ReactNode {
  const intl = useIntl()
  const { language } = useFormState()
  const choices = COMPLAINT_CATEGORIES.map((value) => ({
    value,
    label: intl.formatMessage(categoryNames[value]),
  }))
  return (
    <>
      <Choices name="category" label={intl.formatMessage(labels.category)} choices={choices} />
      {fieldsInOrder(language)
        .filter((name) => name !== 'category' && name !== 'code')
        .map((name) => (
          <TextField key={name} name={name} />
        ))}
    </>
  )
}

function TextField({ name }: { name: TypedField }): ReactNode {
  const intl = useIntl()
  const { initial } = useFormState()
  const hint = hints[name]
  return (
    <Field
      name={name}
      label={intl.formatMessage(labels[name])}
      hint={hint && intl.formatMessage(hint)}
    >
      {(control) =>
        name === 'content' ? (
          <textarea {...control} defaultValue={initial[name]} rows={8} required />
        ) : (
          <input {...control} defaultValue={initial[name]} {...INPUTS[name]} />
        )
      }
    </Field>
  )
}
