import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { UrgentHotline } from '../../../client/ui/hotline.tsx'
import type { Refusal } from '../../../shared/complaint/form.ts'
import { formFailureText } from '../../../shared/complaint/texts.ts'
import type { Site } from '../../../contract/menu.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'

interface ComplaintRefusalProps {
  reason: Refusal
  language: Language
  site: Site
}

/** Why a form was refused unread, and what the visitor can do. */
export function ComplaintRefusal({ reason, language, site }: ComplaintRefusalProps): ReactNode {
  return (
    <section className="receipt">
      <h2>
        <FormattedMessage
          id="complaintRefusal.title"
          defaultMessage="没有收下"
          description="Heading of the page that says why a posted form was not accepted"
        />
      </h2>
      <p>{formFailureText(useIntl(), language, { kind: reason })}</p>
      <ul className="more ways-on">
        <li>
          <a href={href(language, 'complaint')}>
            <FormattedMessage
              id="complaintRefusal.form"
              defaultMessage="去填写投诉建议"
              description="Link to the empty complaint form"
            />
          </a>
        </li>
        <li>
          <UrgentHotline site={site} />
        </li>
      </ul>
    </section>
  )
}
