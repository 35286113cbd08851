import type { ReactNode } from 'react'
import { HotlineFact } from '../../../client/ui/site-facts.tsx'
import type { Site } from '../../../contract/menu.ts'
import type { Language } from '../../../locales/languages.ts'
import { PageLinks } from '../../parts/page-links.tsx'
import { titles } from '../index.ts'

/** Where most questions are answered, and whom to ask. */
export function WaysOn({ language, site }: { language: Language; site: Site }): ReactNode {
  return (
    <div className="search-ways">
      <PageLinks
        language={language}
        to={[
          { route: 'questions', words: titles.questions },
          { route: 'tickets', words: titles.tickets },
          { route: 'guide', words: titles.guide },
          { route: 'traffic', words: titles.traffic },
          { route: 'contact', words: titles.contact },
        ]}
      />
      <p>
        <HotlineFact site={site} />
      </p>
    </div>
  )
}
