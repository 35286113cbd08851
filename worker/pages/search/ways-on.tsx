import type { ReactNode } from 'react'
import { HotlineFact } from '../../../client/ui/site-facts.tsx'
import type { Site } from '../../../contract/menu.ts'
import type { Language } from '../../../locales/languages.ts'
import { PageLinks } from '../page-links.tsx'
import { titles } from '../titles.ts'

/** Where most questions are answered, and whom to ask. */
export function WaysOn({ language, site }: { language: Language; site: Site }): ReactNode {
  return (
    <div className="search-ways">
      <PageLinks
        language={language}
        to={[
          { route: 'service/questions', words: titles.questions },
          { route: 'mall/ticket-list', words: titles.tickets },
          { route: 'information/guide', words: titles.guide },
          { route: 'service/traffic', words: titles.traffic },
          { route: 'information/contact', words: titles.contact },
        ]}
      />
      <p>
        <HotlineFact site={site} />
      </p>
    </div>
  )
}
