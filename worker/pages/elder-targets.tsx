import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { dialled } from '../../client/shared/dialled.ts'
import { TOILETS } from '../../contract/guide.ts'
import type { Site } from '../../contract/scenic.ts'
import type { Language } from '../../locales/languages.ts'
import { href } from '../href.ts'

interface ElderTargetsProps {
  language: Language
  site: Site
}

/** What readers of large text come for, as four big targets on the pages that help; others do not see them. */
export function ElderTargets({ language, site: { telephone } }: ElderTargetsProps): ReactNode {
  return (
    <ul className="elder-on elder-targets">
      <li>
        <a className="button" href={`tel:${dialled(telephone)}`}>
          <FormattedMessage
            id="elderTargets.call"
            defaultMessage="打电话问"
            description="Big button for readers of large text: rings the hotline; very short"
          />
        </a>
      </li>
      <li>
        <a className="button" href={href(language, 'mall/ticket-list')}>
          <FormattedMessage
            id="elderTargets.tickets"
            defaultMessage="买票"
            description="Big button for readers of large text: leads to the tickets; very short"
          />
        </a>
      </li>
      <li>
        <a className="button" href={href(language, 'information/guide')}>
          <FormattedMessage
            id="elderTargets.map"
            defaultMessage="看地图"
            description="Big button for readers of large text: leads to the guide map; very short"
          />
        </a>
      </li>
      <li>
        <a className="button" href={href(language, 'information/guide', {}, { category: TOILETS })}>
          <FormattedMessage
            id="elderTargets.toilets"
            defaultMessage="卫生间"
            description="Big button for readers of large text: leads to the toilets on the guide map; very short"
          />
        </a>
      </li>
    </ul>
  )
}
