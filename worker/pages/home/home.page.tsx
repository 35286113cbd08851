import { href } from '../../href.ts'
import { Late } from '../../render/late.tsx'
import { definePage } from '../define-page.ts'

export default definePage({
  route: 'home',
  layout: 'default',
  load: ({ backend, aside, languageId }) => ({
    recommendations: aside(backend('recommendations', { params: { languageId } })),
  }),
  head: ({ site }) => ({ title: site.name, description: site.slogan ?? site.name }),
  view: ({ data, site, language }) => (
    <>
      <h1>{site.name}</h1>
      <a href={href(language, 'mall/hotel-list')}>x</a>
      <Late of={data.recommendations}>
        {({ sections }) => sections.map((section) => <h2 key={section.id}>{section.title}</h2>)}
      </Late>
    </>
  ),
})
