import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Submission } from '../define-page.ts'
import { categoryChoices } from './complaint-choices.ts'
import { faultText } from './complaint-faults.ts'
import { Choices, Field } from './complaint-field.tsx'
import type { ComplaintField } from './read-complaint.ts'

interface FieldsProps {
  submission: Submission | undefined
}

/** What a visitor fills in, all but the captcha, with what was typed before. */
export function ComplaintFields({ submission }: FieldsProps): ReactNode {
  const intl = useIntl()
  return (
    <>
      <Choices
        name="category"
        label={intl.formatMessage({
          id: 'complaintForm.category',
          defaultMessage: '事由',
          description: 'Legend of the choice what a complaint is about',
        })}
        choices={categoryChoices(intl)}
        chosen={submission?.values['category']}
        fault={faultText(intl, 'category', submission)}
      />
      <PersonFields submission={submission} />
      <VisitFields submission={submission} />
      <ContentField submission={submission} />
    </>
  )
}

function PersonFields({ submission }: FieldsProps): ReactNode {
  const intl = useIntl()
  return (
    <>
      <Field
        name="name"
        label={intl.formatMessage({
          id: 'complaintForm.name',
          defaultMessage: '怎么称呼您',
          description: 'Label of the field for the name',
        })}
        fault={faultText(intl, 'name', submission)}
      >
        {(control) => (
          <input {...control} {...typed('name', submission)} autoComplete="name" required />
        )}
      </Field>
      <Field
        name="phone"
        label={intl.formatMessage({
          id: 'complaintForm.phone',
          defaultMessage: '电话',
          description: 'Label of the field for the telephone number',
        })}
        hint={intl.formatMessage({
          id: 'complaintForm.phoneHint',
          defaultMessage: '只用来答复您。11 位手机号，或以 + 和国家代码开头的号码。',
          description: 'Beside the field for the telephone number: what for, and how to write it',
        })}
        fault={faultText(intl, 'phone', submission)}
      >
        {(control) => (
          <input
            {...control}
            {...typed('phone', submission)}
            type="tel"
            autoComplete="tel"
            required
          />
        )}
      </Field>
      <Field
        name="email"
        label={intl.formatMessage({
          id: 'complaintForm.email',
          defaultMessage: '邮箱（选填）',
          description: 'Label of the field for the e-mail address, which may stay empty',
        })}
        fault={faultText(intl, 'email', submission)}
      >
        {(control) => (
          <input {...control} {...typed('email', submission)} type="email" autoComplete="email" />
        )}
      </Field>
    </>
  )
}

function VisitFields({ submission }: FieldsProps): ReactNode {
  const intl = useIntl()
  return (
    <>
      <Field
        name="visitDate"
        label={intl.formatMessage({
          id: 'complaintForm.visitDate',
          defaultMessage: '游览日期',
          description: 'Label of the field for the date of the visit',
        })}
        fault={faultText(intl, 'visitDate', submission)}
      >
        {(control) => (
          <input {...control} {...typed('visitDate', submission)} type="date" required />
        )}
      </Field>
      <Field
        name="orderNumber"
        label={intl.formatMessage({
          id: 'complaintForm.orderNumber',
          defaultMessage: '订单号（选填）',
          description: 'Label of the field for an order number, which may stay empty',
        })}
        hint={intl.formatMessage({
          id: 'complaintForm.orderNumberHint',
          defaultMessage: '门票、住宿或商品的订单，在短信或邮件里。',
          description: 'Beside the field for an order number: where to find it',
        })}
        fault={faultText(intl, 'orderNumber', submission)}
      >
        {(control) => (
          <input {...control} {...typed('orderNumber', submission)} autoComplete="off" />
        )}
      </Field>
    </>
  )
}

function ContentField({ submission }: FieldsProps): ReactNode {
  const intl = useIntl()
  return (
    <Field
      name="content"
      label={intl.formatMessage({
        id: 'complaintForm.content',
        defaultMessage: '发生了什么',
        description: 'Label of the field for the complaint itself',
      })}
      hint={intl.formatMessage({
        id: 'complaintForm.contentHint',
        defaultMessage: '时间、地点、经过，10 到 2000 个字。',
        description:
          'Beside the field for the complaint itself: what to write, and how long it may be',
      })}
      fault={faultText(intl, 'content', submission)}
    >
      {(control) => <textarea {...control} {...typed('content', submission)} rows={8} required />}
    </Field>
  )
}

function typed(field: ComplaintField, submission: Submission | undefined) {
  return { defaultValue: submission?.values[field] ?? '' }
}
