import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { TelephoneLink } from '../../../client/ui/telephone-link.tsx'
import type { Site } from '../../../contract/scenic.ts'

/** The hotline, and when somebody answers it. */
export function Hotline({ site: { telephone, telephoneHours } }: { site: Site }): ReactNode {
  if (telephoneHours === undefined) return <TelephoneLink number={telephone} />
  return (
    <FormattedMessage
      id="hotline.withHours"
      defaultMessage="{telephone}（{hours}）"
      description="The telephone number of the hotline and when it is answered"
      values={{ telephone: <TelephoneLink number={telephone} />, hours: telephoneHours }}
    />
  )
}
