import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JsonScript } from './island.tsx'

it('JSON in a script is complete, and cannot end the script, begin another or break a line', () => {
  const json = { name: '</script><!--&amp;\u2028\u2029' }
  const html = renderToStaticMarkup(<JsonScript json={json} type="application/ld+json" />)
  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? []
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(json)
})
