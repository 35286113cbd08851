import type { ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { COMPLAINT_CATEGORIES } from '../../../contract/complaint.ts'
import { categoryNames } from '../../../shared/complaint/categories.ts'
import { Choices, Field, useFormState, isEmailFirst } from './field.tsx'

/** All fields except the captcha, with the values that were already typed. */
export function ComplaintFields(): ReactNode {
  const intl = useIntl()
  return (
    <>
      <Choices
        name="category"
        label={intl.formatMessage({ id: 'complaintForm.category', defaultMessage: '事由' })}
        choices={categoryChoices(intl)}
      />
      <PersonFields />
      <VisitFields />
      <ContentField />
    </>
  )
}

function PersonFields(): ReactNode {
  const intl = useIntl()
  const { initial, language } = useFormState()
  return (
    <>
      <Field
        name="name"
        label={intl.formatMessage({ id: 'complaintForm.name', defaultMessage: '怎么称呼您' })}
      >
        {(control) => (
          <input {...control} defaultValue={initial['name']} autoComplete="name" required />
        )}
      </Field>
      {isEmailFirst(language) ? (
        <>
          <EmailField />
          <PhoneField />
        </>
      ) : (
        <>
          <PhoneField />
          <EmailField />
        </>
      )}
    </>
  )
}

function PhoneField(): ReactNode {
  const intl = useIntl()
  const { initial } = useFormState()
  return (
    <Field
      name="phone"
      label={intl.formatMessage({ id: 'complaintForm.phone', defaultMessage: '电话' })}
      hint={intl.formatMessage({
        id: 'complaintForm.phoneHint',
        defaultMessage:
          '留了邮箱可以不填。11 位手机号、带区号的座机，或以 + 和国家代码开头的号码。',
      })}
    >
      {(control) => (
        <input {...control} defaultValue={initial['phone']} type="tel" autoComplete="tel" />
      )}
    </Field>
  )
}

function EmailField(): ReactNode {
  const intl = useIntl()
  const { initial } = useFormState()
  return (
    <Field
      name="email"
      label={intl.formatMessage({ id: 'complaintForm.email', defaultMessage: '邮箱' })}
      hint={intl.formatMessage({
        id: 'complaintForm.emailHint',
        defaultMessage: '留了电话可以不填。',
      })}
    >
      {(control) => (
        <input {...control} defaultValue={initial['email']} type="email" autoComplete="email" />
      )}
    </Field>
  )
}

function VisitFields(): ReactNode {
  const intl = useIntl()
  const { initial } = useFormState()
  return (
    <>
      <Field
        name="visitDate"
        label={intl.formatMessage({ id: 'complaintForm.visitDate', defaultMessage: '游览日期' })}
      >
        {(control) => (
          <input {...control} defaultValue={initial['visitDate']} type="date" required />
        )}
      </Field>
      <Field
        name="orderNumber"
        label={intl.formatMessage({
          id: 'complaintForm.orderNumber',
          defaultMessage: '订单号（选填）',
        })}
        hint={intl.formatMessage({
          id: 'complaintForm.orderNumberHint',
          defaultMessage: '门票、住宿或商品订单的编号。',
        })}
      >
        {(control) => (
          <input {...control} defaultValue={initial['orderNumber']} autoComplete="off" />
        )}
      </Field>
    </>
  )
}

function ContentField(): ReactNode {
  const intl = useIntl()
  const { initial } = useFormState()
  return (
    <Field
      name="content"
      label={intl.formatMessage({ id: 'complaintForm.content', defaultMessage: '发生了什么' })}
      hint={intl.formatMessage({
        id: 'complaintForm.contentHint',
        defaultMessage: '时间、地点、经过；失物写明是什么、什么颜色、丢在哪里。10 到 2000 个字。',
      })}
    >
      {(control) => <textarea {...control} defaultValue={initial['content']} rows={8} required />}
    </Field>
  )
}

/** Returns the subjects for complaints, with their names. */
function categoryChoices(intl: IntlShape): { value: string; label: string }[] {
  return COMPLAINT_CATEGORIES.map((value) => ({
    value,
    label: intl.formatMessage(categoryNames[value]),
  }))
}
