import { expect, it, vi } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { SiteMark } from './site-picture.tsx'

vi.mock(import('../../shared/site.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  logo: '/logo.svg?v=1',
}))

it('a site without a seal shows its logo beside its name', () => {
  const page = draw(<SiteMark seal={undefined} />)
  expect(page.attribute(page.one('img'), 'src')).toBe('/logo.svg?v=1')
  expect(page.attribute(page.one('img'), 'alt')).toBe('')
})

it('a site with a seal shows no logo', () => {
  expect(draw(<SiteMark seal="浅澜" />).all('img')).toEqual([])
})
