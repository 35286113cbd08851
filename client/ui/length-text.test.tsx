import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { LengthText } from './length-text.tsx'

it.each([
  [806, '810 m'],
  [994, '990 m'],
  [996, '1 km'],
  [1520, '1.5 km'],
  [5000, '5 km'],
])('tells %d metres as %s', (metres, told) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en-GB">
      <LengthText metres={metres} />
    </IntlProvider>,
  )
  expect(html).toBe(told)
})
