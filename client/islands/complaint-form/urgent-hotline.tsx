import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Hotline, type HotlineFacts } from '../../ui/hotline.tsx'

/** What to do about anything that can't wait for a form. */
export function UrgentHotline({ site }: { site: HotlineFacts }): ReactNode {
  return (
    <span>
      <FormattedMessage
        id="complaintForm.urgent"
        defaultMessage="着急的事请拨 {hotline}"
        description="Beside the complaint form, and below what kept a complaint from being sent"
        values={{ hotline: <Hotline site={site} /> }}
      />
    </span>
  )
}
