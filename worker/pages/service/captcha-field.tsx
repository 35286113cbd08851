import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Captcha } from '../../../contract/complaint.ts'
import type { Site } from '../../../contract/scenic.ts'
import { controlId, Field } from './complaint-field.tsx'
import { Hotline } from './hotline.tsx'

interface CaptchaFieldProps {
  /** Nothing where none could be had. */
  captcha: Captcha | null
  site: Site
  fault: string | undefined
}

/** The picture of a sum and a field for its result; who can't see it is told the other way. */
export function CaptchaField({ captcha, site, fault }: CaptchaFieldProps): ReactNode {
  const intl = useIntl()
  if (captcha === null) return <NoCaptcha site={site} />
  return (
    <>
      <input type="hidden" name="uuid" value={captcha.uuid} />
      <Field
        name="code"
        label={intl.formatMessage({
          id: 'complaintForm.code',
          defaultMessage: '请算一算图里的算式',
          description: 'Label of the field for the result of the sum in the captcha',
        })}
        hint={
          <FormattedMessage
            id="complaintForm.codeHint"
            defaultMessage="用来挡住机器，五分钟内有效。看不见或看不清图的，请拨 {hotline}，我们替您记下。"
            description="Beside the captcha: why it is there, and the way for those who can't see it"
            values={{ hotline: <Hotline site={site} /> }}
          />
        }
        fault={fault}
      >
        {(control) => (
          <div className="captcha">
            <img
              className="captcha-picture"
              src={captcha.img}
              alt={intl.formatMessage({
                id: 'complaintForm.codePicture',
                defaultMessage: '写着一道算式的图片',
                description:
                  'What the captcha is, for those who do not see it; must not tell the sum',
              })}
            />
            <input
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              size={4}
              required
            />
          </div>
        )}
      </Field>
    </>
  )
}

function NoCaptcha({ site }: { site: Site }): ReactNode {
  return (
    <p className="captcha-missing" id={controlId('code')} tabIndex={-1}>
      <FormattedMessage
        id="complaintForm.noCaptcha"
        defaultMessage="现在取不到验证用的算式图，暂时不能在网上受理。写下的内容不会丢：点“提交”会再取一次图；也可以直接拨 {hotline}，我们替您记下。"
        description="In the place of the captcha when it could not be had"
        values={{ hotline: <Hotline site={site} /> }}
      />
    </p>
  )
}
