import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { encodePage, InlineStyle } from './encode-page.tsx'

vi.mock(import('./build.ts'), () => import('../../tests/support/made-build.ts'))

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

it('puts the page’s own styles in their place', () => {
  const head = '<head><style-place of="home"></style-place><title>浅澜湾</title></head>'
  expect(decode(encodePage(head))).toBe(
    '<head><style data-href="/assets/page-a.css">p{color:red}h1{color:blue}</style><title>浅澜湾</title></head>',
  )
})

it('leaves a text without that place as it is', () => {
  expect(decode(encodePage('<p>浅澜湾 🏔</p>'))).toBe('<p>浅澜湾 🏔</p>')
})

it('has the same styles for a document that is drawn whole', () => {
  expect(decode(encodePage('<style-place of="error"></style-place>'))).toBe(
    renderToStaticMarkup(<InlineStyle of="error" />),
  )
})
