import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Cover } from './item-list.tsx'

it('an item without a picture has a coloured placeholder', () => {
  const image = { src: '/pictures/a.webp', width: 3, height: 2, alt: '灯塔' }
  expect(renderToStaticMarkup(<Cover image={image} sizes="50vw" />)).toContain('alt="灯塔"')
  expect(renderToStaticMarkup(<Cover image={undefined} sizes="50vw" />)).toMatch(
    /^<span class="picture" style="--colour:radial-gradient[^"]+"><\/span>$/,
  )
})
